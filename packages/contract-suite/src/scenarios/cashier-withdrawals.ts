import { bankCards } from '@playhouse/platform-api/cashier-bank-cards.ts'
import {
  answerWithdrawalQuestion,
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  requestWithdrawal,
  unconfirmedWithdrawals,
  withdrawalDetail,
  withdrawalList,
  withdrawalOptions,
} from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { consolidatedFunds } from '@playhouse/platform-api/wallet.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { type Cast, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { NO_PAYER, PAY_WITHIN_MS } from './cashier-deposits.ts'
import { upload } from './member.ts'
import { moving, repeating } from './money.ts'

const WITHDRAWN = '200000'

/** A withdrawal from its request to its receipt, another that is answered, and one taken back. */
export async function withdrawals(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  await suite.ok(withdrawalList, {}, { as: reader(cast) })
  await suite.ok(unconfirmedWithdrawals, {}, { as: reader(cast) })
  const history = suite.successes.get(withdrawalList.name)?.value as { list: { id: string }[] } | undefined
  if (history?.list[0]) await suite.ok(withdrawalDetail, { id: history.list[0].id }, { as: reader(cast) })
  const unreached = [
    requestWithdrawal,
    answerWithdrawalQuestion,
    confirmWithdrawalReceipt,
    cancelWithdrawal,
    withdrawalDetail,
  ]
  if (!member) return suite.needs('an account of the run', ...unreached)
  const listed = await suite.ok(bankCards, {}, { as: member })
  const card = listed?.list[0]
  if (!card) return suite.needs('a card: a way to read sent codes (--outbox)', ...unreached)
  await suite.party('operator', { act: 'verify-identity', account: member.username })
  await suite.party('clock', { pass: 'card-rest', account: member.username })
  const request = (key: string, amount = WITHDRAWN) =>
    suite.ok(
      requestWithdrawal,
      { amount, bankCardId: card.id, paymentPassword: member.paymentPassword },
      {
        as: member,
        key,
        refusals: {
          'bank.card.resting': 'a clock: a new card rests before its first use',
          'identity.required': 'an operator who passes the identity check',
          'turnover.remaining': 'deposits that were played: a vendor (SEAMLESS_SECRET) or a draw',
          insufficient_balance: `money: ${NO_PAYER}`,
        },
      },
    )
  await suite.refused(
    requestWithdrawal,
    { amount: WITHDRAWN, bankCardId: card.id, paymentPassword: 'wrong-one-7' },
    ['payment.password.wrong', 'bank.card.resting', 'identity.required', 'turnover.remaining', 'insufficient_balance'],
    { as: member, key: suite.uuid(), name: 'a wrong payment password is refused' },
  )
  const key = suite.uuid()
  const first = await moving(
    suite,
    requestWithdrawal,
    member,
    () => request(key),
    ({ amount }) => -parseAmount(amount),
  )
  if (!first)
    return suite.needs(
      'a withdrawal',
      answerWithdrawalQuestion,
      confirmWithdrawalReceipt,
      cancelWithdrawal,
      withdrawalDetail,
    )
  await withdrawalAsRequested(suite, member, first, card)
  const input = { amount: WITHDRAWN, bankCardId: card.id, paymentPassword: member.paymentPassword }
  await repeating(suite, requestWithdrawal, member, input, { key, other: { ...input, amount: '210000' } })
  await answered(suite, member, first.id)
  await received(suite, member, first.id)
  await takenBack(suite, member, first.id, () => request(suite.uuid()))
}

