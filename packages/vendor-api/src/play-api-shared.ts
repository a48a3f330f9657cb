import * as z from 'zod'
import type { Amount, Fairness } from './fairness.ts'

/*
 * Games whose rounds run on the vendor's clock for everybody at the table (crash, baccarat), in addition to play-api.ts and under
 * the same play token:
 *
 *   GET  /play/api/shared?tag=<tag>                          -> SharedTable, when anything has changed since, or after 10 s
 *   POST /play/api/shared/bets            SharedBetBody      -> SharedBet
 *   POST /play/api/shared/bets/:key/moves MoveBody           -> SharedBet: a cash-out
 *
 * POSTs are idempotent. Bets are accepted until the round starts, by the vendor's clock. What a
 * bet has won is paid when its round has ended, because its seed would reveal the end.
 */

export const sharedBetBody = z.strictObject({
  /** Made once a bet by the page. The same key with the same body always gets the same bet. */
  roundKey: z.uuid(),
  /** The shared round. */
  eventId: z.uuid(),
  /** Number of the account's bet on this round, from 1. One bet per place. */
  place: z.int().min(1).max(9),
  /** In the engine's format. */
  bet: z.json(),
})
export type SharedBetBody = z.output<typeof sharedBetBody>

/** A bet of the account. Before the end of the round, its view contains only public information. */
export interface SharedBet {
  roundId: string
  roundKey: string
  eventId: string
  place: number
  /** `pending`: money is in flight. */
  status: 'going' | 'pending' | 'settled' | 'refunded'
  /** Incremented on every change. */
  version: number
  bet: unknown
  stake: Amount
  /** Null until the bet is settled. */
  payout: Amount | null
  view: unknown
  /** Cash-outs with their time since the round's start. */
  moves: { move: unknown; elapsedMs: number }[]
  /** Time since the round's start. */
  elapsedMs: number
  /** Balance after the bet; null until settled. */
  balance: Amount | null
  fairness: Fairness
}

/** A bet of another player or a house program. */
export interface OtherBet {
  /** A program's name, or a player's code of four characters. */
  name: string
  isProgram: boolean
  stake: Amount
  bet: unknown
  /** Games with cash-outs: the multiplier taken, in hundredths; null until then. */
  taken: number | null
}

/** A round of the table up to now. */
export interface SharedRound {
  id: string
  /** `betting`: not started. `playing`: closed for bets. */
  phase: 'betting' | 'playing' | 'ended'
  /** Epoch milliseconds. Null while the previous round is running, whose end it would reveal. */
  startsAt: number | null
  /** Null until the end if that is secret. */
  endsAt: number | null
  /** Public result; null while secret. */
  result: unknown
  /** The seed is null until it has ended. */
  fairness: Fairness
  others: OtherBet[]
}

export interface SharedTable {
  /** Identifies this state of the table; pass it to wait for the next one. */
  tag: string
  /** Server time in epoch milliseconds. */
  now: number
  /** The last started round, playing or ended. */
  last: SharedRound
  /** The round that takes bets. */
  next: SharedRound
  /** Results of ended rounds, newest first. */
  history: { id: string; result: unknown }[]
  /** The account's bets on both rounds and the last settled ones before, newest first. */
  bets: SharedBet[]
}
