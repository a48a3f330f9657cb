import { agentAnnouncements, teamOverview } from '@playhouse/platform-api/agent.ts'
import { agentApplication, answerApplication, applyAsAgent } from '@playhouse/platform-api/agent-applications.ts'
import {
  answerContract,
  billAction,
  declineContractRequest,
  endContract,
  income,
  offerContract,
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  requestContract,
  simulateContract,
  withdrawContractRequest,
} from '@playhouse/platform-api/agent-contracts.ts'
import {
  affiliateUrls,
  createAffiliateUrl,
  createDownline,
  downline,
  downlineRebates,
  downlines,
  noteDownline,
  promoteDownline,
  rebateSettings,
  registeredAffiliates,
  removeAffiliateUrl,
  setDownlineRebate,
  teamBetting,
} from '@playhouse/platform-api/agent-downline.ts'
import { creditReport, downlineTransactions, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { affiliate } from '@playhouse/platform-api/registration.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import { type Cast, givePaymentPassword, newCredentials, openDownline } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'

const ALL: Endpoint[] = [
  agentAnnouncements,
  teamOverview,
  answerContract,
  billAction,
  declineContractRequest,
  endContract,
  income,
  offerContract,
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  requestContract,
  simulateContract,
  withdrawContractRequest,
  affiliateUrls,
  createAffiliateUrl,
  createDownline,
  downline,
  downlineRebates,
  downlines,
  noteDownline,
  promoteDownline,
  rebateSettings,
  registeredAffiliates,
  removeAffiliateUrl,
  setDownlineRebate,
  teamBetting,
  creditReport,
  downlineTransactions,
  teamWatch,
]

/** An agent's team, links, contracts and reports. @returns agents of the run, of whom the stranger has no part in anything */
export async function agents(
  suite: Suite,
  cast: Cast,
): Promise<{ below: Account | undefined; stranger: Account | undefined } | undefined> {
  const { member, agent } = cast
  await applications(suite, member)
  if (!agent?.isAgent) return void suite.needs('an agent (--agent)', ...ALL)
  await reports(suite, agent)
  if (suite.readOnly) return undefined
  await links(suite, cast, agent)
  const opened = await team(suite, agent)
  await contracts(suite, agent, opened?.below)
  await bills(suite, agent)
  return opened
}

async function applications(suite: Suite, member: Account | undefined): Promise<void> {
  if (!member) return suite.needs('an account of the run', agentApplication, applyAsAgent, answerApplication)
  await suite.ok(agentApplication, {}, { as: member })
  const input = { motivation: 'I know many players', channel: 'COMMUNITY', expectedPlayers: 20 }
  const applied = await suite.ok(applyAsAgent, input, { as: member, refusals: { 'application.agent': 'a member' } })
  if (!applied) return
  suite.same(applyAsAgent, 'the application waits', applied.application?.state, 'APPLIED')
  const kept = await suite.ok(agentApplication, {}, { as: member })
  for (const { application } of [applied, kept ?? applied]) {
    suite.same(
      applyAsAgent,
      'the application is what was sent',
      application && [application.motivation, application.channel, application.expectedPlayers],
      [input.motivation, input.channel, input.expectedPlayers],
    )
  }
  await suite.refused(applyAsAgent, input, 'application.open', { as: member, name: 'a second one is refused' })
  await suite.refused(answerApplication, { answer: 'A chess club' }, 'application.state', {
    as: member,
    name: 'refused without a question',
  })
  if (!(await suite.party('operator', { act: 'ask-application', account: member.username })))
    return suite.needs('an operator’s question', answerApplication)
  const answered = await suite.ok(answerApplication, { answer: 'A chess club' }, { as: member })
  if (answered) suite.same(answerApplication, 'it is reviewed again', answered.application?.state, 'APPLIED')
}

async function reports(suite: Suite, as: Account): Promise<void> {
  const { weekAgo, today } = suite.facts
  const days = { from: weekAgo, to: today }
  await suite.ok(agentAnnouncements, {}, { as })
  await suite.ok(rebateSettings, {}, { as })
  const overview = await suite.ok(teamOverview, days, { as })
  const rangeNow = async () => (await suite.ok(teamOverview, days, { as }))?.range
  await suite.agree(teamBetting, 'agrees with the overview', async () => {
    const [betting, range] = [await suite.ok(teamBetting, days, { as }), await rangeNow()]
    return (
      betting &&
      range && [
        [betting.total.turnover, betting.total.housePnl, betting.total.deposit],
        [range.turnover, range.housePnl, range.deposit],
      ]
    )
  })
  const of = overview?.days.find(({ day }) => day === today)
  if (overview && of)
    suite.same(
      teamOverview,
      'today agrees with its day',
      [of.deposit, of.newMembers],
      [overview.today.deposit, overview.today.newMembers],
    )
  const list = await suite.ok(downlines, days, { as })
  const [first] = list?.list ?? []
  if (first) {
    const detail = await suite.ok(downline, { account: first.account }, { as })
    if (detail)
      suite.same(
        downline,
        'agrees with the list',
        [detail.type, detail.rate, detail.registeredAt],
        [first.type, first.rate, first.registeredAt],
      )
    const found = await suite.ok(downlines, { ...days, search: first.account }, { as, name: 'a search' })
    if (found)
      suite.check(
        downlines,
        'a search finds the account and nothing else',
        found.list.some(({ account }) => account === first.account) &&
          found.list.every(({ account }) => account.startsWith(first.account)),
        'other accounts, or not the one',
      )
  } else suite.needs('an agent with a downline (--agent)', downline)
  await suite.agree(downlineTransactions, 'sums agree with the overview', async () => {
    const [payments, range] = [
      await suite.ok(downlineTransactions, { ...days, pageSize: 50 }, { as }),
      await rangeNow(),
    ]
    return (
      payments &&
      range && [
        [payments.sums.deposit, payments.sums.withdrawal],
        [range.deposit, range.withdrawal],
      ]
    )
  })
  for (const endpoint of [creditReport, income]) await suite.ok(endpoint, days, { as })
  for (const endpoint of [
    teamWatch,
    downlineRebates,
    affiliateUrls,
    registeredAffiliates,
    processContractDividend,
    processDailySalary,
    processHourlySalary,
    processRealTimeSalary,
  ])
    await suite.ok(endpoint, {}, { as })
  const below = await suite.ok(downlines, { ...days, kind: 'agents' }, { as, name: 'agents' })
  const [sub] = below?.list ?? []
  if (below)
    suite.check(
      downlines,
      'a kind leaves out the other',
      below.list.every(({ type }) => isAgentKind(accountKindOf(type))),
      'a member among the agents',
    )
  await suite.agree(downlines, 'the total is that of agents and members', async () => {
    const [all, agentsOnly, membersOnly] = [
      await suite.ok(downlines, days, { as }),
      await suite.ok(downlines, { ...days, kind: 'agents' }, { as, name: 'agents' }),
      await suite.ok(downlines, { ...days, kind: 'members' }, { as, name: 'members' }),
    ]
    return all && agentsOnly && membersOnly && [agentsOnly.totalCount + membersOnly.totalCount, all.totalCount]
  })
  for (const endpoint of sub ? [teamOverview, teamBetting, creditReport, downlines, downlineTransactions] : []) {
    await suite.ok(endpoint, { ...days, account: sub?.account }, { as })
  }
  if (sub) await suite.ok(teamWatch, { account: sub.account }, { as })
  await suite.ok(simulateContract, { kind: 'DAILY_SALARY', terms: { basisPoints: 10 }, periods: 3 }, { as })
}

async function links(suite: Suite, { member, link }: Cast, agent: Account): Promise<void> {
  if (link && member) {
    const list = await suite.ok(affiliateUrls, {}, { as: agent })
    if (list)
      suite.same(affiliateUrls, 'counts who registered', list.list.find(({ code }) => code === link)?.registrations, 1)
    const registered = await suite.ok(registeredAffiliates, { code: link }, { as: agent })
    if (registered)
      suite.same(
        registeredAffiliates,
        'lists who registered',
        registered.list.map(({ account }) => account),
        [member.username],
      )
    const { weekAgo, today } = suite.facts
    const found = await suite.ok(downlines, { from: weekAgo, to: today, sort: 'registered' }, { as: agent })
    if (found)
      suite.check(
        downlines,
        'who registered is a direct downline',
        found.list.some(({ account, direct }) => account === member.username && direct),
        'not in the list',
      )
  }
  const made = await suite.ok(
    createAffiliateUrl,
    { name: 'Short', rate: 0 },
    { as: agent, refusals: { 'agent.link.limit': 'an agent below its limit of links' } },
  )
  if (!made) return
  const listed = await suite.ok(affiliateUrls, {}, { as: agent })
  const own = listed?.list.find(({ code }) => code === made.code)
  if (listed) suite.same(createAffiliateUrl, 'is kept', own && [own.name, own.rate], ['Short', 0])
  await suite.ok(removeAffiliateUrl, { code: made.code }, { as: agent })
  const left = await suite.ok(affiliateUrls, {}, { as: agent })
  if (left)
    suite.check(
      removeAffiliateUrl,
      'the link is gone',
      left.list.every(({ code }) => code !== made.code),
      'still in the list',
    )
  await suite.refused(affiliate, { code: made.code }, 'affiliate.code.invalid', { name: 'a removed link is refused' })
}

/** Opens an agent below the given one, and a member who is promoted. */
async function team(suite: Suite, agent: Account) {
  const settings = await suite.ok(rebateSettings, {}, { as: agent })
  const rate = Math.min(settings?.rate ?? 0, 5)
  const fresh = newCredentials(suite)
  const refusals = { 'payment.password.wrong': 'the agent’s payment password (name:password:payment-password)' }
  const opened = await suite.ok(createDownline, { ...fresh, kind: 'agent', rate }, { as: agent })
  if (!opened) return undefined
  const other = newCredentials(suite)
  const member = await suite.ok(createDownline, { ...other, kind: 'member', rate: 0 }, { as: agent })
  await suite.refused(createDownline, { ...fresh, kind: 'agent', rate }, 'username.taken', {
    as: agent,
    name: 'a taken username is refused',
  })
  const { paymentPassword } = agent
  if (member) {
    const changed = await suite.ok(
      setDownlineRebate,
      { account: other.username, rate, paymentPassword },
      { as: agent, refusals },
    )
    const detail = await suite.ok(downline, { account: other.username }, { as: agent })
    if (changed && detail) suite.same(setDownlineRebate, 'the rate is the account’s', detail.rate, rate)
    const noted = await suite.ok(noteDownline, { account: other.username, note: 'Calls on Fridays' }, { as: agent })
    const after = noted && (await suite.ok(downline, { account: other.username }, { as: agent }))
    if (after) suite.same(noteDownline, 'the note is kept', after.note, 'Calls on Fridays')
    const promoted = await suite.ok(
      promoteDownline,
      { account: other.username, paymentPassword },
      { as: agent, refusals },
    )
    const then = promoted && (await suite.ok(downline, { account: other.username }, { as: agent }))
    if (promoted && then) suite.same(promoteDownline, 'the account is an agent', then.type, promoted.type)
  }
  const below = await openDownline(suite, fresh)
  if (below) await givePaymentPassword(suite, below)
  return { below, stranger: member && (await openDownline(suite, other)) }
}

const KIND: ContractKind = 'REALTIME_SALARY'

/** A contract is offered, accepted, changed and ended; requests are declined and taken back. */
async function contracts(suite: Suite, agent: Account, below: Account | undefined): Promise<void> {
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
  const received = async () => suite.ok(processRealTimeSalary, { side: 'received' }, { as: below })
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
    const asked = await suite.ok(processRealTimeSalary, { side: 'paid' }, { as: agent })
    const own = asked?.requests.find(({ id }) => id === request.id)
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
  const first = await offer(1)
  if (!first) return
  await suite.refused(
    offerContract,
    { account: below.username, kind: KIND, terms: { period: 'D', basisPoints: 1 }, paymentPassword },
    'contract.offer.open',
    { as: agent, name: 'a second offer is refused' },
  )
  const shown = (await received())?.contracts.find(({ id }) => id === first.id)
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
  const changing = changed && (await received())?.contracts.find(({ id }) => id === changed.id)
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
        (await received())?.contracts.find(({ id }) => id === shown.id)?.state,
        'ACCEPTED',
      )
  }
  const ended = await suite.ok(endContract, { id: shown.id, ending: [] }, { as: agent })
  if (ended?.validUntil) suite.ahead(endContract, 'ends no earlier than now', ended.validUntil)
  const then = ended && (await received())?.contracts.find(({ id }) => id === shown.id)
  if (then) suite.same(endContract, 'is kept', [then.state, then.validUntil], [ended.state, ended.validUntil ?? null])
  if (ended)
    suite.check(endContract, 'the contract ends', ended.state === 'ENDING' || ended.state === 'TERMINATED', ended.state)
}

/** Collects a bill that waits, or doubts one. */
async function bills(suite: Suite, agent: Account): Promise<void> {
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
    const asked = waiting ?? doubtful
    suite.same(
      billAction,
      'is the bill of the list',
      [acted.bill?.id, acted.bill?.kind, acted.bill?.total, acted.bill?.amount],
      [asked?.id, asked?.kind, asked?.total, asked?.amount],
    )
    const then = await suite.ok(endpoint, { side: 'received', show: 'all', pageSize: 50 }, { as: agent })
    const own = then?.bills.find(({ id }) => id === input.id)
    if (waiting)
      suite.check(billAction, 'a collected bill waits no more', acted.state !== 'AWAITING_COLLECTION', acted.state)
    else if (own) suite.same(billAction, 'the doubt is kept', own.dispute, 'My team played more')
    return
  }
  suite.needs('a clock: a bill after a period with a contract', billAction)
}
