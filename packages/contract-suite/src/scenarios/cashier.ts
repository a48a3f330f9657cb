import {
  addBankCard,
  bankCards,
  removeBankCard,
  setDefaultBankCard,
  withdrawalBanks,
} from '@playhouse/platform-api/cashier-bank-cards.ts'
import {
  cancelDeposit,
  depositBanks,
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositFromAccount,
  depositProof,
  depositPromotions,
  depositReport,
  depositSettings,
  deposit as readDeposit,
  releaseDeposit,
} from '@playhouse/platform-api/cashier-deposits.ts'
import {
  changePaymentPassword,
  hasWithdrawalPassword,
  requestPaymentPasswordCode,
  resetPaymentPassword,
} from '@playhouse/platform-api/cashier-payment-password.ts'
import { requestStepUpCode, stepUpPasskeyOptions } from '@playhouse/platform-api/cashier-step-up.ts'
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
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import {
  memberTransfers,
  transferDownline,
  transferEnabled,
  transferUpline,
} from '@playhouse/platform-api/member-transfers.ts'
import { accountTransactions, personalProfit } from '@playhouse/platform-api/records.ts'
import {
  balance,
  consolidatedFunds,
  merchantWallet,
  transferToMainWallet,
  walletTransfer,
  wallets,
} from '@playhouse/platform-api/wallet.ts'
import {
  lockStatus,
  lockStatusByType,
  lockTransStatus,
  transferFromMainWallet,
  transferSubToSubWallet,
} from '@playhouse/platform-api/wallet-transfers.ts'
import { parseAmount, formatAmount } from '@playhouse/shared/money.ts'
import { type Cast, givePaymentPassword, reader } from '../cast.ts'
import { codeOf } from '../judge.ts'
import type { Account, Suite } from '../suite.ts'
import { upload } from './member.ts'
import { sentCode } from './messages-of.ts'
import { removingPasskey } from './session.ts'

const PAY_WITHIN_MS = 15_000
const NO_PROVIDER = 'a payment provider'
const NO_PAYER = 'somebody who pays (--play-parties)'

/** Available money of an account. */
export async function moneyOf(suite: Suite, as: Account): Promise<bigint | undefined> {
  const read = await suite.ok(balance, {}, { as })
  return read && parseAmount(read.balance[0]?.availBalance ?? read.sumBalance)
}

/** Newest deposits of an account that a provider may have paid between two readings. */
const LATE_MAX = 3

/** Today's movements on the main wallet, newest first. */
async function movementsOf(suite: Suite, as: Account) {
  const { today } = suite.facts
  const read = await suite.ok(accountTransactions, { from: today, to: today, pageSize: 10 }, { as })
  return read?.list ?? []
}

/** Checks that a balance changed as expected. A provider may pay pending deposits at any time, so those are subtracted first. */
export async function sameMoney(
  suite: Suite,
  endpoint: Endpoint,
  name: string,
  as: Account,
  actual: bigint,
  expected: bigint,
): Promise<void> {
  const late = actual > expected && endpoint !== releaseDeposit ? await lateDeposits(suite, as, actual - expected) : 0n
  suite.same(endpoint, name, formatAmount(actual - late), formatAmount(expected))
}

/** `sum` if it is the sum of the newest deposits, in a row. */
async function lateDeposits(suite: Suite, as: Account, sum: bigint): Promise<bigint> {
  const paid = (await movementsOf(suite, as))
    .filter(({ type }) => type === 'DEPOSIT')
    .map(({ amount }) => parseAmount(amount))
  for (let from = 0; from < LATE_MAX; from += 1) {
    for (let to = from + 1; to <= LATE_MAX; to += 1) {
      if (paid.slice(from, to).reduce((total, amount) => total + amount, 0n) === sum) return sum
    }
  }
  return 0n
}

/**
 * Runs `change` and compares what it does to the balance with `difference`: the balance and the newest movement agree.
 * @returns what `change` returns
 */
