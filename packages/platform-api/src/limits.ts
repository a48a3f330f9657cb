import * as z from 'zod'

import { bankCardItem } from './cashier-bank-cards.ts'
import { STEP_UP_ERRORS, stepUpProof } from './cashier-step-up.ts'
import { sessionEndpoint } from './endpoint.ts'
import { INTERVENTION_KINDS, INTERVENTION_MOMENTS, INTERVENTION_REASONS } from './interventions.ts'
import { amount, enteredAmount, lenientEnum, masked, moment, whole, wholeNumber } from './fields.ts'

/** Days of a time-out: 24 hours to 6 weeks. */
export const TIME_OUT_DAYS = { min: 1, max: 42 } as const
/** Months of a definite self-exclusion. */
export const EXCLUSION_MONTHS = { min: 6, max: 120 } as const
export const SESSION_MINUTES = { min: 10, max: 1_440 } as const
export const REALITY_CHECK_MINUTES = { min: 5, max: 240 } as const

/** Kinds of services outside the site that help with gambling. */
export const HELP_SERVICES = ['REGISTER', 'HELPLINE'] as const

export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION_TIME'] as const
const kind = z.enum(LIMIT_KINDS)
/** The last 24 hours, the last 7 days, the calendar month in the brand's time zone; `ONCE`: a single stake or session. */
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH', 'ONCE'] as const
const period = z.enum(LIMIT_PERIODS)
export const LIMIT_CHANGE_STATES = ['EFFECTIVE', 'WAITING', 'CONFIRMED', 'CANCELLED', 'EXPIRED'] as const
/** Money for all but session time, which has `minutes`. */
const limitValue = z.object({ amount: amount.nullable(), minutes: z.number().int().nullable() })

const limit = z.object({
  kind,
  period,
  /** The account's own limit; null without one. */
  own: limitValue.nullable(),
  /** Set by the operator; the stricter of both applies. */
  operator: limitValue.nullable(),
  /** Used so far within the period; null if nothing adds up, as for a single stake. */
  used: limitValue.nullable(),
  /** Remainder of the stricter limit; null without a limit. */
  left: limitValue.nullable(),
  /** When the used amount next decreases; null if nothing is used. */
  freeAt: moment.nullable(),
  /** A looser limit, or its removal (`to` null), that awaits confirmation. */
  waiting: z.object({ id: z.number().int(), to: limitValue.nullable(), readyAt: moment, expiresAt: moment }).nullable(),
})

const exclusion = z.object({
  kind: z.enum(['TIME_OUT', 'SELF_EXCLUSION']),
  startsAt: moment,
  /** Null for an indefinite exclusion. */
  endsAt: moment.nullable(),
})

const limitsValue = z.object({
  currency: z.string().length(3),
  limits: z.array(limit),
  exclusion: exclusion.nullable(),
  /** What the rules of the member's country say of limits and breaks; left out where a platform has no such rules. */
  rules: z
    .object({
      /** Until a looser limit can be confirmed. */
      reflectionHours: wholeNumber,
      /** No deposit without a deposit limit of the member's own. */
      requiresDepositLimit: z.boolean(),
      /** Least length of a self-exclusion. */
      exclusionMonths: wholeNumber,
      /** From the end of an indefinite self-exclusion until play. */
      exclusionLiftDays: wholeNumber,
      /** Registers and helplines of the country. */
      helpServices: z
        .array(
          z.object({
            kind: lenientEnum('memberLimits.helpServices', HELP_SERVICES, 'HELPLINE'),
            name: z.string(),
            phone: z.string().nullish(),
          }),
        )
        .default([]),
    })
    .nullish(),
  /** Whether to offer a deposit limit, because the account has none and never deposited, or needs one. */
  promptsForDepositLimit: z.boolean(),
  /** Changes, latest first, at most 50. */
  history: z.array(
    z.object({
      id: z.number().int(),
      kind,
      period,
      from: limitValue.nullable(),
      to: limitValue.nullable(),
      state: z.enum(LIMIT_CHANGE_STATES),
      byOperator: z.boolean(),
      at: moment,
    }),
  ),
})

