import { DEPOSIT_PROOFS_MAX, PAYER_NAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day, enteredAmount, lenientEnum, moment, whole, wholeNumber } from './fields.ts'
import { IDENTITY_FACTS } from './member-profile.ts'
import { OFFER_OBSTACLES } from './promotions.ts'
import { webAddress } from './web-address.ts'
import { TEXT_READERS } from './shown-text.ts'

export const DEPOSIT_METHODS = ['QR', 'E_WALLET', 'REDIRECT', 'MANUAL', 'USDT'] as const

/**
 * `PREPARING`: the payment provider has not answered yet. `CHECKING`: paid according to the payer or provider, but not
 * final. `UNMATCHED`: a payment of this amount arrived without a reference. `CONFIRMED`: credited, see `amount`. `HELD`,
 * `RETURNING`, `RETURNED`: it arrived, and nothing of it was credited, see `held`. Money that arrives for an `EXPIRED`,
 * `REJECTED` or `CANCELLED` deposit is treated as for a waiting one.
 */
export const DEPOSIT_STATES = [
  'PREPARING',
  'WAITING',
  'CHECKING',
  'UNMATCHED',
  'CONFIRMED',
  'HELD',
  'RETURNING',
  'RETURNED',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
] as const

export const DEPOSIT_REASONS = [
  'DECLINED_BY_PAYER',
  'INSUFFICIENT_FUNDS',
  'SUSPECTED_FRAUD',
  'PROVIDER_REFUSED',
  'PROVIDER_UNREACHABLE',
  'NOT_RECEIVED',
  'OTHER',
] as const

/**
 * Why money that arrived may not be credited: a limit, an exclusion, a closed account, blocked deposits, or far more than was
 * requested. The last one an operator alone decides.
 */
export const HELD_REASONS = [
  'LIMIT_DAY',
  'LIMIT_WEEK',
  'LIMIT_MONTH',
  'TIME_OUT',
  'SELF_EXCLUSION',
  'CLOSED',
  'BLOCKED',
  'UNUSUAL_AMOUNT',
] as const

export type HeldReason = (typeof HELD_REASONS)[number]

/** `HELD`: waits for a decision. `RELEASED`: credited since. `RETURNING`, `RETURNED`: to where it came from. */
export const HELD_STATES = ['HELD', 'RELEASED', 'RETURNING', 'RETURNED'] as const

export type HeldState = (typeof HELD_STATES)[number]

/** The part of a payment that was held. */
const held = z.object({
  amount,
  reason: lenientEnum('deposit.held.reason', HELD_REASONS, 'BLOCKED'),
  state: lenientEnum('deposit.held.state', HELD_STATES, 'HELD'),
  /** Whether the member may credit it now. Details only. */
  isReleasable: z.boolean().default(false),
})

/** `CHOSEN`: is given once the deposit is credited. `MISSED`: something stood against it by then. */
export const DEPOSIT_BONUS_STATES = ['CHOSEN', 'GIVEN', 'MISSED'] as const

/** Payment instructions; fields depend on the method. */
const instructions = z.object({
  bankName: z.string().nullish(),
  accountNumber: z.string().nullish(),
  accountName: z.string().nullish(),
  /** Content of the QR code. */
  qr: z.string().nullish(),
  /** Page of the provider, or a link that opens a wallet's app. */
  url: webAddress('deposit.instructions.url').nullish(),
  walletName: z.string().nullish(),
  /** Account at a wallet. */
  account: z.string().nullish(),
  network: z.string().nullish(),
  address: z.string().nullish(),
  tokenAmount: amount.nullish(),
  /** Price of one token in the currency. */
  rate: amount.nullish(),
  confirmations: wholeNumber.nullish(),
})

const listedDeposit = z.object({
  id: z.string(),
  method: lenientEnum('deposit.method', [...DEPOSIT_METHODS, 'OTHER'], 'OTHER'),
  state: lenientEnum('deposit.state', DEPOSIT_STATES, 'CHECKING'),
  /** Credited amount; the requested one until then. */
  amount,
  requestedAmount: amount,
  currency: z.string().length(3),
  fee: amount,
  /** Epoch milliseconds. */
  createdAt: moment,
  confirmedAt: moment.nullish(),
  expiresAt: moment.nullish(),
  /** The payment arrived after the deadline. */
  isLate: z.boolean().default(false),
  reason: lenientEnum('deposit.reason', DEPOSIT_REASONS, 'OTHER').nullish(),
  held: held.nullish(),
})

