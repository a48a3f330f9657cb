import * as z from 'zod'
import { sessionEndpoint } from './endpoint.ts'
import { amount, flag, lenientEnum, moment, whole, wholeNumber } from './fields.ts'
import { gameCode, hold, LGW, mode, numero, PRIZE_MODES } from './lottery.ts'

export const TICKET_STATES = ['OPEN', 'WON', 'PAID_BACK', 'LOST', 'VOID', 'CANCELLED'] as const

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
            /** The amount posted to the account, for all its tickets in the draw; null for the first settlement. */
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
  feature: 'lottery-tickets',
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
    /** Prize mode of the client. The brand chooses it; another one is refused. */
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
    'identity.overdue',
    'register.unknown',
    'register.details',
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
  feature: 'lottery-tickets',
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
  feature: 'lottery-tickets',
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
    total: wholeNumber.nullable().default(null),
  }),
  errors: ['lottery.not.found'],
})

export const ticketDetail = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'One ticket with a page of its lines, what each won in which draw, and the digest that was sealed',
  path: '/lgw/orders/detail',
  feature: 'lottery-tickets',
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