/** The money is locked, and the withdrawal goes to the chosen card. */
async function withdrawalAsRequested(
  suite: Suite,
  member: Account,
  first: ValueOf<typeof requestWithdrawal>,
  card: { bankCode: string; accountMasked: string },
): Promise<void> {
  const funds = await suite.ok(consolidatedFunds, {}, { as: member })
  if (funds)
    suite.check(
      consolidatedFunds,
      'a withdrawal is locked',
      parseAmount(funds.locked) >= parseAmount(first.amount),
      `${funds.locked} locked`,
    )
  const detail = await suite.ok(withdrawalDetail, { id: first.id }, { as: member })
  if (detail)
    suite.same(
      requestWithdrawal,
      'is kept as it was requested',
      [detail.amount, detail.bankCode, detail.accountMasked],
      [`${WITHDRAWN}.00`, card.bankCode, card.accountMasked],
    )
  suite.same(
    requestWithdrawal,
    'goes to the chosen card',
    [first.bankCode, first.accountMasked],
    [card.bankCode, card.accountMasked],
  )
  const list = await suite.ok(withdrawalList, { pageSize: 50 }, { as: member })
  if (list) suite.same(withdrawalList, 'the latest stands first', list.list[0]?.id, first.id)
}

async function answered(suite: Suite, member: Account, id: string): Promise<void> {
  if (!(await suite.party('operator', { act: 'ask-withdrawal', account: member.username, id })))
    return suite.needs('an operator’s question', answerWithdrawalQuestion)
  const proof = await upload(suite, member, 'WITHDRAWAL_PROOF')
  const reply = await suite.ok(
    answerWithdrawalQuestion,
    { id, answer: 'It is mine.', proofs: proof ? [proof] : [] },
    { as: member },
  )
  if (reply) suite.same(answerWithdrawalQuestion, 'it goes back to review', reply.state, 'REVIEW')
}

async function received(suite: Suite, member: Account, id: string): Promise<void> {
  await suite.party('operator', { act: 'disburse-withdrawal', account: member.username, id })
  const waiting = await suite.poll(
    async () => {
      const list = await suite.ok(unconfirmedWithdrawals, {}, { as: member })
      return list?.list.some((entry) => entry.id === id) ? list : undefined
    },
    suite.parties.operator ? PAY_WITHIN_MS : 3_000,
    500,
  )
  if (!waiting) return suite.needs('an operator’s approval and a payout', confirmWithdrawalReceipt)
  const info = await suite.ok(memberInfo, {}, { as: member })
  if (info)
    suite.same(memberInfo, 'counts withdrawals that wait for the member', info.waitingWithdrawals, waiting.list.length)
  const confirmed = await suite.ok(confirmWithdrawalReceipt, { id, outcome: 'RECEIVED' }, { as: member })
  if (!confirmed) return
  const detail = await suite.ok(withdrawalDetail, { id }, { as: member })
  if (detail) suite.same(confirmWithdrawalReceipt, 'is kept', detail.state, 'RECEIVED')
  await suite.ok(
    confirmWithdrawalReceipt,
    { id, outcome: 'RECEIVED' },
    { as: member, name: 'the same again changes nothing' },
  )
  await suite.refused(
    confirmWithdrawalReceipt,
    { id, outcome: 'NOT_RECEIVED', proofs: [] },
    ['withdrawal.state', 'request_param_err'],
    { as: member, name: 'another outcome is refused' },
  )
}

async function takenBack(
  suite: Suite,
  member: Account,
  first: string,
  request: () => Promise<{ id: string; canCancel: boolean; amount: string } | undefined>,
): Promise<void> {
  const options = await suite.ok(withdrawalOptions, {}, { as: member })
  if (!options?.playerCancels) {
    await suite.refused(cancelWithdrawal, { id: first }, ['function.not.available', 'withdrawal.state'], {
      as: member,
      name: 'refused where members may not cancel',
    })
    return suite.needs('a brand whose members cancel withdrawals', cancelWithdrawal)
  }
  const made = await request()
  if (!made?.canCancel) return suite.needs('a withdrawal that is not approved at once', cancelWithdrawal)
  const cancelled = await moving(
    suite,
    cancelWithdrawal,
    member,
    () => suite.ok(cancelWithdrawal, { id: made.id }, { as: member }),
    ({ amount }) => parseAmount(amount),
  )
  const list = cancelled && (await suite.ok(withdrawalList, { pageSize: 50 }, { as: member }))
  if (list) suite.same(cancelWithdrawal, 'is kept', list.list.find(({ id }) => id === made.id)?.state, cancelled.state)
}
