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
 * Every POST may be sent again as it was and counts once. A bet is taken until its round starts, by the vendor's clock. What a
 * bet has won is paid when its round has ended: until then its seed, which tells the end, stays a secret.
 */

export const sharedBetBody = z.strictObject({
  /** Made once a bet by the page. The same key with the same body always gets the same bet. */
  roundKey: z.uuid(),
  /** The shared round. */
  eventId: z.uuid(),
  /** Which of the account's bets on this round it is, from 1. A place takes one bet. */
  place: z.int().min(1).max(9),
  /** As the engine's schema reads it. */
  bet: z.json(),
})
export type SharedBetBody = z.output<typeof sharedBetBody>

/** A bet of the account's own. Its view says only what may be known before the round has ended. */
export interface SharedBet {
  roundId: string
  roundKey: string
  eventId: string
  place: number
  /** `pending`: its money is on the way. */
  status: 'going' | 'pending' | 'settled' | 'refunded'
  /** Grows with every change. */
  version: number
  bet: unknown
  stake: Amount
  /** Null until the bet is settled. */
  payout: Amount | null
  view: unknown
  /** Cash-outs, each at its time since the round's start. */
  moves: { move: unknown; elapsedMs: number }[]
  /** Since the round's start. */
  elapsedMs: number
  /** What the account held after the bet; null until it is settled. */
  balance: Amount | null
  fairness: Fairness
}

/** A bet of somebody else at the table, or of a program. */
export interface OtherBet {
  /** A program's name, or a player's code of four characters. */
  name: string
  isProgram: boolean
  stake: Amount
  bet: unknown
  /** Games with cash-outs: the multiplier taken, in hundredths; null until then. */
  taken: number | null
}

/** A round of the table as far as it has happened. */
export interface SharedRound {
  id: string
  /** `betting`: has not started. `playing`: takes no more bets. */
  phase: 'betting' | 'playing' | 'ended'
  /** Epoch milliseconds. Null while the round before is under way, whose end it would tell. */
  startsAt: number | null
  /** Null until it has ended, where its end is a secret. */
  endsAt: number | null
  /** As the engine shows it to everybody; null while it is a secret. */
  result: unknown
  /** The seed is null until it has ended. */
  fairness: Fairness
  others: OtherBet[]
}

export interface SharedTable {
  /** Names this state of the table; ask with it for the next one. */
  tag: string
  /** The server's clock, epoch milliseconds. */
  now: number
  /** The last round that has started: playing, or ended. */
  last: SharedRound
  /** The round that takes bets. */
  next: SharedRound
  /** Results of ended rounds, the newest first. */
  history: { id: string; result: unknown }[]
  /** The account's bets on both rounds, and the last settled before, the newest first. */
  bets: SharedBet[]
}
