import * as z from 'zod'
import type { MarketId } from '@playhouse/engines/markets/markets.ts'
import type { Moment } from '@playhouse/engines/markets/moments.ts'
import type { Result, Step } from '@playhouse/engines/markets/results.ts'
import type { Amount, Fairness } from './fairness.ts'

/*
 * Play API for events, in addition to GET /play/api/session (play-api.ts):
 *
 *   GET  /play/api/markets          -> Board
 *   POST /play/api/bets    BetBody  -> BetAnswer
 *
 * Public, for operators: GET /play/events?models=<comma-separated model ids> -> eventList. The page's URL may preselect a bet
 * in the fragment, which no server receives: `#event=<id>&market=<id>&selection=<id>`.
 */

export const betBody = z.strictObject({
  /** Made once a bet by the page. The same key with the same body always gets the same bet. */
  roundKey: z.uuid(),
  eventId: z.uuid(),
  /** `{ stake, market, selection, odds }` in the engine's format; `odds` are those shown to the player. */
  bet: z.json(),
})
export type BetBody = z.output<typeof betBody>

/** An event up to now. */
export interface EventResponse {
  id: string
  phase: 'open' | 'running' | 'ended'
  /** Epoch milliseconds. */
  startsAt: number
  endsAt: number
  league: string
  home: string
  away: string
  markets: { id: MarketId; line: string | null; selections: { id: string; odds: number | null }[] }[]
  /** Points and score so far. */
  course: Step[]
  score: Result
  /** Other moments so far. */
  moments: Moment[]
  /** The seed is null until the event has ended. */
  fairness: Fairness
}

export interface BetResponse {
  roundKey: string
  roundId: string
  /** `open`: waiting for the event. `pending`: money is in flight. */
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
  /** Result of the event; null until it has ended. */
  result: Result | null
  /** Balance after the last movement of the bet; null if unknown. */
  balance: Amount | null
  fairness: Fairness
}

export interface Board {
  /** Server time in epoch milliseconds. */
  now: number
  /** Next to start first; ended ones last. */
  events: EventResponse[]
  /** The account's bets on this game, newest first: all open and the last settled ones. */
  bets: BetResponse[]
}

const side = z.object({ id: z.string(), odds: z.number().int().nullable() })

/** Events of several models for the operator's pages. */
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
      /** Main markets only. Odds are hundredths. */
      markets: z.array(z.object({ id: z.string(), line: z.string().nullable(), selections: z.array(side) })),
    }),
  ),
})
export type ListedEvent = z.output<typeof eventList>['events'][number]
