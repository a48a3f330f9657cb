import { PROMOTION_REMARK_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, lenientEnum, moment, wholeNumber } from './fields.ts'
import { uploadIds } from './uploads.ts'
import { webPath } from './web-address.ts'
import { shownText, TEXT_READERS } from './shown-text.ts'

export const BONUS_STATES = ['ACTIVE', 'ENDING', 'CONVERTED', 'FORFEITED', 'EXPIRED', 'SPENT'] as const

/** Status of a promotion: `coming`, `open` and `closed` for everyone; the others for participating members. */
export const PROMOTION_STATUSES = [
  'coming',
  'open',
  'applying',
  'process',
  'signed',
  'rejected',
  'issued',
  'claimed',
  'closed',
] as const

export const OFFER_KINDS = ['FIRST_DEPOSIT', 'RELOAD', 'LOSS_REBATE', 'SIGN_IN', 'TICKET', 'OTHER'] as const

/** The rule of an offer, the same for everyone. */
const offerRule = z.object({
  kind: lenientEnum('offers.kind', OFFER_KINDS, 'OTHER'),
  /** Once, or once per day or week of the brand. */
  period: lenientEnum('offers.period', ['ONCE', 'DAY', 'WEEK', 'OTHER'], 'OTHER'),
  /** Whether members apply, with a remark and pictures, and the brand decides. */
  reviewed: z.boolean(),
  /** Required deposits or losses; zero for none. */
  threshold: amount,
  fixedAmount: amount.nullable(),
  percent: wholeNumber.nullable(),
  maxAmount: amount.nullable(),
  /** Turnover as a multiple of the bonus; 0 pays cash. */
  multiple: wholeNumber,
  /** Raffle tickets that `TICKET` gives. */
  tickets: wholeNumber.nullish(),
})

const promotion = z.object({
  id: z.string(),
  /** Code of its category, such as `new_player`. */
  category: z.string(),
  title: z.string(),
  /** One-sentence summary. */
  summary: z.string(),
  /** Path of the picture, relative to an image host. */
  picture: webPath('promotions.picture'),
  status: lenientEnum('promotions.status', PROMOTION_STATUSES, 'closed'),
  /** Whether it has a reward to claim or apply for. */
  offered: z.boolean().default(false),
  /** What it gives; null where it only informs. */
  reward: offerRule.nullish(),
  /** Epoch milliseconds; null without a date. */
  startsAt: moment.nullish(),
  endsAt: moment.nullish(),
})

/** Operators edit promotions; statuses depend on the time. */
const PROMOTIONS_CACHE = { freshSeconds: 60, staleSeconds: 3600 }

export const promotions = publicEndpoint({
  summary: 'Promotions with their categories, in the brand’s order',
  path: '/wps/promotions',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({
    /** Category to include; default all. */
    category: z.string().max(40).optional(),
  }),
  value: z.object({
    /** All categories with promotions, independent of the filter. */
    categories: z.array(z.object({ code: z.string(), name: z.string() })),
    list: z.array(promotion),
  }),
  isTranslated: true,
  cache: PROMOTIONS_CACHE,
})

export const promotionDetail = publicEndpoint({
  summary: 'One promotion in full: what it is, and its terms, both as HTML',
  path: '/wps/promotions/detail',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({ id: z.string().min(1).max(60) }),
  value: promotion.extend({ content: z.string(), terms: z.string() }),
  isTranslated: true,
  errors: ['promotion.not.found'],
  cache: PROMOTIONS_CACHE,
})

/** Missing requirements of an offer. `DEPOSIT` and `LOSS` come with the missing amount. */
export const OFFER_OBSTACLES = [
  'DEPOSIT',
  'LOSS',
  'NOT_NEW',
  'NO_EARLIER_DEPOSIT',
  'OTHER_BONUS',
  'EXCLUDED',
  'NO_TICKETS',
  'PERIOD_OVER',
  'NOT_IN_COUNTRY',
  'TAKEN',
  'OTHER',
] as const

const offer = offerRule.extend({
  promotionId: z.string(),
  status: lenientEnum('offers.status', PROMOTION_STATUSES, 'closed'),
  /** The amount that the caller would get now; null with an obstacle. */
  amount: amount.nullable(),
  obstacle: z
    .object({ kind: lenientEnum('offers.obstacle', OFFER_OBSTACLES, 'OTHER'), amount: amount.nullable() })
    .nullable(),
  reason: z.string().nullable(),
  /** Deposits or losses that count so far; below zero where more was withdrawn than deposited. */
  counted: amount.nullish(),
  maxStake: amount.nullable(),
  days: wholeNumber.nullable(),
  /** Percentage of a stake that counts, by game category; 100 by default. */
  contribution: z.record(z.string(), wholeNumber),
  /** The raffle on sale for the tickets. */
  raffleId: z.string().nullish(),
})