export async function moving<T>(
  suite: Suite,
  endpoint: Endpoint,
  as: Account,
  change: () => Promise<T | undefined>,
  difference: (result: T) => bigint,
): Promise<T | undefined> {
  const before = await moneyOf(suite, as)
  const result = await change()
  if (result === undefined || before === undefined) return result
  const after = await moneyOf(suite, as)
  const expected = difference(result)
  if (after === undefined) return result
  await sameMoney(suite, endpoint, 'the balance changes by the amount', as, after - before, expected)
  if (expected === 0n) return result
  const list = await movementsOf(suite, as)
  const newest = list.findIndex(({ balanceAfter }) => balanceAfter === formatAmount(after))
  const since = list.findIndex(({ balanceBefore }, index) => index >= newest && balanceBefore === formatAmount(before))
  const made = newest < 0 ? [] : list.slice(newest, since + 1)
  const own = made.filter(({ type }) => type !== 'DEPOSIT' || endpoint === releaseDeposit)
  const sum = own.reduce((total, { amount }) => total + parseAmount(amount), 0n)
  suite.same(endpoint, 'the newest movements are the change', formatAmount(sum), formatAmount(expected))
  return result
}

/** The same key again changes nothing; another input under it is refused. */
export async function repeating(
  suite: Suite,
  endpoint: Endpoint,
  as: Account,
  input: object,
  { key, other }: { key?: string; other?: object } = {},
): Promise<void> {
  const first = suite.successes.get(endpoint.name)?.value
  const still = async (name: string, before: bigint | undefined) => {
    const after = await moneyOf(suite, as)
    if (before !== undefined && after !== undefined) await sameMoney(suite, endpoint, name, as, after - before, 0n)
    return after
  }
  const before = await moneyOf(suite, as)
  const again = await suite.ok(endpoint, input, { as, ...(key && { key }), name: 'the same key again' })
  const after = await still('the same key again moves no money', before)
  if (again === undefined) return
  suite.same(endpoint, 'the same key again is the same thing', idOf(again), idOf(first))
  for (const field of ['sumBalance', 'balance']) {
    const [now, then] = [again, first].map((value) => (value as Record<string, unknown> | undefined)?.[field])
    if (typeof now === 'string' && typeof then === 'string')
      await sameMoney(
        suite,
        endpoint,
        'the same key again has the same balance',
        as,
        parseAmount(now),
        parseAmount(then),
      )
  }
  if (other && endpoint.errors.includes('request_key_reused')) {
    await suite.refused(endpoint, other, 'request_key_reused', {
      as,
      ...(key && { key }),
      name: 'another request under the same key is refused',
    })
    await still('a refused request moves no money', after)
  }
}

const ID_FIELDS = ['id', 'transferId', 'ticketId', 'reference', 'recipients'] as const

function idOf(value: unknown): unknown {
  const record = value as Record<string, unknown>
  const name = ID_FIELDS.find((field) => record?.[field] !== undefined)
  return name === undefined ? undefined : record[name]
}