export const memberLimits = sessionEndpoint({
  summary: 'Limits of the account with what they leave, its exclusion, and the history of changes',
  path: '/wps/member/limits',
  moduleId: 'COMM3',
  feature: 'limits',
  value: limitsValue,
  errors: ['in_need_true_account'],
})

export const setLimit = sessionEndpoint({
  summary: 'Set or remove a limit. A stricter one works at once, a looser one after 24 hours and a confirmation',
  method: 'POST',
  path: '/wps/member/limits',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'limits',
  input: z
    .object({
      kind,
      period,
      /** Null for both this and `minutes` removes the limit. */
      amount: enteredAmount.nullish(),
      minutes: whole.min(SESSION_MINUTES.min).max(SESSION_MINUTES.max).nullish(),
    })
    .superRefine((input, context) => {
      const isTime = input.kind === 'SESSION_TIME'
      const isOnce = isTime || input.kind === 'STAKE'
      if (isOnce !== (input.period === 'ONCE'))
        context.addIssue({ code: 'custom', path: ['period'], message: 'of another limit' })
      if (isTime && input.amount != null) context.addIssue({ code: 'custom', path: ['amount'], message: 'a time' })
      if (!isTime && input.minutes != null)
        context.addIssue({ code: 'custom', path: ['minutes'], message: 'an amount' })
    }),
  value: limitsValue,
  errors: ['in_need_true_account'],
})

export const confirmLimit = sessionEndpoint({
  summary: 'Confirm a looser limit after its 24 hours',
  method: 'POST',
  path: '/wps/member/limits/confirmation',
  moduleId: 'COMM3',
  feature: 'limits',
  input: z.object({ id: whole.positive() }),
  value: limitsValue,
  owned: 'id',
  errors: ['in_need_true_account', 'limit.change.not.found', 'limit.change.not.due', 'play.excluded', 'account.held'],
})

/** The call without `confirmation` is the first step, which returns it. */
export const excludeMember = sessionEndpoint({
  summary: 'Take a time-out or exclude oneself, in two steps; it cannot be taken back before its end',
  method: 'POST',
  path: '/wps/member/exclusions',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'limits',
  input: z
    .object({
      kind: z.enum(['TIME_OUT', 'SELF_EXCLUSION']),
      days: whole.min(TIME_OUT_DAYS.min).max(TIME_OUT_DAYS.max).nullish(),
      /** Null for an indefinite self-exclusion. */
      months: whole.min(EXCLUSION_MONTHS.min).max(EXCLUSION_MONTHS.max).nullish(),
      confirmation: z.string().max(64).optional(),
    })
    .superRefine(({ kind: wanted, days, months }, context) => {
      if ((wanted === 'TIME_OUT') !== (days != null))
        context.addIssue({ code: 'custom', path: ['days'], message: 'days of a time-out' })
      if (wanted === 'TIME_OUT' && months != null)
        context.addIssue({ code: 'custom', path: ['months'], message: 'none of a time-out' })
    }),
  value: z.object({
    /** For the second step, within 15 minutes; null afterwards. */
    confirmation: z.string().nullable(),
    endsAt: moment.nullable(),
  }),
  errors: ['in_need_true_account', 'exclusion.active', 'confirmation.expired'],
})

const intervention = z.object({
  id: z.number().int(),
  reason: lenientEnum('playClock.intervention.reason', [...INTERVENTION_REASONS, 'OTHER'], 'OTHER'),
  kind: lenientEnum('playClock.intervention.kind', INTERVENTION_KINDS, 'HELP'),
  moment: lenientEnum('playClock.intervention.moment', INTERVENTION_MOMENTS, 'NEXT_PAGE'),
  /** The proposed limit of a `LIMIT`; null for other kinds. */
  limit: z.object({ kind, period, value: limitValue }).nullable(),
  /** Days of the break that a `BREAK` offers; null for other kinds. */
  breakDays: z.number().int().nullable(),
})

