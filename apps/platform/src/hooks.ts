import { dropAllRequests } from './domains/engagement/agent/contract-requests.ts'
import { endAllContracts } from './domains/engagement/agent/contracts.ts'
import { noteLink } from './domains/engagement/agent/links.ts'
import { payOpenBills } from './domains/engagement/agent/pay-bills.ts'
import { chooseBonus } from './domains/engagement/promotions/deposit-bonus.ts'
import { recordReferral } from './domains/engagement/referrals/referral-rewards.ts'
import { forfeitForBreak, forfeitRunningBonus } from './domains/money/bonus/bonus.ts'
import type { DepositHooks } from './domains/money/cashier/deposits/create-deposit.ts'
import { checkPaymentPassword, refusePaymentPassword } from './domains/money/cashier/payment-password.ts'
import { owedTurnover } from './domains/money/cashier/withdrawals/owed-turnover.ts'
import { planPayout, withdrawBalance } from './domains/money/cashier/withdrawals/closing-payout.ts'
import type { BreakHooks } from './domains/money/limits/break-routes.ts'
import { applyDepositRules } from './domains/money/limits/deposit-rules.ts'
import { setOwnLimit } from './domains/money/limits/set-limit.ts'
import type { PeopleHooks } from './domains/people/hooks.ts'

// Hooks of lower layers, by which higher ones act in their transactions.

export const peopleHooks: PeopleHooks = {
  accountOpened: [
    (tx, { memberId, invitedById }) => recordReferral(tx, { friendId: memberId, invitedById }),
    async (tx, { memberId, linkCode }) => {
      if (linkCode !== undefined) await noteLink(tx, memberId, linkCode)
    },
    async (tx, { memberId }) => void (await applyDepositRules(tx, memberId)),
    async (tx, { memberId, depositLimit: limit }) => {
      if (limit) await setOwnLimit(tx, { memberId, kind: 'DEPOSIT', period: limit.period, value: limit.amount })
    },
  ],
  newPassword: [refusePaymentPassword],
  confirmPaymentPassword: checkPaymentPassword,
}

export const breakHooks: BreakHooks = {
  onBreak: forfeitForBreak,
  closing: {
    payBills: payOpenBills,
    async onClosing(tx, memberId) {
      await forfeitRunningBonus(tx, memberId)
      await endAllContracts(tx, memberId)
      await dropAllRequests(tx, memberId)
    },
    withdrawBalance,
    planPayout,
    owedTurnover,
  },
}

export const depositHooks: DepositHooks = { bonusChosen: chooseBonus }
