import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day, lenientEnum, moment, wholeNumber } from './fields.ts'

const mission = z.object({
  id: z.string(),
  /** `once`, a day, or the Monday of a week. */
  period: z.string(),
  title: z.string(),
  /** The measure: settled stakes, settled rounds, distinct games won in, or days with play. */
  kind: lenientEnum('mission.kind', ['TURNOVER', 'ROUNDS', 'GAMES_WON', 'DAYS', 'OTHER'], 'OTHER'),
  cycle: lenientEnum('mission.cycle', ['ONCE', 'DAY', 'WEEK', 'OTHER'], 'OTHER'),
  /** Game categories that count; empty for all. */
  products: z.array(z.string()),
  target: amount,
  progress: amount,
  /** `REACHED` can be claimed. */
  state: lenientEnum('mission.state', ['RUNNING', 'REACHED', 'CLAIMED', 'EXPIRED', 'OTHER'], 'OTHER'),
  /** The reward. */
  amount,
  points: amount,
  /** Rounds of a game that cost nothing, for so many days from the claim. Optional. */
  freeRounds: z
    .object({ gameName: z.string(), rounds: wholeNumber, stake: amount, days: wholeNumber })
    .nullable()
    .default(null),
  /** Epoch milliseconds: the end of the counted play, the claim deadline, and the claim. */
  endsAt: moment.nullable(),
  claimableUntil: moment.nullable(),
  claimedAt: moment.nullable(),
})

const ERRORS = ['in_need_true_account'] as const

export const missionSummary = sessionEndpoint({
  summary: 'Missions with the account’s progress, in the brand’s order; earlier periods while a reward waits in them',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  apiScope: 'READ_REWARDS',
  moduleId: 'REWCEN3',
  feature: 'missions',
  value: z.object({
    currency: z.string().length(3),
    claimable: wholeNumber,
    /** Whether the account is on a break from play, during which nothing can be claimed. */
    excluded: z.boolean(),
    missions: z.array(mission),
  }),
  isTranslated: true,
  errors: ERRORS,
  origin: 'specification',
})

/** Idempotent. */
export const claimMission = sessionEndpoint({
  summary: 'Claim the reward of a mission; each of its periods is paid once',
  method: 'POST',
  path: '/wps/promotions/mission/claim',
  moduleId: 'REWCEN3',
  feature: 'missions',
  input: z.object({ missionId: z.string().min(1).max(60), period: z.string().min(1).max(20) }),
  value: z.object({ mission, claimable: wholeNumber }),
  errors: [...ERRORS, 'mission.not.found', 'mission.not.reached', 'mission.expired', 'play.excluded', 'account.held'],
})

const place = z.object({
  rank: wholeNumber,
  /** First and last letter of the username. */
  account: z.string(),
  /** Whether it is the account's own. */
  own: z.boolean(),
  /** An amount, or a multiple of the stake. */
  score: amount,
  /** Prize of the rank; null for none. */
  prize: amount.nullable(),
})

const metric = lenientEnum('leaderboard.metric', ['TURNOVER', 'MULTIPLIER', 'OTHER'], 'OTHER')

export const missionLeaderboard = sessionEndpoint({
  summary: 'Leaderboards of this week with the account’s own place, and weeks before with their winners',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  apiScope: 'READ_REWARDS',
  moduleId: 'REWCEN3',
  feature: 'missions',
  value: z.object({
    currency: z.string().length(3),
    boards: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Settled stakes, or the largest payout of a round as a multiple of its stake. */
        metric,
        products: z.array(z.string()),
        /** Smaller stakes do not count. */
        minStake: amount,
        /** Monday and Sunday. */
        from: day,
        to: day,
        /** Epoch milliseconds: the end of the counted play, and the payment of prizes. */
        endsAt: moment,
        paidFrom: moment,
        prizes: z.array(z.object({ from: wholeNumber, to: wholeNumber, amount })),
        /** The top places. */
        places: z.array(place),
        /** The account's own place; null without a score. */
        own: place.nullable(),
      }),
    ),
    /** Latest first. */
    past: z.array(
      z.object({
        boardId: z.string(),
        title: z.string(),
        metric,
        from: day,
        to: day,
        /** `COUNTING`: over, but not closed. */
        state: lenientEnum('leaderboard.state', ['COUNTING', 'CLOSED'], 'CLOSED'),
        winners: z.array(place.extend({ prize: amount, paid: z.boolean() })),
      }),
    ),
  }),
  errors: ERRORS,
  origin: 'specification',
})