const depositDetail = listedDeposit.extend({
  transferText: z.string().nullish(),
  instructions: instructions.nullish(),
  /** The provider's page of this payment. */
  pageUrl: webAddress('deposit.pageUrl').nullish(),
  proofs: wholeNumber.default(0),
  /** The bonus that was chosen with the deposit, and what became of it. */
  bonus: z
    .object({
      promotionId: z.string(),
      state: lenientEnum('deposit.bonus.state', DEPOSIT_BONUS_STATES, 'MISSED'),
      /** The amount of the bonus, once it is given. */
      amount: amount.nullish(),
      /** The obstacle when the deposit was credited. */
      obstacle: lenientEnum('deposit.bonus.obstacle', OFFER_OBSTACLES, 'OTHER').nullish(),
    })
    .nullish(),
  /** States so far, oldest first. */
  steps: z.array(z.object({ state: lenientEnum('deposit.steps.state', DEPOSIT_STATES, 'CHECKING'), at: moment })),
  /** The platform's time in epoch milliseconds, for countdowns. */
  now: moment,
})

export const depositSettings = sessionEndpoint({
  summary: 'Ways to deposit with fees, limits and times, and what the member chose last',
  path: '/wps/relay/MCSFE_getDepositSettings',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({
    /** `N`: deposits are closed for everyone. */
    allowDeposit: z.enum(['Y', 'N']),
    totalDepositSuccessCount: wholeNumber,
    currency: z.string().length(3),
    /** The account's deposits are blocked after several failures, until a review. */
    blocked: z.boolean().default(false),
    /** The account is being checked, or stays closed to deposits and play. */
    hold: lenientEnum('depositSettings.hold', ['REVIEW', 'REFUSED'], 'REVIEW').nullish(),
    /** Why the birthday stands against the first deposit. */
    age: lenientEnum('depositSettings.age', ['MISSING', 'TOO_YOUNG'], 'MISSING').nullish(),
    /** The age for a first deposit. */
    requiredAge: wholeNumber.nullish(),
    /** What the first deposit needs and the profile lacks, besides the birthday. */
    missing: z.array(lenientEnum('depositSettings.missing', IDENTITY_FACTS, 'realName')).default([]),
    /** Until when deposits and play do without a passed identity check; null once it is passed, and where nothing asks for it. */
    identity: z.object({ dueAt: moment, isOverdue: z.boolean() }).nullish(),
    /** Per cent of a deposit to be played before a withdrawal. */
    turnoverPercent: wholeNumber.nullish(),
    depositInfo: z.array(
      z.object({
        method: lenientEnum('depositSettings.method', [...DEPOSIT_METHODS, 'OTHER'], 'OTHER'),
        /** The endpoint that accepts deposits of this method. */
        channel: z.enum(['pg', 'mt', 'ma', 'qr']),
        minimum: amount,
        maximum: amount,
        feeFixed: amount,
        feeBasisPoints: wholeNumber,
        /** Deposits in 24 hours; null for no limit. */
        timesPerDay: wholeNumber.nullish(),
        timesLeft: wholeNumber.nullish(),
        payMinutes: wholeNumber,
        usualMinutes: wholeNumber,
        quickAmounts: z.array(amount),
        networks: z.array(z.string()).default([]),
        /** Price of one token in the currency now, fixed once a deposit is requested; null while it is unknown. */
        tokenRate: amount.nullish(),
      }),
    ),
    last: z.object({ method: z.string(), amount }).nullish(),
  }),
  errors: ['in_need_true_account'],
})

export const depositBanks = sessionEndpoint({
  summary: 'Banks that a member may pay from',
  path: '/wps/system/depositBanks',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({ list: z.array(z.object({ bankCode: z.string(), bankName: z.string() })) }),
})

export const depositPromotions = sessionEndpoint({
  summary: 'Promotions that go with a deposit, open ones and those to come',
  path: '/wps/promotions/deposit',
  moduleId: 'COMM3',
  feature: 'bonus',
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        summary: z.string(),
        status: lenientEnum('depositPromotions.status', ['coming', 'open'], 'coming'),
      }),
    ),
  }),
})