/** Deposits by every method, of which one is paid. @returns whether money arrived */
export async function deposits(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  await suite.ok(depositReport, {}, { as: reader(cast) })
  const settings = await suite.ok(depositSettings, {}, { as: member ?? reader(cast) })
  await suite.ok(depositBanks, {}, { as: member ?? reader(cast) })
  await suite.ok(depositPromotions, {}, { as: member ?? reader(cast) })
  const creations = [depositByGateway, depositByTransfer, depositFromAccount, depositByQr]
  if (!member || !settings) return suite.needs('an account of the run', ...creations)
  if (settings.allowDeposit === 'N')
    return suite.needs(NO_PROVIDER, ...creations, readDeposit, depositProof, cancelDeposit, releaseDeposit)
  const offered = (channel: string) => settings.depositInfo.find((info) => info.channel === channel)
  const refusals = {
    'deposit.method.unavailable': 'a brand that offers this method',
    'function.not.available': NO_PROVIDER,
  }
  const gateway = offered('pg')
  if (gateway) {
    const input = {
      requestKey: suite.uuid(),
      amount: whole(gateway.minimum),
      method: gateway.method,
      ...(gateway.networks[0] && { network: gateway.networks[0] }),
    }
    const made = await suite.ok(depositByGateway, input, { as: member, refusals })
    if (made) {
      const exact = parseAmount(gateway.feeFixed) * 10_000n + parseAmount(made.amount) * BigInt(gateway.feeBasisPoints)
      const off = exact - parseAmount(made.fee) * 10_000n
      suite.check(
        depositByGateway,
        'the fee is that of its method',
        off < ONE_UNIT && -off < ONE_UNIT,
        `${made.fee} of ${made.amount}`,
      )
      await suite.ok(cancelDeposit, { id: made.id }, { as: member })
    }
  } else suite.needs('a brand that offers this method', depositByGateway)
  const banks = await suite.ok(depositBanks, {}, { as: member })
  const account = offered('ma') ?? offered('mt')
  const [bank] = banks?.list ?? []
  if (account && bank) {
    const input = {
      requestKey: suite.uuid(),
      amount: whole(account.minimum),
      bankCode: bank.bankCode,
      payerName: (member.realName ?? 'Nguyen Thi Lan').toUpperCase(),
    }
    const made = await suite.ok(depositFromAccount, input, { as: member, refusals })
    const proof = made && (await upload(suite, member, 'DEPOSIT_PROOF'))
    if (made && proof) {
      const checked = await suite.ok(depositProof, { id: made.id, uploads: [proof] }, { as: member })
      if (checked) suite.same(depositProof, 'the picture is counted', checked.proofs, 1)
    }
  } else suite.needs('a brand that offers this method', depositFromAccount, depositProof)
  const transfer = offered('mt') ?? offered('ma')
  if (transfer) {
    const input = { requestKey: suite.uuid(), amount: whole(transfer.minimum) }
    const made = await suite.ok(depositByTransfer, input, { as: member, refusals })
    const cancelled = made && (await suite.ok(cancelDeposit, { id: made.id }, { as: member }))
    if (cancelled) suite.same(cancelDeposit, 'the deposit is cancelled', cancelled.state, 'CANCELLED')
    if (cancelled)
      await suite.ok(cancelDeposit, { id: cancelled.id }, { as: member, name: 'cancelling again changes nothing' })
  } else suite.needs('a brand that offers this method', depositByTransfer)
  await paidDeposit(suite, member, offered('qr') ?? settings.depositInfo[0])
  await heldDeposit(suite, member, offered('qr'))
  await suite.agree(depositSettings, 'counts the credited deposits', async () => {
    const now = await suite.ok(depositSettings, {}, { as: member })
    const credited = await suite.ok(depositReport, { state: 'CONFIRMED' }, { as: member })
    return now && credited && [now.totalDepositSuccessCount, credited.totalCount]
  })
}

/** What is available is the same wherever it is shown. */
async function availableAgrees(suite: Suite, as: Account): Promise<void> {
  for (const endpoint of [consolidatedFunds, withdrawalOptions, transferEnabled]) {
    await suite.agree(endpoint, 'has the balance', async () => {
      const shown = await suite.ok(endpoint, {}, { as })
      const money = await moneyOf(suite, as)
      return shown && money !== undefined ? [shown.available, formatAmount(money)] : undefined
    })
  }
  await suite.agree(consolidatedFunds, 'agrees with the profit and loss', async () => {
    const funds = await suite.ok(consolidatedFunds, {}, { as })
    const { today } = suite.facts
    const month = await suite.ok(personalProfit, { from: `${today.slice(0, 8)}01`, to: today }, { as })
    return (
      funds &&
      month && [
        [funds.monthTurnover, funds.totalWithdrawal],
        [month.sums.turnover, month.lifetime.withdrawal],
      ]
    )
  })
}