const clock = z.object({
  currency: z.string().length(3),
  /** The server's time. */
  at: moment,
  /** Start of this session. */
  startedAt: moment,
  /** Since then, including stakes of unfinished rounds. */
  staked: amount,
  won: amount,
  /** Winnings minus stakes. */
  net: amount,
  realityCheckMinutes: z.number().int(),
  /** The most that may be chosen. */
  realityCheckMaximumMinutes: wholeNumber.nullish(),
  /** Whether time and result are shown beside each game. */
  isShownInGames: z.boolean().nullish(),
  /** When the next reality check is due. */
  nextCheckAt: moment,
  /** When the session time limit, which counts from the first log-in without a break of 15 minutes since, ends play; null without one. */
  playEndsAt: moment.nullable(),
  exclusion: exclusion.nullable(),
  /** What the site has to say about play, until it is answered; null without it, and while a round runs. */
  intervention: intervention.nullish(),
})

export const playClock = sessionEndpoint({
  summary: 'How long and with which result the account has played, and when the next reality check is due',
  path: '/wps/member/limits/clock',
  moduleId: 'COMM3',
  feature: 'limits',
  duringClosing: true,
  value: clock,
  errors: ['in_need_true_account'],
})

export const realityCheck = sessionEndpoint({
  summary: 'Set the interval of the reality check',
  method: 'POST',
  path: '/wps/member/limits/realityCheck',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'limits',
  input: z.object({ everyMinutes: whole.min(REALITY_CHECK_MINUTES.min).max(REALITY_CHECK_MINUTES.max) }),
  value: clock,
  errors: ['in_need_true_account'],
})

export const acknowledgeRealityCheck = sessionEndpoint({
  summary: 'Acknowledge a reality check; the next one is due after the interval',
  method: 'POST',
  path: '/wps/member/limits/realityCheck/acknowledgement',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'limits',
  value: clock,
  errors: ['in_need_true_account'],
})

/** A break that is taken and a limit that is set answer it by themselves. One that has ended stays as it is. */
export const answerIntervention = sessionEndpoint({
  summary: 'Note that the open intervention was shown, that its help was read, or that the member declined it',
  method: 'POST',
  path: '/wps/member/limits/intervention',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'limits',
  input: z.object({ id: whole.positive(), answer: z.enum(['SHOWN', 'READ', 'DISMISSED']) }),
  value: clock,
  errors: ['in_need_true_account'],
})

/** `CLOSING`: closed by its owner, and its money is still being paid out. */
const standing = lenientEnum('accountClosing.standing', ['OPEN', 'CLOSING', 'CLOSED', 'OTHER'], 'OTHER')

/** Obstacles to closing an account, in the order in which they are shown. */
const OBSTACLES = [
  'ROUND',
  'LOTTERY_TICKET',
  'TRANSFER',
  'VENDOR_MONEY',
  'DEPOSIT',
  'WITHDRAWAL',
  'CARD_MISSING',
  'CARD_RESTING',
] as const
/**
 * Open matters that do not prevent the closing. `PAYOUT_UNCONFIRMED`: paid, and not confirmed by its owner or complained about. `DOWNLINE`,
 * `INVITATIONS`, `CONTRACTS` and `BILLS`: what an agent leaves behind.
 */
const OPEN_MATTERS = ['PAYOUT_UNCONFIRMED', 'CASE', 'BONUS', 'DOWNLINE', 'INVITATIONS', 'CONTRACTS', 'BILLS'] as const

const matter = {
  /** Id of the game, ticket, deposit, withdrawal or case; null where there is none. */
  id: z.string().nullable(),
  /** Name of the game, lottery, vendor or case; null where there is none. */
  name: z.string().nullable(),
  amount: amount.nullable(),
}

