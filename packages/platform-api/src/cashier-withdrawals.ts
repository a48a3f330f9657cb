import { IDENTITY_DOCUMENTS } from '@playhouse/shared/identity-documents.ts'
import { PASSWORD_MAX, UPLOADS_MAX, WITHDRAWAL_ANSWER_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { bankCardItem } from './cashier-bank-cards.ts'
import { STEP_UP_ERRORS, stepUpProof } from './cashier-step-up.ts'
import { sessionEndpoint } from './endpoint.ts'
import { amount, day, flag, lenientEnum, masked, moment, uncheckedAmount, whole, wholeNumber } from './fields.ts'
import { IDENTITY_FACTS } from './member-profile.ts'
import { TEXT_READERS } from './shown-text.ts'

/** States of a withdrawal, in their usual order. */
export const WITHDRAWAL_STATES = [
  /** Held in the ledger. */
  'REQUESTED',
  /** Under review by a person; `reviewReasons` say why. */
  'REVIEW',
  /** The member is asked a question. */
  'NEEDS_INFO',
  'APPROVED',
  /** With the payment provider. */
  'PROCESSING',
  /** Paid out; the member confirms what has arrived. */
  'DISBURSED',
  'RECEIVED',
  'PARTLY_RECEIVED',
  'NOT_RECEIVED',
  /** Not answered in time: counts as received, finally. */
  'FORCED_RECEIPT',
  /** Returned to the balance. */
  'REJECTED',
  'FAILED',
  'CANCELLED',
] as const

export const REVIEW_REASONS = [
  'IDENTITY',
  'LARGE_AMOUNT',
  'NEW_CARD',
  'PASSWORD_CHANGED',
  'MANY_TODAY',
  /** Unplayed deposits of somebody who may not play, or closes the account: returned to their source. */
  'UNPLAYED_DEPOSIT',
  'OTHER',
] as const

/** Requirements of a withdrawal, in the order of the list. */
export const WITHDRAWAL_REQUIREMENTS = [
  /** Only while operators have paused withdrawals for the account. */
  'PAUSED',
  'TURNOVER',
  /** Only while a bonus is active. */
  'BONUS',
  'IDENTITY',
  'PAYMENT_PASSWORD',
  /** A proof besides the session: to add a card, and for large withdrawals. */
  'SECOND_FACTOR',
  /** A card past its waiting time. */
  'BANK_CARD',
] as const

const state = lenientEnum('withdrawal.state', [...WITHDRAWAL_STATES, 'OTHER'] as const, 'OTHER')
const turnover = z.object({
  /** Turnover required by the deposits since the last withdrawal. */
  required: amount,
  done: amount,
  /** Zero: free to withdraw. */
  remaining: amount,
})

const item = z.object({
  id: z.string(),
  state,
  amount,
  /** Deducted from `amount`. */
  fee: amount,
  bankCode: z.string(),
  bankName: z.string(),
  accountMasked: masked,
  /** Epoch milliseconds. */
  requestedAt: moment,
  updatedAt: moment,
})

const history = z.object({
  reviewReasons: z.array(lenientEnum('withdrawal.reviewReasons', REVIEW_REASONS, 'OTHER')),
  /** The party that acts next; null at the end. */
  nextActor: lenientEnum(
    'withdrawal.nextActor',
    ['MEMBER', 'OPERATOR', 'PROVIDER', 'SYSTEM', 'OTHER'],
    'OTHER',
  ).nullable(),
  /** When a disbursed one counts as received automatically. */
  confirmBy: moment.nullable(),
  /** When the payout is expected. */
  expectedBy: moment.nullable(),
  /** By when a person decides, while it is under review. */
  reviewBy: moment.nullish(),
  /** The received part according to the member, and the missing part. */
  receivedAmount: amount.nullable(),
  remainder: amount.nullable(),
  question: z.string().nullable(),
  /** The payment provider's reference of the payout. */
  payoutReference: z.string().nullable(),
  canCancel: flag,
  steps: z.array(
    z.object({
      state,
      at: moment,
      actor: lenientEnum('withdrawal.actor', ['MEMBER', 'OPERATOR', 'PROVIDER', 'SYSTEM', 'OTHER'], 'OTHER'),
      /** A code of the platform, or a person's text. */
      reason: z.string().nullable(),
    }),
  ),
})
const detail = item.extend(history.shape)
const uploads = z.array(z.uuid()).max(UPLOADS_MAX).default([])

export const withdrawalOptions = sessionEndpoint({
  summary: 'Limits, fees and times of withdrawals, cards to withdraw to, and turnover that is still required',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  moduleId: 'COMM3',
  duringClosing: true,
  input: z.object({ groupId: whole.default(0) }),
  value: z.object({
    allowWithdraw: flag,
    currency: z.string(),
    available: amount,
    /** The amount that can be withdrawn now: all, or while turnover remains, agents' income. */
    free: amount,
    /** Everything that requests are refused for until it is met. */
    requirements: z
      .array(
        z.object({
          kind: lenientEnum('withdrawalOptions.requirement', [...WITHDRAWAL_REQUIREMENTS, 'OTHER'] as const, 'OTHER'),
          /** `WAITING`: the member has done their part. */
          state: lenientEnum('withdrawalOptions.requirementState', ['MET', 'TO_DO', 'WAITING', 'OTHER'], 'OTHER'),
          /** When a waiting one is met, if that is known. */
          metAt: moment.nullable(),
          /** Usual hours between the member's part and the end of the wait; null without one. */
          waitHours: wholeNumber.nullable(),
          /** Smaller withdrawals do not need it; null: all do. */
          from: amount.nullable(),
        }),
      )
      .nullish(),
    /** Whether a withdrawal would be accepted now. */
    canWithdraw: flag.nullish(),
    /** Limits of one withdrawal, over all channels. */
    minimumAmount: amount,
    maximumAmount: amount,
    perDay: wholeNumber,
    leftToday: wholeNumber,
    /** Most that is withdrawn within 24 hours, and what is left of it; null without a limit. */
    dayMaximum: amount.nullish(),
    leftAmount: amount.nullish(),
    /** From this amount on, a step-up is required. */
    stepUpFrom: amount,
    /** Minutes within which a person decides on a withdrawal under review. */
    reviewMinutes: wholeNumber.nullish(),
    confirmMinutes: wholeNumber,
    playerCancels: flag,
    hasPaymentPassword: flag,
    turnover,
    /** The account may not play now, so that nothing has to be played. */
    turnoverWaived: flag.default(false),
    /** Deposits not yet played once: a person returns them to their source; zero unless turnover is waived. */
    unplayed: amount,
    /** Turnover of the active bonus, which must end before a withdrawal; null without one. */
    bonusTurnover: turnover.nullish(),
    /** Open steps of the identity check before a withdrawal; null if there are none. */
    identity: z
      .object({
        /** Documents are being reviewed; nothing needs to be uploaded. */
        isReviewed: flag,
        missing: z.array(z.enum(IDENTITY_FACTS)),
        documents: z.array(lenientEnum('withdrawalOptions.documents', IDENTITY_DOCUMENTS, 'ID_FRONT')),
      })
      .nullish(),
    channels: z.array(
      z.object({
        bankCode: z.string(),
        bankName: z.string(),
        kind: lenientEnum('withdrawalOptions.kind', ['BANK', 'CRYPTO', 'OTHER'], 'OTHER'),
        minimumAmount: amount,
        maximumAmount: amount,
        feeFixed: amount,
        feeBasisPoints: wholeNumber,
        expectedMinutes: wholeNumber,
        /** Price of one token in the currency now; null for banks, and while it is unknown. */
        tokenRate: amount.nullish(),
      }),
    ),
    bankCards: z.array(bankCardItem),
    lastAmount: amount.nullable(),
  }),
  origin: 'specification',
})

export const requestWithdrawal = sessionEndpoint({
  summary: 'Request a withdrawal to a card; the amount is held at once. The same idempotency key is one withdrawal',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  whileClosed: 'openInRegion',
  moduleId: 'COMM3',
  sealed: true,
  input: z.object({
    amount: uncheckedAmount,
    bankCardId: z.uuid(),
    paymentPassword: z.string().max(PASSWORD_MAX),
    stepUp: stepUpProof.optional(),
  }),
  value: detail,
  takesIdempotencyKey: true,
  errors: [
    'in_need_true_account',
    'request_key_reused',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'bank.card.not.found',
    'bank.card.resting',
    'identity.required',
    'withdrawals.paused',
    'turnover.remaining',
    'bonus.running',
    'withdrawal.limit',
    'insufficient_balance',
    ...STEP_UP_ERRORS,
  ],
  origin: 'specification',
})

export const withdrawalList = sessionEndpoint({
  summary: 'Withdrawals of the account with their history, the latest first',
  path: '/wps/report/withdrawTransaction',
  moduleId: 'COMM3',
  duringClosing: true,
  input: z.object({
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
    from: day.optional(),
    to: day.optional(),
    state: z.enum(WITHDRAWAL_STATES).optional(),
  }),
  value: z.object({
    total: wholeNumber,
    totalAmount: amount,
    /** Older platforms list withdrawals without their history, which `withdrawalDetail` has. */
    list: z.array(item.extend(history.partial().shape)),
  }),
  origin: 'specification',
})

export const withdrawalDetail = sessionEndpoint({
  summary: 'One withdrawal with its history',
  path: '/wps/report/withdrawTransaction/detail',
  moduleId: 'COMM3',
  feature: 'core',
  duringClosing: true,
  input: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  value: detail,
  owned: 'id',
  errors: ['withdrawal.not.found'],
})

export const unconfirmedWithdrawals = sessionEndpoint({
  summary: 'Withdrawals that were paid out and wait for the member to say what arrived',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  moduleId: 'COMM3',
  duringClosing: true,
  value: z.object({ list: z.array(detail) }),
  origin: 'specification',
})

/** Repeating the same confirmation changes nothing; a different one is refused with `withdrawal.state`. */
export const confirmWithdrawalReceipt = sessionEndpoint({
  summary: 'Say what has arrived of a disbursed withdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'COMM3',
  input: z.object({
    id: z.string().regex(/^\d{1,9}$/),
    outcome: z.enum(['RECEIVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED']),
    /** Only for a partly received withdrawal. */
    receivedAmount: uncheckedAmount.optional(),
    /** Uploaded pictures; required unless everything arrived. */
    proofs: uploads,
  }),
  value: detail,
  owned: 'id',
  errors: ['withdrawal.not.found', 'withdrawal.state'],
  origin: 'specification',
})

export const answerWithdrawalQuestion = sessionEndpoint({
  summary: 'Answer what the platform asks about a withdrawal; it goes back to review',
  method: 'POST',
  path: '/wps/transaction/withdraw/answer',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'withdrawal-review',
  input: z.object({
    id: z.string().regex(/^\d{1,9}$/),
    answer: z
      .string()
      .max(WITHDRAWAL_ANSWER_MAX * 4)
      .register(TEXT_READERS, { readers: 'staff' }),
    proofs: uploads,
  }),
  value: detail,
  owned: 'id',
  errors: ['withdrawal.not.found', 'withdrawal.state'],
})

/** `function.not.available` unless the brand lets members cancel withdrawals. */
export const cancelWithdrawal = sessionEndpoint({
  summary: 'Take back a withdrawal that is not approved yet',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'withdrawal-review',
  input: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  value: detail,
  owned: 'id',
  errors: ['withdrawal.not.found', 'withdrawal.state'],
})