/** Money that was held is credited once limits allow it. */
async function heldDeposit(suite: Suite, member: Account, method: { minimum: string } | undefined): Promise<void> {
  const needs = 'money that was held, and a clock until its limit or break is over'
  if (!suite.parties.operator || !method) return suite.needs(needs, releaseDeposit)
  const input = { requestKey: suite.uuid(), amount: whole(method.minimum) }
  const made = await suite.ok(depositByQr, input, { as: member, name: 'one that is held' })
  await suite.poll(async () => {
    const read = made && (await suite.ok(readDeposit, { id: made.id }, { as: member, name: 'is prepared' }))
    return read?.state === 'WAITING' ? read : undefined
  }, PAY_WITHIN_MS)
  if (!made || !(await suite.party('operator', { act: 'hold-payment', account: member.username })))
    return suite.needs(needs, releaseDeposit)
  const held = await suite.ok(readDeposit, { id: made.id }, { as: member, name: 'is held' })
  const released = await moving(
    suite,
    releaseDeposit,
    member,
    () => suite.ok(releaseDeposit, { id: made.id }, { as: member }),
    () => parseAmount(held?.held?.amount ?? '0'),
  )
  if (released)
    suite.same(
      releaseDeposit,
      'the money is credited',
      [released.state, released.held?.state],
      ['CONFIRMED', 'RELEASED'],
    )
}

/** A unit of the currency in ten thousandths of minor units, to which platforms round. */
const ONE_UNIT = 10_000n * 10_000n

/** Amounts that are entered are whole. */
const whole = (amount: string) => amount.replace(/\..*$/, '')

async function paidDeposit(
  suite: Suite,
  member: Account,
  method: { minimum: string; maximum: string; channel: string } | undefined,
): Promise<void> {
  if (!method || method.channel !== 'qr')
    return suite.needs('a brand that offers this method', depositByQr, readDeposit)
  const requested = parseAmount(method.minimum) > 10_000_000n * 10_000n ? whole(method.minimum) : '2000000'
  const input = { requestKey: suite.uuid(), amount: requested }
  await suite.refused(
    depositByQr,
    { requestKey: suite.uuid(), amount: formatTooMuch(method.maximum) },
    ['request_param_err', 'limit.deposit'],
    { as: member, name: 'more than the maximum is refused' },
  )
  const made = await suite.ok(depositByQr, input, {
    as: member,
    refusals: { 'deposit.method.unavailable': 'a brand that offers this method' },
  })
  if (!made) return
  await repeating(suite, depositByQr, member, input, { other: { ...input, amount: String(Number(requested) + 1) } })
  const waiting = await suite.ok(readDeposit, { id: made.id }, { as: member })
  const ready =
    waiting &&
    (await suite.poll(async () => {
      const read = await suite.ok(readDeposit, { id: made.id }, { as: member, name: 'is prepared by the provider' })
      return read && read.state !== 'PREPARING' ? read : undefined
    }, PAY_WITHIN_MS))
  const pageUrl = ready?.pageUrl ?? ready?.instructions?.url
  const report = await suite.ok(depositReport, { pageSize: 50 }, { as: member })
  const before = await moneyOf(suite, member)
  if (!pageUrl || !(await suite.party('pay', { pageUrl }))) {
    suite.report.note(depositByQr, `that a paid deposit is credited: ${NO_PAYER}`)
    return
  }
  const paid = await suite.poll(async () => {
    const read = await suite.ok(readDeposit, { id: made.id }, { as: member, name: 'is paid' })
    return read?.state === 'CONFIRMED' ? read : undefined
  }, PAY_WITHIN_MS)
  if (!paid)
    return suite.check(
      readDeposit,
      'a paid deposit is credited',
      false,
      `not confirmed within ${PAY_WITHIN_MS / 1_000} s`,
    )
  const after = await moneyOf(suite, member)
  if (before !== undefined && after !== undefined)
    await sameMoney(
      suite,
      readDeposit,
      'the balance grows by the credited amount',
      member,
      after - before,
      parseAmount(paid.amount),
    )
  const then = await suite.ok(depositReport, { pageSize: 50 }, { as: member })
  if (report && then)
    await sameMoney(
      suite,
      depositReport,
      'the sum grows by the credited amount',
      member,
      parseAmount(then.totalAmount) - parseAmount(report.totalAmount),
      parseAmount(paid.amount),
    )
  await suite.agree(consolidatedFunds, 'all deposits are in its sum', async () => {
    const funds = await suite.ok(consolidatedFunds, {}, { as: member })
    const all = await suite.ok(depositReport, { pageSize: 50 }, { as: member })
    return funds && all && [funds.totalDeposit, all.totalAmount]
  })
  await suite.refused(cancelDeposit, { id: made.id }, 'deposit.not.open', {
    as: member,
    name: 'a paid one cannot be cancelled',
  })
}

