import { HABIT_WORD_MAX, HABITS_MAX, SHEET_NAME_MAX, SHEET_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { MAX_SERIES, MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { ZERO_AMOUNT } from '@playhouse/shared/money.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, day, flag, lenientEnum, moment, whole } from './fields.ts'
import { shownLine } from './shown-text.ts'

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
const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export const TICKET_STATES = ['OPEN', 'WON', 'PAID_BACK', 'LOST', 'VOID', 'CANCELLED'] as const

const region = lenientEnum('lottery.region', REGIONS, 'OTHER')
const gameCode = z.string().max(40)
const numero = z.string().max(20)
const mode = lenientEnum('lottery.prizeMode', [...PRIZE_MODES, 'OTHER'] as const, 'OTHER')

/** An operator holds the draw: nothing is sold, cancelled, drawn, shown or paid until it is released or void. */
const hold = z
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
  /** Group of the menu. */
  group: z.string(),
  /** For Vietnamese draws. */
  region: region.nullable(),
  /** Null for stations, which have a weekly calendar. */
  intervalSeconds: z.number().int().nullable(),
  /** 0 = Sunday; empty for fast draws. */
  weekdays: z.array(z.number().int()),
  prizeMode: mode,
  drawsToday: flag,
  /** It is switched off: nothing is sold, whatever is on sale. */
  maintenance: flag.default(false),
  /** On sale; null if there is none. */
  current: draw.nullable(),
  /** The latest draw with a result. */
  last: draw.nullable(),
})

const LGW = { moduleId: 'COMM3', envelope: 'bare' } as const
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
    before: whole.positive().optional(),
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
  input: z.object({ gameCode, date: day.optional() }),
  value: z.object({ total: whole.min(0) }),
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
    /** The account's series. */
    series: z.number().int(),
  }),
  origin: 'specification',
})

export const lotteryBoard = publicEndpoint({
  ...LGW,
  summary: 'What can be bet on a lottery, with prices, odds and limits',
  path: '/lgw/games/board',
  input: z.object({
    gameCode,
    /** What the client shows. The brand chooses it; another one is refused. */
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
    rebate: amount.default(ZERO_AMOUNT),
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
        /** What other houses mean differently. */
        habits: z.array(z.object({ name: z.string(), value: z.string() })),
        /** Stations counted before the others of their day. */
        mainStations: z.array(z.string()),
        /** What a price without a unit counts below 1,000, in whole units of currency. */
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
        group: z.string(),
        unit: z.string(),
        picksMin: z.number().int(),
        picksMax: z.number().int(),
        /** Names of the picks 0, 1, … for bets on choices. */
        choices: z.array(z.string()).nullable(),
        /** Cost of one unit per 1 of amount. */
        price: amount,
        /**
         * Gross payouts per 1 of amount: a single one, one per choice or sum (ascending), one per size of a wheel, or
         * one per hit of keno.
         */
        payouts: z.array(amount),
      }),
    ),
  }),
  errors: ['lottery.not.found', 'lottery.prize.mode'],
  cache: { freshSeconds: 10, staleSeconds: 3600 },
})

export const lotteryRemaining = publicEndpoint({
  ...LGW,
  summary: 'What the ceiling leaves of the selections most bet on in a draw, the least first',
  path: '/lgw/numeros/remaining',
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

const ticketState = lenientEnum('lottery.ticket.state', [...TICKET_STATES, 'OTHER'] as const, 'OTHER')

const line = z.object({
  line: z.number().int(),
  betType: z.string(),
  picks: z.array(z.number().int()),
  /** In readable form. */
  labels: z.array(z.string()),
  amount,
  cost: amount,
  wins: z.array(z.object({ numero: z.string(), hits: z.number().int(), payout: amount })),
})

const ticket = {
  ticketId: z.string(),
  /** As shown on a receipt. */
  ticketNumber: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  prizeMode: mode,
  series: z.number().int().nullable(),
  oddsVersion: z.string(),
  /** Version of the house's reading by which its text was read; null for a ticket that was not written as a text. */
  reading: z.number().int().nullable().default(null),
  /** `OPEN` while it has an upcoming draw; then by `payout` and `settledStake`: `WON` only above the stake, `PAID_BACK` up to it. */
  state: ticketState,
  currency: z.string(),
  /** Stake in one draw. */
  stake: amount,
  /** Total of all draws that are neither cancelled nor void. */
  staked: amount,
  /** Total of the draws settled so far, void ones excluded. */
  settledStake: amount,
  payout: amount,
  lineCount: z.number().int(),
  stopWhenWon: flag,
  canCancel: flag,
  placedAt: moment,
  /** First lines of the ticket; the detail has them all by page. */
  lines: z.array(line),
  draws: z.array(
    z.object({
      numero: z.string(),
      state: ticketState,
      closeAt: moment,
      drawAt: moment,
      payout: amount,
      /** Numbers revealed so far, in draw order. */
      numbers: z.array(z.string()),
      /** `MEMBER`, or `WON` for a stop-on-win ticket. */
      cancelReason: z.string().nullable(),
      /** Why the draw is void, in the language of the call; `MISSED` where the platform could not draw it in time. */
      voidReason: z.string().nullable().default(null),
      hold,
      /**
       * Only after a correction, or where a settled draw was voided: each settlement of the ticket, oldest first, with its difference to
       * the one before.
       */
      settlements: z
        .array(
          z.object({
            /** Version of the result; 0 where the draw was voided and the stake returned. */
            version: z.number().int(),
            payout: amount,
            difference: amount,
            /** What was posted to the account, for all its tickets in the draw; null for the first settlement. */
            posted: amount.nullish(),
            at: moment,
            reason: z.string().nullable(),
          }),
        )
        .default([]),
    }),
  ),
}

const placed = z.object({
  ...ticket,
  /** The account's balance right afterwards. */
  balance: amount,
})

export const placeTicket = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Buy a ticket: lines in one draw or more. The same idempotency key is one ticket',
  method: 'POST',
  path: '/lgw/orders',
  whileClosed: 'decides',
  // 10,000 lines of several picks.
  bodyBytesMax: 1024 * 1024,
  input: z.object({
    gameCode,
    /** The first draw. */
    numero,
    draws: whole.min(1).max(30).default(1),
    /** Whether the draws after the first win are cancelled and refunded. */
    stopWhenWon: flag.default(false),
    /** What the client shows. The brand chooses it; another one is refused. */
    prizeMode: z.enum(PRIZE_MODES).optional(),
    series: whole.optional(),
    /** The rebate that the board showed in the mode LOTT; a different one is refused. */
    rebate: amount.optional(),
    /** Version from the board. */
    oddsVersion: z.string().max(20),
    /** The displayed price of one draw; another price is refused. */
    stake: amount.optional(),
    /** Version of `reading` of the board by which its text was read; without one, it was not written as a text. */
    reading: whole.min(0).optional(),
    lines: z
      .array(
        z.object({
          betType: z.string().max(20),
          /** Keys of the picks: 5 is "05" of LO2, 1 the second choice. */
          picks: z.array(z.number().int().min(0)).min(1).max(1_000),
          /** Amount of one unit. */
          amount,
        }),
      )
      .min(1)
      .max(10_000),
  }),
  value: placed,
  takesIdempotencyKey: true,
  errors: [
    'request_key_reused',
    'lottery.not.found',
    'lottery.draw.not.found',
    'lottery.draw.closed',
    'lottery.draw.held',
    'game.maintenance',
    'lottery.odds.changed',
    'lottery.prize.mode',
    'lottery.ceiling',
    'insufficient_balance',
    'play.excluded',
    'account.held',
    'limit.stake.reached',
    'bonus.stake.reached',
    'limit.loss',
    'limit.session',
  ],
})

