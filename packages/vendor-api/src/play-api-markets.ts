import * as z from 'zod'
import type { MarketId } from '@playhouse/engines/markets/markets.ts'
import type { Moment } from '@playhouse/engines/markets/moments.ts'
import type { Result, Step } from '@playhouse/engines/markets/results.ts'
import type { Amount, Fairness } from './fairness.ts'

/*
 * What a page of events and the vendor runtime say to each other, beside GET /play/api/session (play-api.ts):
 *
 *   GET  /play/api/markets          -> Board
 *   POST /play/api/bets    BetBody  -> BetAnswer
 *
 * Public, for operators: GET /play/events?models=<model ids, with commas> -> eventList. The page's address may name a selection
 * that its slip opens with, in the fragment, which no server receives: `#event=<id>&market=<id>&selection=<id>`.
 */

export const betBody = z.strictObject({
  /** Made once a bet by the page. The same key with the same body always gets the same bet. */
  roundKey: z.uuid(),
  eventId: z.uuid(),
  /** `{ stake, market, selection, odds }` as the engine's schema reads it; `odds` are those that were seen. */
  bet: z.json(),
})
export type BetBody = z.output<typeof betBody>

/** One event as far as it has happened. */
export interface EventAnswer {
  id: string
  phase: 'open' | 'running' | 'ended'
  /** Epoch milliseconds. */
  startsAt: number
  endsAt: number
  league: string
  home: string
  away: string
  markets: { id: MarketId; line: string | null; selections: { id: string; odds: number | null }[] }[]
  /** Points so far, and the score they make; nothing before the start. */
  course: Step[]
  score: Result
  /** What else has happened so far. */
  moments: Moment[]
  /** The seed is null until the event has ended. */
  fairness: Fairness
}

export interface BetAnswer {
  roundKey: string
  roundId: string
  /** `open`: taken, and waiting for its event. `pending`: its money is on the way. */
  status: 'pending' | 'open' | 'settled' | 'refunded'
  /** Epoch milliseconds. */
  placedAt: number
  eventId: string
  home: string
  away: string
  bet: { stake: string; market: MarketId; selection: string; odds: number }
  line: string | null
  stake: Amount
  /** Null until the bet is settled. */
  payout: Amount | null
  /** How the event ended; null until it has. */
  result: Result | null
  /** What the account held after the last movement of the bet that changed it; null where it is not known. */
  balance: Amount | null
  fairness: Fairness
}

export interface Board {
  /** The server's clock, epoch milliseconds. */
  now: number
  /** The next to start first; those that have ended last. */
  events: EventAnswer[]
  /** The account's bets on this game: all that are open, and the last settled, the newest first. */
  bets: BetAnswer[]
}

const side = z.object({ id: z.string(), odds: z.number().int().nullable() })

/** Events of several books, for the operator's own pages. */
export const eventList = z.object({
  events: z.array(
    z.object({
      id: z.uuid(),
      modelId: z.string(),
      sport: z.string(),
      phase: z.enum(['open', 'running', 'ended']),
      /** Epoch milliseconds. */
      startsAt: z.number(),
      endsAt: z.number(),
      league: z.string(),
      home: z.string(),
      away: z.string(),
      score: z.object({ home: z.number().int(), away: z.number().int() }),
      /** The main ones; the book has more. Odds are hundredths. */
      markets: z.array(z.object({ id: z.string(), line: z.string().nullable(), selections: z.array(side) })),
    }),
  ),
})
export type ListedEvent = z.output<typeof eventList>['events'][number]