const formatTooMuch = (maximum: string) => String(BigInt(whole(maximum)) + 1n)

/** Payment password, cards and step-up. @returns a card that may be used */
export async function cards(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  const as = member ?? reader(cast)
  const banks = await suite.ok(withdrawalBanks, {}, { as })
  await suite.ok(bankCards, {}, { as })
  await suite.ok(withdrawalOptions, {}, { as })
  const unreached = [
    changePaymentPassword,
    requestPaymentPasswordCode,
    resetPaymentPassword,
    addBankCard,
    setDefaultBankCard,
    removeBankCard,
  ]
  if (!member || !(await givePaymentPassword(suite, member))) return suite.needs('an account of the run', ...unreached)
  await paymentPasswords(suite, member)
  const bank = banks?.list.find(({ kind }) => kind === 'BANK')
  if (!bank || !member.mobile)
    return suite.needs(
      'a way to read sent codes (--outbox)',
      addBankCard,
      setDefaultBankCard,
      removeBankCard,
      requestStepUpCode,
    )
  const cardOf = (accountNumber: string) => ({
    bankCode: bank.bankCode,
    accountNumber,
    accountName: (member.realName ?? 'Nguyen Thi Lan').toUpperCase(),
    paymentPassword: member.paymentPassword,
  })
  const inputs = [cardOf(`97${suite.digits(10)}`), cardOf(`97${suite.digits(10)}`)] as const
  await suite.refused(addBankCard, inputs[0], 'step.up.required', { as: member, name: 'needs another proof' })
  // A passkey goes before codes.
  const options = member.passkey && (await suite.ok(stepUpPasskeyOptions, {}, { as: member }))
  const byPasskey = options && { method: 'passkey', answer: member.passkey?.key.get(options.options) ?? '' }
  const first = byPasskey && (await suite.ok(addBankCard, { ...inputs[0], stepUp: byPasskey }, { as: member }))
  await removingPasskey(suite, member)
  const { mobile } = member
  const answer = await sentCode(suite, mobile, () =>
    suite.ok(requestStepUpCode, { purpose: 'bank_card', method: 'sms' }, { as: member }),
  )
  const byCode = { ...inputs[1], stepUp: { method: 'sms', answer } }
  const second = answer && (await suite.ok(addBankCard, byCode, { as: member, name: 'takes a code as proof' }))
  const listed = await suite.ok(bankCards, {}, { as: member })
  if (first && listed)
    suite.check(
      addBankCard,
      'the card is listed',
      listed.list.some(({ id }) => id === first.id),
      'not in the list',
    )
  if (!second) return
  const chosen = await suite.ok(setDefaultBankCard, { id: second.id }, { as: member })
  if (chosen)
    suite.same(
      setDefaultBankCard,
      'the card is the default',
      chosen.list.find(({ isDefault }) => isDefault)?.id,
      second.id,
    )
  const kept = await suite.ok(bankCards, {}, { as: member })
  if (chosen && kept)
    suite.same(setDefaultBankCard, 'stays the default', kept.list.find(({ isDefault }) => isDefault)?.id, second.id)
  const left = await suite.ok(removeBankCard, { id: second.id }, { as: member })
  if (left)
    suite.check(
      removeBankCard,
      'the card is gone',
      left.list.every(({ id }) => id !== second.id),
      'still in the list',
    )
  const then = left && (await suite.ok(bankCards, {}, { as: member }))
  if (then)
    suite.same(
      removeBankCard,
      'the cards that are left are the account’s',
      then.list.map(({ id }) => id),
      left.list.map(({ id }) => id),
    )
}

