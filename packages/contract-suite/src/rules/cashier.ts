import {
  addBankCard,
  bankCards,
  setDefaultBankCard,
  withdrawalBanks,
} from '@playhouse/platform-api/cashier-bank-cards.ts'
import {
  deposit,
  depositBanks,
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositFromAccount,
  depositReport,
  depositSettings,
} from '@playhouse/platform-api/cashier-deposits.ts'
import { hasWithdrawalPassword, requestPaymentPasswordCode } from '@playhouse/platform-api/cashier-payment-password.ts'
import { requestStepUpCode } from '@playhouse/platform-api/cashier-step-up.ts'
import {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  requestWithdrawal,
  unconfirmedWithdrawals,
  withdrawalDetail,
  withdrawalList,
  withdrawalOptions,
} from '@playhouse/platform-api/cashier-withdrawals.ts'
import {
  memberTransfers,
  transferDownline,
  transferEnabled,
  transferUpline,
} from '@playhouse/platform-api/member-transfers.ts'
import {
  accountTransactions,
  betDetail,
  betHistory,
  bonusDetails,
  cardAndFishingProfit,
  lotteryProfit,
  personalProfit,
  transactionDetail,
} from '@playhouse/platform-api/records.ts'
import { wallets } from '@playhouse/platform-api/wallet.ts'

import {
  type Rules,
  addsUp,
  brandDay,
  daily,
  each,
  equal,
  falling,
  inOrder,
  is,
  isOneOf,
  minus,
  plus,
  positive,
  rising,
  rules,
  sum,
  unique,
} from '../rules.ts'

const forfeits = <T extends { type: string }>(list: readonly T[]) => list.filter(({ type }) => type === 'BONUS_FORFEIT')

/** Only the correction of a lottery result has a payout below zero, and no stake. */
const takesBack = ({ payout, stake }: { payout: string; stake: string }) =>
  payout.startsWith('-') && is({ stake }, '0.00')