const CREATE_ERRORS = [
  'limit.deposit',
  'limit.deposit.required',
  'play.excluded',
  'account.held',
  'birthday.required',
  'age.too_young',
  'details.required',
  'identity.overdue',
  'register.unknown',
  'register.details',
  'real.name.missing',
  'in_need_true_account',
  'request_key_reused',
  'deposit.method.unavailable',
  'deposit.blocked',
  'deposit.times.reached',
  'deposit.too.many.open',
  'promotion.not.found',
  'promotion.not.open',
  'promotion.not.eligible',
  'bonus.running',
] as const

const creation = {
  /** The same key with the same input returns the same deposit. */
  requestKey: z.uuid(),
  amount: enteredAmount,
  /** The promotion whose bonus the deposit is to bring; none by default. */
  promotionId: z.string().min(1).max(60).optional(),
}

const creationOf = { method: 'POST', moduleId: 'COMM3' } as const

export const depositByGateway = sessionEndpoint({
  ...creationOf,
  summary: 'Start a deposit on a page of the payment provider, by e-wallet or in tokens',
  path: '/wps/transaction/deposit/pg',
  feature: 'core',
  input: z.object({
    ...creation,
    method: z.enum(['REDIRECT', 'E_WALLET', 'USDT']),
    network: z.enum(['TRC20', 'ERC20']).optional(),
  }),
  value: depositDetail,
  errors: CREATE_ERRORS,
})

export const depositByTransfer = sessionEndpoint({
  ...creationOf,
  summary: 'Start a bank transfer that is recognised by its text',
  path: '/wps/transaction/deposit/mt',
  feature: 'core',
  input: z.object(creation),
  value: depositDetail,
  errors: CREATE_ERRORS,
})

export const depositFromAccount = sessionEndpoint({
  ...creationOf,
  summary: 'Start a bank transfer from an account that the member names',
  path: '/wps/transaction/deposit/ma',
  feature: 'core',
  input: z.object({
    ...creation,
    bankCode: z.string().min(1).max(32),
    payerName: z.string().trim().min(2).max(PAYER_NAME_MAX).register(TEXT_READERS, { readers: 'staff' }),
  }),
  value: depositDetail,
  errors: CREATE_ERRORS,
})

export const depositByQr = sessionEndpoint({
  ...creationOf,
  summary: 'Start a transfer by QR code',
  path: '/wps/transaction/deposit/qr',
  feature: 'core',
  input: z.object(creation),
  value: depositDetail,
  errors: CREATE_ERRORS,
})

const depositId = z.string().regex(/^\d{1,9}$/)

export const deposit = sessionEndpoint({
  summary: 'One deposit: how to pay it, and what became of it',
  path: '/wps/transaction/deposit/detail',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({ id: depositId }),
  value: depositDetail,
  owned: 'id',
  errors: ['deposit.not.found'],
})

export const depositProof = sessionEndpoint({
  summary: 'Attach pictures that show the payment; the deposit is then checked',
  method: 'PUT',
  path: '/wps/transaction/deposit/proof',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'uploads',
  input: z.object({ id: depositId, uploads: z.array(z.uuid()).min(1).max(DEPOSIT_PROOFS_MAX) }),
  value: depositDetail,
  owned: 'id',
  errors: ['deposit.not.found', 'deposit.not.open'],
})

export const cancelDeposit = sessionEndpoint({
  summary: 'Cancel a deposit that nobody has paid; money that still arrives is treated as before',
  method: 'POST',
  path: '/wps/transaction/deposit/cancel',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({ id: depositId }),
  value: depositDetail,
  owned: 'id',
  errors: ['deposit.not.found', 'deposit.not.open'],
})

export const releaseDeposit = sessionEndpoint({
  summary: 'Credit what is held of a deposit, once limits and exclusions allow all of it',
  method: 'POST',
  path: '/wps/transaction/deposit/release',
  moduleId: 'COMM3',
  feature: 'limits',
  input: z.object({ id: depositId }),
  value: depositDetail,
  owned: 'id',
  errors: ['deposit.not.found', 'deposit.not.open', 'deposit.blocked', 'limit.deposit', 'play.excluded'],
})

export const depositReport = sessionEndpoint({
  summary: 'A member’s deposits within days, the latest first, and the sum of the credited ones',
  path: '/wps/report/depositTransaction',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({
    /** All days by default. */
    from: day.optional(),
    to: day.optional(),
    state: z.enum(DEPOSIT_STATES).optional(),
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
  }),
  value: z.object({
    list: z.array(listedDeposit),
    totalCount: wholeNumber,
    totalPages: wholeNumber,
    /** Sum of credited deposits within the range. */
    totalAmount: amount,
    currency: z.string().length(3),
  }),
})