const MEMBER_ERRORS = ['in_need_true_account'] as const

export const memberPromotions = sessionEndpoint({
  summary: 'Offers of the promotions as they stand for the account, with what is missing',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  apiScope: 'READ_REWARDS',
  moduleId: 'REWCEN3',
  value: z.object({ currency: z.string().length(3), list: z.array(offer) }),
  errors: MEMBER_ERRORS,
  origin: 'specification',
})

/** Idempotent. */
export const applyPromotion = sessionEndpoint({
  summary: 'Apply for an offer that the house decides',
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpRequestReward',
  moduleId: 'REWCEN3',
  input: z.object({
    promotionId: z.string().min(1).max(60),
    remark: shownText(PROMOTION_REMARK_MAX * 4)
      .register(TEXT_READERS, { readers: 'staff' })
      .default(''),
    uploads: uploadIds.default([]),
  }),
  value: offer,
  errors: [
    ...MEMBER_ERRORS,
    'promotion.not.found',
    'promotion.not.open',
    'promotion.not.eligible',
    'upload.not.found',
    'play.excluded',
    'account.held',
  ],
  origin: 'specification',
})

/** Idempotent. */
export const claimPromotion = sessionEndpoint({
  summary: 'Claim an offer; it is paid once in its period, and a bonus keeps the terms of this moment',
  method: 'POST',
  path: '/wps/promotions/claim',
  moduleId: 'REWCEN3',
  feature: 'core',
  input: z.object({ promotionId: z.string().min(1).max(60) }),
  value: offer,
  errors: [
    ...MEMBER_ERRORS,
    'promotion.not.found',
    'promotion.not.open',
    'promotion.not.eligible',
    'bonus.running',
    'play.excluded',
    'account.held',
  ],
})

const bonus = z.object({
  id: z.string(),
  promotionId: z.string(),
  /** Title and terms as of the claim. */
  title: z.string(),
  terms: z.string(),
  state: lenientEnum('bonus.state', [...BONUS_STATES, 'OTHER'], 'OTHER'),
  granted: amount,
  required: amount,
  wagered: amount,
  maxStake: amount,
  contribution: z.record(z.string(), wholeNumber),
  /** Epoch milliseconds. */
  grantedAt: moment,
  expiresAt: moment,
  endedAt: moment.nullable(),
  converted: amount.nullable(),
  lost: amount.nullable(),
})

/** `OTHER`: newer than this contract. */
export const FREE_ROUNDS_STATES = ['ACTIVE', 'PLAYED', 'EXPIRED', 'CANCELLED'] as const

/** Rounds of a game that cost nothing. */
const freeRounds = z.object({
  id: z.uuid(),
  nodeId: wholeNumber,
  gameName: z.string(),
  /** `PLAYED`, `EXPIRED` and `CANCELLED` have ended. */
  state: lenientEnum('freeRounds.state', [...FREE_ROUNDS_STATES, 'OTHER'], 'OTHER'),
  rounds: wholeNumber,
  played: wholeNumber,
  stake: amount,
  /** Winnings so far; the total once they have ended. */
  won: amount,
  /** Ended, and their winnings become a bonus once the running one has ended. */
  waits: z.boolean(),
  /** Terms of the bonus that the winnings become: turnover as a multiple of them, and days. */
  multiple: wholeNumber,
  days: wholeNumber,
  expiresAt: moment,
  endedAt: moment.nullable(),
})

const bonusValue = z.object({
  currency: z.string().length(3),
  balance: amount,
  /** Cash, which is kept after a forfeit. */
  cash: amount,
  /** Rounds that hold bonus money, which must end before the bonus. */
  openRounds: wholeNumber,
  running: bonus.nullable(),
  /** Past bonuses, latest first. */
  past: z.array(bonus),
  /** Playable ones first, then the latest that have ended. Optional. */
  freeRounds: z.array(freeRounds).default([]),
})

export const bonusAccount = sessionEndpoint({
  summary: 'The running bonus with its progress, and those that have ended',
  path: '/wps/promotions/bonus',
  apiScope: 'READ_REWARDS',
  moduleId: 'REWCEN3',
  feature: 'bonus',
  value: bonusValue,
  errors: MEMBER_ERRORS,
})

/** Idempotent: returns the bonus as it ended. */
export const forfeitBonus = sessionEndpoint({
  summary: 'Give up the running bonus: bonus money goes, cash stays',
  method: 'POST',
  path: '/wps/promotions/bonus/forfeit',
  whileClosed: 'openInRegion',
  moduleId: 'REWCEN3',
  feature: 'bonus',
  input: z.object({ bonusId: z.string().regex(/^\d{1,18}$/) }),
  value: bonusValue,
  owned: 'bonusId',
  errors: [...MEMBER_ERRORS, 'bonus.not.found', 'bonus.round.open'],
})
