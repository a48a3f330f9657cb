import * as z from 'zod'
import type { Amount, Fairness } from './fairness.ts'

/*
 * Play API for card rooms, in addition to play-api.ts and with the same play token:
 *
 *   GET  /play/api/table                             -> TableAnswer: the account's seat in this game, if any
 *   GET  /play/api/table/:handId?after=<version>     -> TableAnswer, when the hand has changed since, or after 10 s
 *   POST /play/api/table/seat        SitBody         -> TableAnswer
 *   POST /play/api/table/:handId/seed      SeedBody  -> TableAnswer
 *   POST /play/api/table/:handId/partner             -> TableAnswer: the house partner sits down
 *   POST /play/api/table/:handId/decision  DecisionBody -> TableAnswer
 *   POST /play/api/table/:handId/leave               -> TableAnswer
 *
 * POSTs are idempotent. A hand in which the account has no seat is 404.
 * Public, for operators: GET /play/rooms?language=<platform code>[&nodeId=<game>&gameCode=<its code>] -> roomList.
 */

export const sitBody = z.strictObject({ roomId: z.string().max(20).optional() })

/** No hyphen, which separates the seeds of the two seats. */
export const seedBody = z.strictObject({ clientSeed: z.string().regex(/^\w{1,31}$/) })

export const decisionBody = z.strictObject({ decision: z.enum(['raise', 'fold']) })

export const roomList = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      nodeId: z.number().int(),
      name: z.string(),
      /** The ante, which is also the amount of a raise. */
      entry: z.string(),
      seats: z.number().int(),
      taken: z.number().int(),
    }),
  ),
})
export type ListedRoom = z.output<typeof roomList>['rooms'][number]

/** One side of the table as visible to the player. */
export interface TableSide {
  /** 0 to 51 (engines/cards); null while they are hidden. */
  cards: readonly number[] | null
  /** Null while undecided or hidden. */
  decision: 'raise' | 'fold' | null
  decidedBy: 'player' | 'time' | 'leaving' | 'wallet' | 'strategy' | null
}

export interface HandResponse {
  handId: string
  /** Round id in the operator's wallet. */
  seatId: string
  seat: 0 | 1
  roomId: string
  roomNumber: number
  /** `pending`: money is in flight. */
  status: 'waiting' | 'pending' | 'going' | 'settled' | 'refunded'
  version: number
  ante: Amount
  /** Null without an opponent. */
  company: 'member' | 'partner' | null
  /** Milliseconds until the house partner may be asked to play; null if not applicable. */
  partnerInMs: number | null
  /** Whether the seat's client seed was received. */
  seeded: boolean
  /** Remaining time to decide in milliseconds; null if there is nothing to decide. */
  decideInMs: number | null
  own: TableSide
  other: TableSide & { decided: boolean }
  /** The pot as far as visible to this seat. */
  pot: Amount
  stake: Amount
  /** Rake and what follows are null until the hand is over. */
  rake: Amount | null
  payout: Amount | null
  winner: 'own' | 'other' | 'nobody' | null
  by: 'cards' | 'fold' | 'both-folded' | null
  refund: 'own-unpaid' | 'other-unpaid' | 'unknown' | null
  fairness: Fairness
  /** The seat's details for the verifier, as stored by the operator. */
  proof: { bet: unknown; moves: { move: unknown; elapsedMs: number }[] } | null
}

export interface TableResponse {
  /** Last balance reported by the operator; null if nothing has moved. */
  balance: Amount | null
  hand: HandResponse | null
  /** Previous hands, newest first. */
  lastHands: { seatId: string; stake: Amount; payout: Amount }[]
}