async function paymentPasswords(suite: Suite, member: Account): Promise<void> {
  const { paymentPassword } = member
  const next = `gate-of-${suite.letters(6)}-8`
  const wrong = { oldPaymentPassword: 'wrong-one-7', paymentPassword: next, confirmPaymentPassword: next }
  await suite.refused(changePaymentPassword, wrong, 'payment.password.wrong', {
    as: member,
    name: 'a wrong old one is refused',
  })
  if (await suite.ok(changePaymentPassword, { ...wrong, oldPaymentPassword: paymentPassword }, { as: member })) {
    member.paymentPassword = next
    const info = await suite.ok(memberInfo, {}, { as: member })
    if (info) suite.same(changePaymentPassword, 'the account still has one', info.hasPaymentPassword, true)
  }
  await suite.ok(hasWithdrawalPassword, {}, { as: member })
  const { mobile } = member
  if (!mobile)
    return suite.needs('a way to read sent codes (--outbox)', requestPaymentPasswordCode, resetPaymentPassword)
  const code = await sentCode(suite, mobile, () =>
    suite.ok(requestPaymentPasswordCode, { method: 'sms' }, { as: member }),
  )
  if (code === undefined) return
  const reset = `river-of-${suite.letters(6)}-9`
  if (
    await suite.ok(
      resetPaymentPassword,
      { method: 'sms', code, paymentPassword: reset, confirmPaymentPassword: reset },
      { as: member },
    )
  ) {
    member.paymentPassword = reset
  }
}

const WITHDRAWN = '200000'

/** A withdrawal from its request to its receipt, another that is answered, and one taken back. */
export async function withdrawals(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  await suite.ok(withdrawalList, {}, { as: reader(cast) })
  await suite.ok(unconfirmedWithdrawals, {}, { as: reader(cast) })
  const [history] = suite.successes.get(withdrawalList.name)?.value
    ? [suite.successes.get(withdrawalList.name)?.value as { list: { id: string }[] }]
    : []
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
  const funds = await suite.ok(consolidatedFunds, {}, { as: member })
  if (funds)
    suite.check(
      consolidatedFunds,
      'a withdrawal is locked',
      parseAmount(funds.locked) >= parseAmount(first.amount),
      `${funds.locked} locked`,
    )
  const input = { amount: WITHDRAWN, bankCardId: card.id, paymentPassword: member.paymentPassword }
  await repeating(suite, requestWithdrawal, member, input, { key, other: { ...input, amount: '210000' } })
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
  await answered(suite, member, first.id)
  await received(suite, member, first.id)
  await takenBack(suite, member, first.id, () => request(suite.uuid()))
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
  await moving(
    suite,
    cancelWithdrawal,
    member,
    () => suite.ok(cancelWithdrawal, { id: made.id }, { as: member }),
    ({ amount }) => parseAmount(amount),
  )
}

const MOVED = '1000'

/** Wallets of vendors, and transfers to upline and downline. */
export async function transfers(suite: Suite, cast: Cast): Promise<void> {
  const { member, given, agent } = cast
  const as = reader(cast)
  for (const endpoint of [
    consolidatedFunds,
    merchantWallet,
    lockTransStatus,
    lockStatus,
    memberTransfers,
    transferEnabled,
  ])
    await suite.ok(endpoint, {}, { as })
  await suite.ok(lockStatusByType, { vassalage: 'NOBODY' }, { as })
  await suite.agree(wallets, 'the main wallet has the balance', async () => {
    const list = await suite.ok(wallets, {}, { as })
    const read = await suite.ok(balance, {}, { as })
    const main = list?.list.find(({ vassalage }) => vassalage === null)
    return main && read && [main.availBalance, read.balance[0]?.availBalance]
  })
  if (as) await availableAgrees(suite, as)
  await suite.agree(lockStatus, 'is locked with a vendor that is', async () => {
    const status = await suite.ok(lockStatus, {}, { as })
    return status && [status.locked, status.vassalages.length > 0]
  })
  await vendorWallets(suite, member && (await moneyOf(suite, member)) ? member : given)
  await upAndDown(suite, member, agent)
}