export const cancelTicket = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Take a ticket back from all its draws that are not closed; their stakes are returned',
  method: 'POST',
  path: '/lgw/orders/cancel',
  whileClosed: 'open',
  input: z.object({ ticketId: z.string().regex(/^\d{1,18}$/) }),
  value: placed,
  owned: 'ticketId',
  errors: ['lottery.ticket.not.found', 'lottery.ticket.closed', 'lottery.draw.held'],
})

export const tickets = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Tickets of the account, the latest first',
  path: '/lgw/orders',
  apiScope: 'READ_BETS',
  input: z.object({
    gameCode: gameCode.optional(),
    /** Only tickets in this draw of `gameCode`. */
    numero: numero.optional(),
    /** Only tickets with upcoming draws. */
    open: flag.optional(),
    /** Only tickets that paid more than their stake, once all of their draws are settled. */
    won: flag.optional(),
    /** Lines per ticket. */
    lines: whole.min(0).max(200).default(6),
    /** `ticketId` of the last ticket of the previous page. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    count: whole.min(1).max(100).default(20),
    counted: flag.optional(),
  }),
  value: z.object({
    list: z.array(z.object(ticket)),
    hasMore: flag,
    /** Number over all pages, if `counted` is set; null otherwise, and on older platforms. */
    total: whole.nullable().default(null),
  }),
  errors: ['lottery.not.found'],
})

export const ticketDetail = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'One ticket with a page of its lines, what each won in which draw, and the digest that was sealed',
  path: '/lgw/orders/detail',
  apiScope: 'READ_BETS',
  input: z.object({
    ticketId: z.string().regex(/^\d{1,18}$/),
    pageNo: whole.min(1).max(1_000).default(1),
    pageSize: whole.min(1).max(1_000).default(100),
  }),
  value: z.object({
    ...ticket,
    transactionId: z.string(),
    /** SHA-256 over `<selection> <amount in minor units>\n` of each line, in hex. */
    digest: z.string(),
  }),
  owned: 'ticketId',
  errors: ['lottery.ticket.not.found'],
})

const habitWord = z.string().max(HABIT_WORD_MAX)
const habits = z.object({ habits: z.array(z.object({ name: habitWord, value: habitWord })).max(HABITS_MAX) })

export const lotteryHabits = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'How the account means what the reading of bet texts would ask',
  path: '/lgw/habits',
  value: habits,
})

export const saveLotteryHabits = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Replace how the account means what the reading of bet texts would ask',
  method: 'POST',
  path: '/lgw/habits',
  input: habits,
  value: habits,
})

const sheets = z.object({
  list: z.array(
    z.object({
      sheetId: z.string(),
      name: z.string(),
      gameCode: z.string(),
      /** Bets as players text them. */
      text: z.string(),
      savedAt: moment,
    }),
  ),
})

export const lotterySheets = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Bets that the account saved under a name, the latest first',
  path: '/lgw/sheets',
  value: sheets,
})

export const saveLotterySheet = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Save bets under a name; one of the same name is replaced',
  method: 'POST',
  path: '/lgw/sheets',
  bodyBytesMax: 128 * 1024,
  input: z.object({
    name: shownLine(SHEET_NAME_MAX).min(1),
    /** The board on which the text is read. */
    gameCode,
    text: z.string().min(1).max(SHEET_TEXT_MAX),
  }),
  value: sheets,
  errors: ['lottery.not.found', 'lottery.sheet.limit'],
})

export const removeLotterySheet = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Remove saved bets; removing them twice changes nothing',
  method: 'POST',
  path: '/lgw/sheets/remove',
  input: z.object({ sheetId: z.string().regex(/^\d{1,18}$/) }),
  value: sheets,
})
