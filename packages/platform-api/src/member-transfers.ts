import { PASSWORD_MAX, TRANSFER_REMARK_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day, enteredAmount, moment, whole } from './fields.ts'
import { shownLine, TEXT_READERS } from './shown-text.ts'

const ERRORS = [
  'account.not.found',
  'insufficient_balance',
  'transfer.limit.reached',
  'transfer.receiver.unavailable',
  'turnover.remaining',
  'withdrawals.paused',
  'bonus.running',
  'request_key_reused',
  'payment.password.missing',
  'payment.password.wrong',
  'payment.password.locked',
] as const

/** The receipt that both sides have of a transfer. */
const receipt = {
  transferId: z.string(),
  direction: z.enum(['in', 'out']),
  /** Position of the other account, relative to this one. */
  relation: z.enum(['upline', 'downline']),
  /** Username of the other account. */
  counterparty: z.string(),
  amount,
  remark: z.string().nullable(),
  /** Epoch milliseconds. */
  at: moment,
}

export const transferEnabled = sessionEndpoint({
  summary: 'Whether the account may transfer to its upline and downline, why not, and within which limits',
  path: '/wps/agent/transferEnabled',
  moduleId: 'COMM3',
  feature: 'member-transfers',
  input: z.object({
    /** Username of an account in the downline that is to receive. */
    account: z.string().min(1).max(USERNAME_MAX).optional(),
  }),
  value: z.object({
    /**
     * Why not; null if allowed. `brand` does not offer it, `upline` is missing, `agent` is required, `receiver` cannot
     * receive now.
     */
    upline: z.object({ enabled: z.boolean(), reason: z.enum(['brand', 'upline', 'receiver']).nullable() }),
    downline: z.object({ enabled: z.boolean(), reason: z.enum(['brand', 'agent']).nullable() }),
    /** Username of the upline. */
    uplineAccount: z.string().nullable(),
    /** Whether the named account can receive the smallest transfer now; null for none, and outside of the downline. */
    receiver: z.object({ account: z.string(), enabled: z.boolean() }).nullish(),
    currency: z.string().length(3),
    available: amount,
    /** The amount that can be sent now: all, or while turnover remains, agents' income. */
    free: amount,
    minAmount: amount,
    maxAmount: amount,
    /** Amount that can still be sent today. */
    leftToday: amount,
    /** Stakes required before deposits may leave the account; zero if none. */
    remainingTurnover: amount,
    hasPaymentPassword: z.boolean(),
  }),
  errors: ['in_need_true_account'],
  origin: 'specification',
})

const order = {
  amount: enteredAmount,
  paymentPassword: z.string().max(PASSWORD_MAX),
  remark: shownLine(TRANSFER_REMARK_MAX).register(TEXT_READERS, { readers: 'line' }).optional(),
  /** Chosen by the caller. Idempotent. */
  requestKey: z.uuid(),
}

export const transferUpline = sessionEndpoint({
  summary: 'Transfer money from the main wallet to the upline’s',
  method: 'PUT',
  path: '/wps/agent/transferUpline',
  moduleId: 'UPDOWNTRANS3',
  feature: 'member-transfers',
  sealed: true,
  input: z.object(order),
  value: z.object({ ...receipt, availBalance: amount }),
  errors: ['in_need_true_account', ...ERRORS],
})

export const transferDownline = sessionEndpoint({
  summary: 'Transfer money from the main wallet to that of an account in the downline',
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  moduleId: 'UPDOWNTRANS3',
  feature: 'member-transfers',
  access: 'agent',
  sealed: true,
  input: z.object({ ...order, account: z.string().min(1).max(USERNAME_MAX) }),
  value: z.object({ ...receipt, availBalance: amount }),
  errors: ERRORS,
  origin: 'specification',
})

export const memberTransfers = sessionEndpoint({
  summary: 'Transfers between the account and its upline or downline, latest first',
  path: '/wps/report/memberTransfer',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  feature: 'member-transfers',
  input: z.object({
    from: day.optional(),
    to: day.optional(),
    relation: z.enum(['upline', 'downline']).optional(),
    pageNo: whole.min(1).max(100_000).default(1),
    pageSize: whole.min(1).max(100).default(10),
  }),
  value: z.object({
    totalCount: z.number().int(),
    totalPages: z.number().int(),
    currency: z.string().length(3),
    list: z.array(z.object(receipt)),
    sums: z.object({ sent: amount, received: amount }),
  }),
  errors: ['in_need_true_account'],
})