async function vendorWallets(suite: Suite, as: Account | undefined): Promise<void> {
  const unreached = [walletTransfer, transferFromMainWallet, transferSubToSubWallet]
  const single = as && (await suite.ok(merchantWallet, {}, { as }))
  if (as && !suite.readOnly) await suite.ok(transferToMainWallet, {}, { as })
  const list = as && (await suite.ok(wallets, {}, { as }))
  const [main, first, second] = [
    list?.list.find(({ vassalage }) => vassalage === null),
    ...(list?.list.filter(({ vassalage, locked }) => vassalage !== null && !locked) ?? []),
  ]
  if (!as || !main || !first || single?.isSingle) {
    if (as && single?.isSingle && !suite.readOnly)
      await suite.refused(
        walletTransfer,
        { fromAccountTypeId: 2, toAccountTypeId: 3, amount: MOVED },
        'function.not.available',
        { as, name: 'refused with a single wallet' },
      )
    return suite.needs('a vendor with a wallet of its own', ...unreached)
  }
  if (((await moneyOf(suite, as)) ?? 0n) < parseAmount(MOVED)) return suite.needs(`money: ${NO_PAYER}`, ...unreached)
  const refusals = { system_busy: 'a vendor that answers', insufficient_balance: `money: ${NO_PAYER}` }
  const sum = await suite.ok(balance, {}, { as })
  const key = suite.uuid()
  const input = {
    fromAccountTypeId: main.accountTypeId,
    toAccountTypeId: first.accountTypeId,
    amount: MOVED,
    requestKey: key,
  }
  const moved = await moving(
    suite,
    walletTransfer,
    as,
    () => suite.ok(walletTransfer, input, { as, refusals }),
    () => -parseAmount(MOVED),
  )
  if (!moved) return
  const stays = (endpoint: Endpoint, { sumBalance }: { sumBalance: string }) =>
    sum &&
    sameMoney(suite, endpoint, 'the sum of all wallets stays', as, parseAmount(sumBalance), parseAmount(sum.sumBalance))
  await stays(walletTransfer, moved)
  await repeating(suite, walletTransfer, as, input, { other: { ...input, amount: '1001' } })
  const again = await moving(
    suite,
    transferFromMainWallet,
    as,
    () => suite.ok(transferFromMainWallet, { vassalage: first.vassalage, amount: MOVED }, { as, refusals }),
    () => -parseAmount(MOVED),
  )
  if (again) await stays(transferFromMainWallet, again)
  if (second)
    await suite.ok(
      transferSubToSubWallet,
      { fromVassalage: first.vassalage, toVassalage: second.vassalage, amount: MOVED },
      { as, refusals },
    )
  else suite.needs('two vendors with wallets of their own', transferSubToSubWallet)
  const back = await suite.ok(transferToMainWallet, {}, { as, name: 'brings everything back' })
  if (back) await stays(transferToMainWallet, back)
}

