import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, flag, whole } from './fields.ts'

const progress = z.object({ actual: amount, expected: amount })

export const playerRankProgress = sessionEndpoint({
  name: 'playerRankProgress',
  domain: 'member',
  summary: 'The account’s rank, its way to the next one, and the whole ladder',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({
    playerRankName: z.string(),
    /** Settled turnover of the calendar month and of all time, and what the next rank asks for; its own at the top. */
    monthlyTurnover: progress,
    totalTurnover: progress,
    rank: whole,
    /** Null at the top. */
    nextRank: whole.nullish(),
    /** Turnover that keeps the rank this month. */
    keepTurnover: amount.default('0'),
    /** Months in a row that did not keep it; one is forgiven, the second leads one rank down. */
    missedMonths: whole.default(0),
    /** First day of the next month, when this one is judged. */
    judgedOn: z.iso.date().nullish(),
    ladder: z
      .array(
        z.object({
          rank: whole,
          name: z.string(),
          totalTurnover: amount,
          monthlyTurnover: amount,
          /** Points for the same turnover, in per cent of the lowest rank's. */
          pointsPercent: whole,
          /** Highest share of the turnover that is paid back each week, in hundredths of a per cent. */
          rebateBasisPoints: whole,
          personalService: flag,
        }),
      )
      .default([]),
    /** The latest changes, latest first. Epoch milliseconds. */
    changes: z.array(z.object({ from: whole, to: whole, at: z.number() })).default([]),
  }),
  errors: ['login.not.session', 'in_need_true_account'],
  origin: 'specification',
})