const closingValue = z.object({
  standing,
  /** When its owner asked to close it; null while it is open. */
  closingAt: moment.nullable(),
  currency: z.string().length(3),
  /** In the account and not on its way out. */
  balance: amount,
  /** The withdrawals that closing would request now, or that a request for the rest would. */
  payouts: z.array(
    z.object({
      amount,
      bankName: z.string(),
      accountMasked: masked,
      /** How long the bank or network usually takes. */
      expectedMinutes: z.number().int(),
      /** An operator certainly looks at it first. */
      isReviewed: z.boolean(),
    }),
  ),
  /** Matters that must end before the account can be closed. Empty once it is being closed. */
  obstacles: z.array(
    z.object({ kind: lenientEnum('accountClosing.obstacle', [...OBSTACLES, 'OTHER'], 'OTHER'), ...matter }),
  ),
  /** Matters that stay open; a running bonus is given up, and bills are paid first. `name` of a `DOWNLINE` is the agent who takes over. */
  open: z.array(
    z.object({
      kind: lenientEnum('accountClosing.open', [...OPEN_MATTERS, 'OTHER'], 'OTHER'),
      ...matter,
      /** Number of accounts directly below, links, contracts or bills; null for other kinds. */
      count: wholeNumber.nullish(),
    }),
  ),
  /** Withdrawals of an account that is being closed, from the closing on and those that had not ended; latest first, at most 5. */
  withdrawals: z.array(z.string()),
  /** Cards that the rest can be paid out to. */
  cards: z.array(bankCardItem),
  /** Whether `requestClosingPayout` would pay something out: money came back, and its owner chooses where to. */
  needsPayout: z.boolean(),
})

export const accountClosing = sessionEndpoint({
  summary:
    'What closing the account would do and what prevents it; while it is being closed, what is still to be paid out',
  path: '/wps/member/closure',
  moduleId: 'COMM3',
  feature: 'closing',
  duringClosing: true,
  value: closingValue,
  errors: ['in_need_true_account'],
})

export const requestClosingPayout = sessionEndpoint({
  summary: 'Pay out all that came back to an account that is being closed, to one of its cards',
  method: 'POST',
  path: '/wps/member/closure/payout',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'closing',
  sealed: true,
  input: z.object({ bankCardId: z.string().max(64), stepUp: stepUpProof.optional() }),
  value: closingValue,
  errors: [
    'in_need_true_account',
    'insufficient_balance',
    'bank.card.not.found',
    'bank.card.resting',
    'login.failed',
    ...STEP_UP_ERRORS,
  ],
})

/** The call without `confirmation` is the first step, which takes `stepUp` and returns it. */
export const closeAccount = sessionEndpoint({
  summary:
    'Close the account for good, in two steps. With money to pay out it is `CLOSING` until that has left, and its sessions go on for that alone',
  method: 'POST',
  path: '/wps/member/closure',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'closing',
  sealed: true,
  input: z.object({ confirmation: z.string().max(64).optional(), stepUp: stepUpProof.optional() }),
  value: z.object({
    /** For the second step, within 15 minutes; null afterwards. */
    confirmation: z.string().nullable(),
    currency: z.string().length(3),
    /** Paid out in the second step. */
    balance: amount,
    /** After the second step; platforms that do not send it close at once. */
    standing: lenientEnum('closeAccount.standing', ['OPEN', 'CLOSING', 'CLOSED', 'OTHER'], 'OTHER').nullish(),
    /** First step: unplayed deposits in the balance, which a person returns to their source. */
    unplayed: amount.nullish(),
  }),
  errors: [
    'in_need_true_account',
    'confirmation.expired',
    'account.in.use',
    'account.not.empty',
    'bank.card.resting',
    'login.failed',
    ...STEP_UP_ERRORS,
  ],
})