async function upAndDown(suite: Suite, member: Account | undefined, agent: Account | undefined): Promise<void> {
  const missing = 'an agent with money (--agent), and an upline and a downline'
  if (!member || !agent?.isAgent) return suite.needs(missing, transferDownline, transferUpline)
  const sent = '20000'
  const refusals = {
    insufficient_balance: missing,
    'turnover.remaining': missing,
    'payment.password.wrong': 'the agent’s payment password (name:password:payment-password)',
    'bonus.running': missing,
    'transfer.limit.reached': 'a later try: the day’s limit of transfers',
    'transfer.receiver.unavailable': 'an upline and a downline that may receive transfers',
  }
  const order = {
    amount: sent,
    paymentPassword: agent.paymentPassword,
    requestKey: suite.uuid(),
    account: member.username,
  }
  const before = await moneyOf(suite, member)
  const may = await suite.ok(transferEnabled, { account: member.username }, { as: agent })
  if (may) suite.same(transferEnabled, 'names the receiver', may.receiver?.account, member.username)
  const down = await moving(
    suite,
    transferDownline,
    agent,
    () => suite.ok(transferDownline, order, { as: agent, refusals }),
    ({ amount }) => -parseAmount(amount),
  )
  if (down) {
    const after = await moneyOf(suite, member)
    if (before !== undefined && after !== undefined)
      await sameMoney(suite, transferDownline, 'it arrives in full', member, after - before, parseAmount(down.amount))
    await repeating(suite, transferDownline, agent, order, { other: { ...order, amount: '20001' } })
    await balanceIs(suite, transferDownline, agent, down)
    const then = await suite.ok(transferEnabled, {}, { as: agent })
    if (may && then)
      suite.check(
        transferEnabled,
        'less is left of the day',
        parseAmount(then.leftToday) <= parseAmount(may.leftToday) - parseAmount(down.amount),
        `${then.leftToday} after ${down.amount}, ${may.leftToday} before`,
      )
    const list = await suite.ok(memberTransfers, { relation: 'downline', pageSize: 20 }, { as: agent })
    if (list) suite.same(memberTransfers, 'names the receiver', list.list[0]?.counterparty, member.username)
    if (list) suite.same(memberTransfers, 'the latest stands first', list.list[0]?.transferId, down.transferId)
    const arrived = await suite.ok(memberTransfers, {}, { as: member })
    if (arrived)
      suite.same(
        memberTransfers,
        'the receiver’s side has the same amount',
        arrived.list[0] && [arrived.list[0].direction, arrived.list[0].amount],
        ['in', down.amount],
      )
  }
  const up = { amount: '10000', paymentPassword: member.paymentPassword, requestKey: suite.uuid() }
  const sentUp = await moving(
    suite,
    transferUpline,
    member,
    () => suite.ok(transferUpline, up, { as: member, refusals }),
    ({ amount }) => -parseAmount(amount),
  )
  if (sentUp) await balanceIs(suite, transferUpline, member, sentUp)
  const afterUp = sentUp && (await suite.ok(memberTransfers, { relation: 'upline' }, { as: member }))
  if (afterUp) suite.same(memberTransfers, 'has what was sent up', afterUp.list[0]?.transferId, sentUp.transferId)
  if (sentUp) await repeating(suite, transferUpline, member, up, { other: { ...up, amount: '10001' } })
}

async function balanceIs(
  suite: Suite,
  endpoint: Endpoint,
  as: Account,
  { availBalance }: { availBalance: string },
): Promise<void> {
  const money = await moneyOf(suite, as)
  if (money !== undefined)
    await sameMoney(suite, endpoint, 'its balance is the account’s', as, money, parseAmount(availBalance))
}

/** Five wrong payment passwords lock them and say for how long. */
export async function paymentLock(suite: Suite, account: Account): Promise<void> {
  const input = {
    oldPaymentPassword: 'wrong-one-7',
    paymentPassword: 'gate-of-lotus-8',
    confirmPaymentPassword: 'gate-of-lotus-8',
  }
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const reply = await suite.call(changePaymentPassword, input, { as: account })
    if (codeOf(reply) !== 'payment.password.locked') continue
    const state = await suite.ok(hasWithdrawalPassword, {}, { as: account })
    return suite.check(
      hasWithdrawalPassword,
      'says how long a lock lasts',
      (state?.lockedSeconds ?? 0) > 0,
      'lockedSeconds is missing',
    )
  }
  suite.check(changePaymentPassword, 'wrong ones lock it', false, 'seven wrong ones do not')
}

/** Everything that moved on the main wallet of a day hangs together: each movement begins where the one before ended. */
export async function unbrokenRecords(suite: Suite, as: Account | undefined): Promise<void> {
  if (!as) return
  const { today } = suite.facts
  const read = await suite.ok(accountTransactions, { from: today, to: today, pageSize: 100 }, { as })
  const list = read?.list ?? []
  for (const [index, row] of list.entries()) {
    const older = list[index + 1]
    if (older && older.balanceAfter !== row.balanceBefore)
      return suite.check(
        accountTransactions,
        'the movements hang together',
        false,
        `movement ${row.movementId} begins at ${row.balanceBefore}, the one before ends at ${older.balanceAfter}`,
      )
  }
  suite.check(accountTransactions, 'the movements hang together', true, '')
  if (list.length === 0) return
  await suite.agree(accountTransactions, 'the newest movement ends at the balance', async () => {
    const [newest] = await movementsOf(suite, as)
    const money = await moneyOf(suite, as)
    return newest && money !== undefined ? [newest.balanceAfter, formatAmount(money)] : undefined
  })
}
