import {
  answerContract,
  billAction,
  declineContractRequest,
  endContract,
  offerContract,
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  requestContract,
  withdrawContractRequest,
} from '@playhouse/platform-api/agent-contracts.ts'
import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import type { Account, Suite } from '../suite.ts'

const KIND: ContractKind = 'REALTIME_SALARY'

/** A contract is offered, accepted, changed and ended; requests are declined and taken back. */
export async function contracts(suite: Suite, agent: Account, below: Account | undefined): Promise<void> {
  const unreached = [
    offerContract,
    answerContract,
    endContract,
    requestContract,
    declineContractRequest,
    withdrawContractRequest,
  ]
  if (!below) return suite.needs('an agent below the given one', ...unreached)
  const { paymentPassword } = agent
  const paid = await suite.ok(processRealTimeSalary, { side: 'paid' }, { as: agent })
  const limit = Math.min(paid?.offerLimit ?? 0, 20)
  if (limit < 2) return suite.needs('an agent who may offer contracts', ...unreached)
  const offer = (basisPoints: number, name = 'answers') =>
    suite.ok(
      offerContract,
      { account: below.username, kind: KIND, terms: { period: 'D', basisPoints }, paymentPassword },
      {
        as: agent,
        name,
        refusals: { 'payment.password.wrong': 'the agent’s payment password (name:password:payment-password)' },
      },
    )
  await contractRequests(suite, agent, below)
  const first = await offer(1)
  if (!first) return
  await suite.refused(
    offerContract,
    { account: below.username, kind: KIND, terms: { period: 'D', basisPoints: 1 }, paymentPassword },
    'contract.offer.open',
    { as: agent, name: 'a second offer is refused' },
  )
  const shown = await receivedContract(suite, below, first.id)
  suite.same(
    processRealTimeSalary,
    'an offer is shown to who is offered it',
    shown && [shown.state, shown.terms.basisPoints, shown.upline],
    ['OFFERED', 1, agent.username],
  )
  if (!shown) return
  await suite.refused(answerContract, { id: shown.id, accept: true, termsHash: 'x', ending: [] }, 'contract.state', {
    as: below,
    name: 'terms that were not shown are refused',
  })
  const accepted = await suite.ok(
    answerContract,
    { id: shown.id, accept: true, termsHash: shown.termsHash, ending: [] },
    { as: below },
  )
  if (!accepted) return
  suite.same(answerContract, 'the contract is accepted', accepted.state, 'ACCEPTED')
  const changed = await offer(2, 'offers other terms')
  const changing = changed && (await receivedContract(suite, below, changed.id))
  if (changing) {
    const rejected = await suite.ok(
      answerContract,
      { id: changing.id, accept: false, termsHash: changing.termsHash, ending: [] },
      { as: below, name: 'rejects other terms' },
    )
    if (rejected)
      suite.same(
        answerContract,
        'rejected terms leave the contract',
        (await receivedContract(suite, below, shown.id))?.state,
        'ACCEPTED',
      )
  }
  await endingContract(suite, agent, below, shown.id)
}

async function endingContract(suite: Suite, agent: Account, below: Account, id: string): Promise<void> {
  const ended = await suite.ok(endContract, { id, ending: [] }, { as: agent })
  if (ended?.validUntil) suite.ahead(endContract, 'ends no earlier than now', ended.validUntil)
  const then = ended && (await receivedContract(suite, below, id))
  if (then) suite.same(endContract, 'is kept', [then.state, then.validUntil], [ended.state, ended.validUntil ?? null])
  if (ended)
    suite.check(endContract, 'the contract ends', ended.state === 'ENDING' || ended.state === 'TERMINATED', ended.state)
}

const receivedContract = async (suite: Suite, as: Account, id: string) =>
  (await suite.ok(processRealTimeSalary, { side: 'received' }, { as }))?.contracts.find(
    (contract) => contract.id === id,
  )

/** Requests are declined, or taken back. */
async function contractRequests(suite: Suite, agent: Account, below: Account): Promise<void> {
  const request = await suite.ok(
    requestContract,
    { kind: KIND, terms: { period: 'D', basisPoints: 2 }, note: 'My team has grown' },
    { as: below },
  )
  await suite.refused(
    requestContract,
    { kind: KIND, terms: { period: 'D', basisPoints: 3 } },
    'contract.request.open',
    { as: below, name: 'a second request is refused' },
  )
  if (request) {
    const requested = await suite.ok(processRealTimeSalary, { side: 'paid' }, { as: agent })
    const own = requested?.requests.find(({ id }) => id === request.id)
    suite.same(
      requestContract,
      'the upline sees what was sent',
      own && [own.note, own.terms.basisPoints, own.account],
      ['My team has grown', 2, below.username],
    )
    const declined = await suite.ok(declineContractRequest, { id: request.id, reason: 'Not yet' }, { as: agent })
    if (declined)
      suite.same(
        declineContractRequest,
        'the request is declined, with the reason',
        [declined.state, declined.request?.reason],
        ['DECLINED', 'Not yet'],
      )
  }
  const second = await suite.ok(
    requestContract,
    { kind: KIND, terms: { period: 'D', basisPoints: 2 } },
    { as: below, name: 'asks again' },
  )
  if (second) {
    const withdrawn = await suite.ok(withdrawContractRequest, { id: second.id }, { as: below })
    if (withdrawn) suite.same(withdrawContractRequest, 'the request is taken back', withdrawn.state, 'WITHDRAWN')
  }
}

/** Collects a bill that waits, or doubts one. */
export async function bills(suite: Suite, agent: Account): Promise<void> {
  await suite.party('operator', { act: 'make-bill', account: agent.username })
  for (const endpoint of [processContractDividend, processDailySalary, processHourlySalary, processRealTimeSalary]) {
    const page = await suite.ok(endpoint, { side: 'received', show: 'all', pageSize: 50 }, { as: agent })
    const waiting = page?.bills.find(({ state }) => state === 'AWAITING_COLLECTION')
    const doubtful = page?.bills.find(({ dispute, state }) => dispute === null && state !== 'AWAITING_COLLECTION')
    const input = waiting
      ? { id: waiting.id }
      : doubtful
        ? { id: doubtful.id, dispute: 'My team played more' }
        : undefined
    if (!input) continue
    const acted = await suite.ok(billAction, input, { as: agent, refusals: { 'bill.state': 'a bill that waits' } })
    if (!acted) continue
    const requested = waiting ?? doubtful
    suite.same(
      billAction,
      'is the bill of the list',
      [acted.bill?.id, acted.bill?.kind, acted.bill?.total, acted.bill?.amount],
      [requested?.id, requested?.kind, requested?.total, requested?.amount],
    )
    const then = await suite.ok(endpoint, { side: 'received', show: 'all', pageSize: 50 }, { as: agent })
    const own = then?.bills.find(({ id }) => id === input.id)
    if (waiting)
      suite.check(billAction, 'a collected bill waits no more', acted.state !== 'AWAITING_COLLECTION', acted.state)
    if (waiting && own) suite.same(billAction, 'is kept', own.state, acted.state)
    else if (own) suite.same(billAction, 'the doubt is kept', own.dispute, 'My team played more')
    return
  }
  suite.needs('a clock: a bill after a period with a contract', billAction)
}