export const CASHIER: readonly Rules[] = [
  rules(wallets, ({ list }) => [unique({ list }, 'accountTypeId')]),
  rules([memberTransfers, accountTransactions, betHistory, bonusDetails], ({ list }) => [falling({ list }, 'at')]),
  rules(memberTransfers, ({ list, totalCount, sums }) => [
    unique({ list }, 'transferId'),
    totalCount === list.length && [
      equal({
        'sums.sent': sums.sent,
        'the sum of list': sum(
          list.filter(({ direction }) => direction === 'out'),
          'amount',
        ),
      }),
      equal({
        'sums.received': sums.received,
        'the sum of list': sum(
          list.filter(({ direction }) => direction === 'in'),
          'amount',
        ),
      }),
    ],
  ]),
  rules([transferDownline, transferUpline], ({ direction }) => [is({ direction }, 'out')]),
  rules(transferDownline, ({ relation, counterparty }, input) => [
    is({ relation }, 'downline'),
    equal({ counterparty, 'input.account': input.account }),
  ]),
  rules(transferEnabled, ({ minAmount, maxAmount }) => [inOrder({ minAmount, maxAmount })]),
  rules([transferEnabled, withdrawalOptions], ({ free, available }) => [inOrder({ free, available })]),
  rules(transferUpline, ({ relation }) => [is({ relation }, 'upline')]),
  rules(
    [
      deposit,
      depositByGateway,
      depositByQr,
      depositByTransfer,
      depositFromAccount,
      requestWithdrawal,
      withdrawalDetail,
    ],
    ({ steps, fee, amount }) => [rising({ steps }, 'at'), inOrder({ fee, amount })],
  ),
  rules([deposit, depositByGateway, depositByQr, depositByTransfer, depositFromAccount], ({ createdAt, expiresAt }) => [
    inOrder({ createdAt, expiresAt }),
  ]),
  rules(deposit, ({ createdAt, confirmedAt }) => [inOrder({ createdAt, confirmedAt })]),
  rules([depositBanks, withdrawalBanks], ({ list }) => [unique({ list }, 'bankCode')]),
  rules([depositByGateway, depositByQr, depositByTransfer, depositFromAccount], ({ requestedAmount }, input) => [
    equal({ requestedAmount, 'input.amount': input.amount }),
  ]),
  rules(depositByQr, ({ method }) => [is({ method }, 'QR')]),
  rules([depositByTransfer, depositFromAccount], ({ method }) => [is({ method }, 'MANUAL')]),
  rules(depositReport, ({ list, totalCount, totalAmount }, input) => [
    falling({ list }, 'createdAt'),
    each({ list }, ({ createdAt, confirmedAt }) => [
      inOrder({ 'input.from': input.from, 'day of createdAt': brandDay(createdAt), 'input.to': input.to }),
      inOrder({ createdAt, confirmedAt }),
    ]),
    input.state === 'CONFIRMED' &&
      totalCount === list.length &&
      equal({ totalAmount, 'the sum of list': sum(list, 'amount') }),
  ]),
  rules([depositReport, bankCards, withdrawalList], ({ list }) => [unique({ list }, 'id')]),
  rules(depositSettings, ({ depositInfo }) => [
    each({ depositInfo }, ({ minimum, maximum, timesLeft, timesPerDay, quickAmounts }) => [
      inOrder({ minimum, maximum }),
      ...(quickAmounts ?? []).map((quickAmount) => inOrder({ minimum, quickAmount, maximum })),
      inOrder({ timesLeft, timesPerDay }),
    ]),
  ]),
  rules(hasWithdrawalPassword, ({ minLength, maxLength }) => [inOrder({ minLength, maxLength })]),
  rules([requestPaymentPasswordCode, requestStepUpCode], ({ expiredMinutes }) => [positive({ expiredMinutes })]),
  rules(addBankCard, ({ addedAt, usableAt }) => [inOrder({ addedAt, usableAt })]),
  rules(bankCards, ({ list, max }) => [
    inOrder({ 'count of list': list.length, max }),
    inOrder({ 'count of list': list.filter(({ isDefault }) => isDefault).length, 'at most': 1 }),
  ]),
  rules(setDefaultBankCard, ({ list }) => [
    is({ 'count of list': list.filter(({ isDefault }) => isDefault).length }, 1),
  ]),
  rules(cancelWithdrawal, ({ canCancel, state }) => [is({ canCancel }, false), is({ state }, 'CANCELLED')]),
  rules(confirmWithdrawalReceipt, ({ state }, input) => [equal({ state, 'input.outcome': input.outcome })]),
  rules([requestWithdrawal, withdrawalDetail], ({ steps, requestedAt, updatedAt, state }) => [
    inOrder({ requestedAt, updatedAt }),
    equal({ state, 'the last of steps': steps.at(-1)?.state }),
  ]),
  rules(unconfirmedWithdrawals, ({ list }) => [each({ list }, ({ state }) => [is({ state }, 'DISBURSED')])]),
  rules(withdrawalList, ({ total, list, totalAmount }, input) => [
    total === list.length && equal({ totalAmount, 'the sum of list': sum(list, 'amount') }),
    falling({ list }, 'requestedAt'),
    each({ list }, ({ requestedAt, updatedAt }) => [
      inOrder({ 'input.from': input.from, 'day of requestedAt': brandDay(requestedAt), 'input.to': input.to }),
      inOrder({ requestedAt, updatedAt }),
    ]),
  ]),
  rules(
    withdrawalOptions,
    ({ minimumAmount, maximumAmount, leftToday, perDay, leftAmount, dayMaximum, turnover, channels }) => [
      inOrder({ minimumAmount, maximumAmount }),
      inOrder({ leftToday, perDay }),
      inOrder({ leftAmount, dayMaximum }),
      inOrder({ 'turnover.remaining': turnover.remaining, 'turnover.required': turnover.required }),
      unique({ channels }, 'bankCode'),
      each({ channels }, (channel) => [
        inOrder({ minimumAmount: channel.minimumAmount, maximumAmount: channel.maximumAmount }),
      ]),
    ],
  ),
  rules(accountTransactions, ({ list, sums, totalCount }, input) => [
    input.wallet === 'main' && each({ list }, ({ wallet }) => [is({ wallet }, 'main')]),
    input.wallet === 'bonus' && each({ list }, ({ wallet }) => [is({ wallet }, 'bonus')]),
    unique({ list }, 'movementId'),
    equal({ 'sums.net': sums.net, 'sums.moneyIn - sums.moneyOut': minus(sums.moneyIn, sums.moneyOut) }),
    each({ list }, ({ balanceAfter, balanceBefore, amount, type }) => [
      equal({ balanceAfter, 'balanceBefore + amount': plus(balanceBefore, amount) }),
      isOneOf({ type }, input.types),
    ]),
    totalCount === list.length && equal({ 'sums.net': sums.net, 'the sum of list': sum(list, 'amount') }),
  ]),
  rules(betDetail, ({ profit, payout, stake, movements }) => [
    equal({ profit, 'payout - stake': minus(payout, stake) }),
    takesBack({ payout, stake }),
    each({ movements }, ({ balanceAfter, balanceBefore, amount }) => [
      equal({ balanceAfter, 'balanceBefore + amount': plus(balanceBefore, amount) }),
    ]),
  ]),
  rules(betHistory, ({ list, sums, totalCount }) => [
    each({ list }, ({ profit, payout, stake }) => [
      equal({ profit, 'payout - stake': minus(payout, stake) }),
      takesBack({ payout, stake }),
    ]),
    inOrder({ 'sums.rounds': sums.rounds, totalCount }),
    totalCount === list.length && addsUp({ sums }, { list }, ['payout']),
  ]),
  rules(bonusDetails, ({ totalCount, list, sums }) => [
    totalCount === list.length &&
      equal({
        'sums.forfeited': sums.forfeited,
        'less what was forfeited': minus(0, sum(forfeits(list), 'amount')),
      }),
    inOrder({ 'sums.converted': sums.converted, 'sums.paid': sums.paid }),
    each({ list }, ({ balanceAfter, balanceBefore, amount }) => [
      equal({ balanceAfter, 'balanceBefore + amount': plus(balanceBefore, amount) }),
    ]),
  ]),
  rules([cardAndFishingProfit, lotteryProfit], ({ sums, list }) => [
    addsUp({ sums }, { list }, ['rounds', 'turnover', 'payout', 'jackpot', 'profit']),
    each({ list }, ({ profit, payout, jackpot, turnover, uncounted }) => [
      equal({ profit, 'payout + jackpot - turnover - uncounted': minus(plus(payout, jackpot), turnover, uncounted) }),
    ]),
  ]),
  rules(personalProfit, ({ sums, days, products, lifetime }, input) => [
    daily({ days }, input),
    equal({
      'lifetime.netDeposit': lifetime.netDeposit,
      'lifetime.deposit - lifetime.withdrawal': minus(lifetime.deposit, lifetime.withdrawal),
    }),
    rising({ days }, 'day'),
    addsUp({ sums }, { days }, [
      'deposit',
      'withdrawal',
      'rounds',
      'turnover',
      'payout',
      'jackpot',
      'profit',
      'reward',
    ]),
    addsUp({ sums }, { products }, ['turnover', 'payout']),
    each({ days }, ({ profit, payout, jackpot, reward, turnover, uncounted }) => [
      equal({
        profit,
        'payout + jackpot + reward - turnover - uncounted': minus(plus(payout, jackpot, reward), turnover, uncounted),
      }),
    ]),
    each({ products }, ({ profit, payout, jackpot, turnover, uncounted }) => [
      equal({ profit, 'payout + jackpot - turnover - uncounted': minus(plus(payout, jackpot), turnover, uncounted) }),
    ]),
  ]),
  rules(transactionDetail, ({ transactionId, movements }) => [
    each({ movements }, ({ balanceAfter, balanceBefore, amount, transactionId: own }) => [
      equal({ balanceAfter, 'balanceBefore + amount': plus(balanceBefore, amount) }),
      equal({ 'the movement’s transactionId': own, transactionId }),
    ]),
  ]),
]
