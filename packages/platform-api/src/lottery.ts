import * as z from 'zod'
import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, day, FIELD_ROLES, flag, lenientEnum, moment, whole, wholeNumber } from './fields.ts'

/*
 * Lotteries: scheduled draws, tickets and proofs. Times are epoch milliseconds by the platform's clock; countdowns come
 * with `serverTime`, because a player's clock may be wrong by minutes. Results come from the platform's own generator.
 */

export const DRAW_STATES = [
  /** Open for advance bets. */
  'SCHEDULED',
  /** The current draw: open for bets. */
  'SELLING',
  'CLOSED',
  /** All tickets are counted and hashed. */
  'SEALED',
  'DRAWN',
  'SETTLED',
  'VOID',
] as const

const LOTTERY_KINDS = ['VN', 'SSC', 'K3', '11X5', 'PK10', 'KENO', 'BINGO18', 'COLOUR', 'OTHER'] as const

const REGIONS = ['NORTH', 'CENTRAL', 'SOUTH', 'OTHER'] as const

export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const

const region = lenientEnum('lottery.region', REGIONS, 'OTHER')

export const gameCode = z.string().max(40)

export const numero = z.string().max(20)

export const mode = lenientEnum('lottery.prizeMode', [...PRIZE_MODES, 'OTHER'] as const, 'OTHER')

/** An operator holds the draw: nothing is sold, cancelled, drawn, shown or paid until it is released or void. */
export const hold = z
  .object({
    at: moment,
    /** In the language of the call. */
    reason: z.string().nullable(),
  })
  .nullable()
  .default(null)

const draw = z.object({
  gameCode: z.string(),
  /** Number of the draw: the day, and the draw's number within it. */
  numero: z.string(),
  state: lenientEnum('lottery.draw.state', [...DRAW_STATES, 'OTHER'] as const, 'OTHER'),
  day,
  salesOpenAt: moment,
  closeAt: moment,
  drawAt: moment,
  serverTime: moment,
  /** Numbers revealed so far, in draw order. */
  numbers: z.array(z.string()),
  /** All numbers are revealed. */
  isComplete: flag,
  /** Above 1 after a correction. */
  resultVersion: z.number().int(),
  hold,
})

const game = z.object({
  gameId: z.number(),
  gameCode: z.string(),
  /** In the language of the call; stations have proper names. */
  gameName: z.string(),
  kind: lenientEnum('lottery.kind', LOTTERY_KINDS, 'OTHER'),
  group: z.string(),
  /** For Vietnamese draws. */
  region: region.nullable(),
  /** Null for stations, which have a weekly calendar. */
  intervalSeconds: z.number().int().nullable(),
  /** 0 = Sunday; empty for fast draws. */
  weekdays: z.array(z.number().int()),
  prizeMode: mode,
  drawsToday: flag,
  /** The lottery is switched off: no tickets are sold, even if a draw is on sale. */
  maintenance: flag.default(false),
  /** On sale; null if there is none. */
  current: draw.nullable(),
  /** The latest draw with a result. */
  last: draw.nullable(),
})

export const LGW = { moduleId: 'COMM3', envelope: 'bare' } as const

const NEXT_SECOND = { freshSeconds: 1, staleSeconds: 15 } as const

export const lotteryGames = publicEndpoint({
  ...LGW,
  summary: 'All lotteries with the draw on sale and the last result; stations that draw next come first',
  path: '/lgw/games',
  value: z.array(game),
  cache: NEXT_SECOND,
  origin: 'specification',
})

export const lotteryHolidays = publicEndpoint({
  ...LGW,
  summary: 'Days from today on which the stations of a region do not draw, the first one first',
  path: '/lgw/holidays',
  feature: 'lottery-statistics',
  value: z.array(z.object({ region, day })),
  cache: { freshSeconds: 10, staleSeconds: 60 },
})

export const openedNumero = publicEndpoint({
  ...LGW,
  summary: 'Draws on sale, of one lottery or of all',
  path: '/lgw/games/opened/numero',
  aliases: ['/lotto/lgw/games/opened/numero'],
  input: z.object({ gameCode: gameCode.optional() }),
  value: z.array(draw),
  errors: ['lottery.not.found'],
  cache: NEXT_SECOND,
  origin: 'specification',
})

export const drawResults = publicEndpoint({
  ...LGW,
  summary: 'Results, the latest first; of a lottery, of a day, or both',
  path: '/lgw/draw',
  input: z.object({
    gameCode: gameCode.optional(),
    date: day.optional(),
    /** Only draws before this time. */
    before: whole.positive().register(FIELD_ROLES, { role: 'moment' }).optional(),
    count: whole.min(1).max(100).default(20),
  }),
  value: z.array(draw),
  errors: ['lottery.not.found'],
  cache: NEXT_SECOND,
  origin: 'specification',
})

export const drawCount = publicEndpoint({
  ...LGW,
  summary: 'Number of results of a lottery; of a day, or of all that are kept',
  path: '/lgw/draw/count',
  feature: 'core',
  input: z.object({ gameCode, date: day.optional() }),
  value: z.object({ total: wholeNumber }),
  errors: ['lottery.not.found'],
  cache: NEXT_SECOND,
})

