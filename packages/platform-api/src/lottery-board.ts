import { BET_CHOICES, BET_GROUPS, PICK_KINDS, STAKE_UNITS } from '@playhouse/shared/lottery-words.ts'
import { MAX_SERIES, MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import * as z from 'zod'
import { publicEndpoint } from './endpoint.ts'
import { amount, lenientEnum, whole } from './fields.ts'
import { gameCode, LGW, mode, PRIZE_MODES } from './lottery.ts'

export const lotteryBoard = publicEndpoint({
  ...LGW,
  summary: 'What can be bet on a lottery, with prices, odds and limits',
  path: '/lgw/games/board',
  feature: 'lottery-tickets',
  input: z.object({
    gameCode,
    /** Prize mode of the client. The brand chooses it; another one is refused. */
    prizeMode: z.enum(PRIZE_MODES).optional(),
    /** As chosen; the highest by default. */
    series: whole.optional(),
    /** The account's highest series, of `lottoCustomersSeries`; that of a new account by default. */
    highest: whole.min(MIN_SERIES).max(MAX_SERIES).default(USUAL_SERIES),
  }),
  value: z.object({
    gameCode: z.string(),
    prizeMode: mode,
    series: z.number().int().nullable(),
    /** Series that the account may choose in the mode LOTT; optional. */
    seriesMin: z.number().int().nullish(),
    seriesMax: z.number().int().nullish(),
    /** Rebate per 1 of settled stake, for playing below the account's series. */
    rebate: amount,
    /** Sent with each bet; another version is refused. */
    oddsVersion: z.string(),
    /** Minimum cost of a line. */
    minimumCost: amount,
    /** Maximum payout of a line in one draw. */
    maximumPayout: amount,
    /** Maximum total stake of all players on a selection in one draw. */
    ceiling: amount,
    /** How the house reads texts of bets; optional. */
    reading: z
      .object({
        /** Rises with each change; 0 for the first. */
        version: z.number().int(),
        /** The house's reading of texts that other houses read differently. */
        habits: z.array(z.object({ name: z.string(), value: z.string() })),
        /** Stations counted before the others of their day. */
        mainStations: z.array(z.string()),
        /** Unit of a price below 1,000 without a unit, in whole units of currency. */
        priceUnit: z.number().int().positive().default(1_000),
        /** Minutes before its usual time at which the house closes the sale of a station's draw; `closeAt` of a draw has it in. */
        cutOffMinutes: z.number().int().min(0).default(0),
      })
      .default({ version: 0, habits: [], mainStations: [], priceUnit: 1_000, cutOffMinutes: 0 }),
    linesMax: z.number().int(),
    drawsMax: z.number().int(),
    plays: z.array(
      z.object({
        betType: z.string(),
        group: lenientEnum('lottery.play.group', [...BET_GROUPS, 'OTHER'], 'OTHER'),
        unit: lenientEnum('lottery.play.unit', [...STAKE_UNITS, 'OTHER'], 'OTHER'),
        /** How a pick is written as a whole number. */
        pickKind: lenientEnum('lottery.play.pickKind', [...PICK_KINDS, 'OTHER'], 'OTHER').default('OTHER'),
        /** Digits of an ending, values of a sequence, or positions to choose from. */
        pickLength: z.number().int().nullish(),
        picksMin: z.number().int(),
        picksMax: z.number().int(),
        /** Names of the picks 0, 1, … for bets on choices. */
        choices: z.array(lenientEnum('lottery.play.choice', [...BET_CHOICES, 'OTHER'], 'OTHER')).nullable(),
        /** Cost of one unit per 1 of amount. */
        price: amount,
        /**
         * Gross payouts per 1 of amount: a single one, one per choice or sum (ascending), one per size of a wheel, or
         * one per hit of keno.
         */
        payouts: z.array(amount).min(1),
      }),
    ),
  }),
  errors: ['lottery.not.found', 'lottery.prize.mode'],
  cache: { freshSeconds: 10, staleSeconds: 3600 },
})
