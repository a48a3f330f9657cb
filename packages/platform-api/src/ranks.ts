import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day, flag, moment, wholeNumber } from './fields.ts'

const progress = z.object({ actual: amount, expected: amount })

export const playerRankProgress = sessionEndpoint({
  summary: 'The account’s rank, its way to the next one, and the whole ladder',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  apiScope: 'READ_REWARDS',
  moduleId: 'COMM3',
  feature: 'ranks',
  value: z.object({
    playerRankName: z.string(),
    /**
     * Settled turnover of the calendar month and lifetime, with the requirement of the next rank (at the top: of the
     * current one).
     */
    monthlyTurnover: progress,
    totalTurnover: progress,
    rank: wholeNumber,
    /** Null at the top. */
    nextRank: wholeNumber.nullish(),
    /** Turnover required this month to keep the rank. */
    keepTurnover: amount,
    /** Consecutive months below the required turnover; the first is forgiven, the second lowers the rank by one. */
    missedMonths: wholeNumber.default(0),
    /** First day of the next month, when this one is evaluated. */
    judgedOn: day.nullish(),
    ladder: z
      .array(
        z.object({
          rank: wholeNumber,
          name: z.string(),
          totalTurnover: amount,
          monthlyTurnover: amount,
          /** Points for the same turnover, in percent of the lowest rank's. */
          pointsPercent: wholeNumber,
          /** Highest weekly rebate, in basis points of the turnover. */
          rebateBasisPoints: wholeNumber,
          personalService: flag,
          /** Withdrawals within 24 hours. */
          withdrawalsPerDay: wholeNumber.nullish(),
          /** Most that is withdrawn within 24 hours; null without a limit. */
          withdrawalsMax: amount.nullish(),
          /** Withdrawals from this amount on are reviewed by a person. */
          reviewFrom: amount.nullish(),
          /** Cash on the birthday; null without one. */
          birthdayGift: amount.nullish(),
        }),
      )
      .default([]),
    /** Recent rank changes, latest first. Epoch milliseconds. */
    changes: z.array(z.object({ from: wholeNumber, to: wholeNumber, at: moment })).default([]),
  }),
  errors: ['in_need_true_account'],
  origin: 'specification',
})
