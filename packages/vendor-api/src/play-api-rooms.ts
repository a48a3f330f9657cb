import * as z from 'zod'
import type { Amount, Fairness } from './fairness.ts'

/*
 * What the page of a card room and the vendor runtime say to each other, beside play-api.ts and under the same play token:
 *
 *   GET  /play/api/table                             -> TableAnswer: the seat that the account has in this game, if any
 *   GET  /play/api/table/:handId?after=<version>     -> TableAnswer, when the hand has changed since, or after 10 s
 *   POST /play/api/table/seat        SitBody         -> TableAnswer
 *   POST /play/api/table/:handId/seed      SeedBody  -> TableAnswer
 *   POST /play/api/table/:handId/partner             -> TableAnswer: the house partner sits down
 *   POST /play/api/table/:handId/decision  DecisionBody -> TableAnswer
 *   POST /play/api/table/:handId/leave               -> TableAnswer
 *
 * Every POST may be sent again as it was and counts once. A hand in which the account has no seat is not there: 404.
 * Public, for operators: GET /play/rooms?language=<platform code>[&nodeId=<game>&gameCode=<its code>] -> roomList.
 */

export const sitBody = z.strictObject({ roomId: z.string().max(20).optional() })

/** No hyphen: it parts the seeds of the two seats. */
export const seedBody = z.strictObject({ clientSeed: z.string().regex(/^\w{1,31}$/) })

export const decisionBody = z.strictObject({ decision: z.enum(['raise', 'fold']) })

export const roomList = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      nodeId: z.number().int(),
      name: z.string(),
      /** The ante; a raise is as much again. */
      entry: z.string(),
      seats: z.number().int(),
      taken: z.number().int(),
    }),
  ),
})
export type ListedRoom = z.output<typeof roomList>['rooms'][number]

/** One side of the table as its other side may see it, or its own. */
export interface TableSide {
  /** 0 to 51 (engines/cards); null while they are hidden. */
  cards: readonly number[] | null
  /** Null while it is open or hidden. */
  decision: 'raise' | 'fold' | null
  decidedBy: 'player' | 'time' | 'leaving' | 'wallet' | 'strategy' | null
}

export interface HandAnswer {
  handId: string
  /** The operator's wallet knows the seat by it. */
  seatId: string
  seat: 0 | 1
  roomId: string
  roomNumber: number
  /** `pending`: its money is on the way. */
  status: 'waiting' | 'pending' | 'going' | 'settled' | 'refunded'
  version: number
  ante: Amount
  /** Null while nobody sits opposite. */
  company: 'member' | 'partner' | null
  /** Until the house partner may be asked to play; null where that is no question. */
  partnerInMs: number | null
  /** Whether the seat's own seed is given. */
  seeded: boolean
  /** How long one may still decide; null where nothing is to be decided. */
  decideInMs: number | null
  own: TableSide
  other: TableSide & { decided: boolean }
  /** What is in it as far as this seat may know. */
  pot: Amount
  stake: Amount
  /** Those below: null until the hand is over. */
  rake: Amount | null
  payout: Amount | null
  winner: 'own' | 'other' | 'nobody' | null
  by: 'cards' | 'fold' | 'both-folded' | null
  refund: 'own-unpaid' | 'other-unpaid' | 'unknown' | null
  fairness: Fairness
  /** The operator's details of the seat: what the verifier reads. */
  proof: { bet: unknown; moves: { move: unknown; elapsedMs: number }[] } | null
}

export interface TableAnswer {
  /** As the operator last said it; null where nothing has moved. */
  balance: Amount | null
  hand: HandAnswer | null
  /** Hands before this one, the newest first. */
  lastHands: { seatId: string; stake: Amount; payout: Amount }[]
}