export const drawByCode = publicEndpoint({
  ...LGW,
  summary:
    'One draw with everything that proves it: commitment, sealed sales, seed and beacon, and all versions of its result',
  path: '/lgw/draw/code',
  aliases: ['/lgw/draw/code/'],
  input: z.object({ gameCode, numero }),
  value: draw.extend({
    /** SHA-256 of the seed, in hex; public before the first ticket. */
    seedHash: z.string(),
    /** Null until the draw. */
    seed: z.string().nullable(),
    beacon: z.string().nullable(),
    /** SHA-256 of the beacon: the previous draw's beacon, or the day's anchor. Before the draw, the anchor. */
    beaconBefore: z.string(),
    /** Published with the day's first draw: the beacon of draw n, hashed n times. */
    anchor: z.string(),
    drawId: z.string(),
    /** Picture of the complete result, 1200 by 630, for link previews. */
    picture: z.string().nullish(),
    sales: z
      .object({
        tickets: z.number().int(),
        lines: z.number().int(),
        stake: amount,
        hash: z.string(),
        sealedAt: moment,
      })
      .nullable(),
    drawnAt: moment.nullable(),
    settledAt: moment.nullable(),
    voidReason: z.string().nullable(),
    versions: z.array(
      z.object({
        version: z.number().int(),
        numbers: z.array(z.string()),
        at: moment,
        reason: z.string().nullable(),
      }),
    ),
    steps: z.array(z.object({ state: z.string(), at: moment, reason: z.string().nullable() })),
    /** When it was held, oldest first; `until` is null while it is. */
    holds: z.array(z.object({ at: moment, until: moment.nullable(), reason: z.string().nullable() })).default([]),
  }),
  errors: ['lottery.not.found', 'lottery.draw.not.found'],
  cache: NEXT_SECOND,
  origin: 'specification',
})

export const numerosNear = publicEndpoint({
  ...LGW,
  summary:
    'Draws of a lottery around now, the oldest first: the last ones, the one on sale, and those that can be bet on in advance',
  path: '/lgw/numeros/near',
  input: z.object({
    gameCode,
    count: whole.min(1).max(30).default(10),
    /** Number of past draws; `count` by default. */
    past: whole.min(0).max(30).optional(),
  }),
  value: z.array(draw),
  errors: ['lottery.not.found'],
  cache: NEXT_SECOND,
  origin: 'specification',
})

export const stationNumeros = publicEndpoint({
  ...LGW,
  summary: 'The latest results of stations, or those of a day',
  path: '/lgw/vn/numeros/opened/game',
  input: z.object({ gameCode: gameCode.optional(), date: day.optional(), count: whole.min(1).max(100).default(100) }),
  value: z.array(draw),
  errors: ['lottery.not.found'],
  cache: NEXT_SECOND,
  origin: 'specification',
})

const recent = z.array(z.object({ gameId: z.number(), gameCode: z.string(), gameName: z.string(), playedAt: moment }))

export const recentLotteries = sessionEndpoint({
  ...LGW,
  summary: 'Fast lotteries that the account bet on, the latest first',
  path: '/lgw/games/game_menus/recent',
  value: recent,
  origin: 'specification',
})

export const recentStations = sessionEndpoint({
  ...LGW,
  summary: 'Stations that the account bet on, the latest first',
  path: '/lgw/vn/games/game_menu/recent',
  value: recent,
  origin: 'specification',
})

export const lottoCustomersSeries = sessionEndpoint({
  moduleId: 'COMM3',
  summary: 'Prize series that the account may play at in the mode LOTT',
  path: '/wps/member/lottoCustomersSeries',
  value: z.object({
    minSeries: z.number().int(),
    maxSeries: z.number().int(),
    series: z.number().int(),
  }),
  origin: 'specification',
})

export const lotteryRemaining = publicEndpoint({
  ...LGW,
  summary: 'What the ceiling leaves of the selections most bet on in a draw, the least first',
  path: '/lgw/numeros/remaining',
  feature: 'lottery-tickets',
  input: z.object({ gameCode, numero }),
  value: z.array(z.object({ betType: z.string(), picks: z.array(z.number().int()), remaining: amount })),
  errors: ['lottery.not.found', 'lottery.draw.not.found'],
  cache: NEXT_SECOND,
})

export const lotteryStatistics = publicEndpoint({
  ...LGW,
  summary:
    'How often values appeared in the last draws, and since how many draws they have not; it says nothing about the next',
  path: '/lgw/numeros/statistics',
  feature: 'lottery-statistics',
  input: z.object({ gameCode, draws: whole.min(10).max(200).default(100) }),
  value: z.object({
    draws: z.number().int(),
    /** Last two digits of Vietnamese numbers; drawn values of all other lotteries. */
    values: z.array(z.object({ value: z.string(), count: z.number().int(), absentDraws: z.number().int() })),
    /** First and last digits of the endings; empty for other lotteries. */
    heads: z.array(z.number().int()),
    tails: z.array(z.number().int()),
  }),
  errors: ['lottery.not.found'],
  cache: { freshSeconds: 10, staleSeconds: 60 },
})
