import * as z from 'zod'
import { chatMessageFields } from './chat.ts'
import { amount } from './fields.ts'

/*
 * Live events as the platform publishes them: written to an outbox in the transaction of the change, relayed at least
 * once, in order per member. An event carries what its subscribers need, so that none of them has to ask for it.
 */

/** For one member's sessions. */
const memberEvents = [
  z.object({
    type: z.literal('BALANCE'),
    /** Null while part of the money is at vendors: what it comes to there is known after importing their rounds. */
    sumBalance: amount.nullable(),
    available: amount,
    locked: amount,
    currency: z.string(),
  }),
  z.object({ type: z.literal('DEPOSIT'), depositId: z.string(), state: z.string(), amount }),
  z.object({ type: z.literal('WITHDRAWAL'), withdrawalId: z.string(), state: z.string(), amount }),
  z.object({ type: z.literal('MESSAGE'), messageId: z.string(), kind: z.string(), unread: z.number().int() }),
  z.object({ type: z.literal('CASE'), caseId: z.string(), state: z.string(), unseen: z.number().int() }),
  /** Rewards of missions that wait, and how many of them were reached just now. */
  z.object({ type: z.literal('MISSIONS'), claimable: z.number().int(), reached: z.number().int() }),
  /** The account's score on a leaderboard is another. */
  z.object({ type: z.literal('LEADERBOARD'), boardId: z.string() }),
  /** A ticket of the member won; its prize waits to be claimed. */
  z.object({ type: z.literal('RAFFLE_WON'), raffleId: z.string(), place: z.number().int() }),
  z.object({ type: z.literal('RANK'), rank: z.number().int() }),
  z.object({ type: z.literal('MESSAGES_READ'), unread: z.number().int() }),
  /** The token hash identifies the session; absent when all of the member's sessions ended. */
  z.object({ type: z.literal('SESSION_ENDED'), session: z.string().optional(), reason: z.string() }),
  /** All of the member's tickets in a draw, or what a corrected result changed for them (no tickets). */
  z.object({
    type: z.literal('LOTTERY_SETTLED'),
    drawId: z.string(),
    lotteryCode: z.string(),
    issue: z.string(),
    tickets: z.number().int(),
    stake: amount,
    payout: amount,
  }),
  /** A decision about documents, with the tier that is passed by now. */
  z.object({ type: z.literal('IDENTITY'), state: z.string(), tier: z.number().int() }),
  /** For the one who is paid. */
  z.object({ type: z.literal('BILL'), billId: z.string(), kind: z.string(), state: z.string(), amount }),
  /** For both sides; `state` is the reason of the end once that is agreed. `waiting`: what waits for the receiver's answer, of this kind. */
  z.object({
    type: z.literal('CONTRACT'),
    contractId: z.string(),
    kind: z.string(),
    state: z.string(),
    waiting: z.number().int().optional(),
  }),
  /** For both sides of a request for a contract. */
  z.object({
    type: z.literal('CONTRACT_REQUEST'),
    requestId: z.string(),
    kind: z.string(),
    state: z.string(),
    waiting: z.number().int(),
  }),
  /** A decision about the member's application to become an agent. */
  z.object({ type: z.literal('APPLICATION'), state: z.string() }),
  /** Muted by a moderator until then, in epoch milliseconds; null if no longer. */
  z.object({ type: z.literal('CHAT_MUTE'), until: z.number().nullable() }),
  /** The member has read a room, maybe elsewhere. */
  z.object({ type: z.literal('CHAT_READ'), roomId: z.string(), unread: z.number().int() }),
  z.object({ type: z.literal('LIMIT_REACHED'), limit: z.string(), until: z.iso.datetime().nullable() }),
] as const

/** For everybody. */
const publicEvents = [
  z.object({ type: z.literal('JACKPOT'), jackpotId: z.string(), amount }),
  /** A raffle was sealed, drawn or called off. */
  z.object({ type: z.literal('RAFFLE'), raffleId: z.string() }),
  z.object({
    type: z.literal('LOTTERY_DRAW'),
    lotteryCode: z.string(),
    issue: z.string(),
    state: z.string(),
    /** Epoch milliseconds. */
    closeAt: z.number(),
    drawAt: z.number(),
    /** Numbers shown so far, in draw order. */
    numbers: z.array(z.string()),
    isComplete: z.boolean(),
    resultVersion: z.number().int(),
  }),
  z.object({
    type: z.literal('WINNER'),
    account: z.string(),
    /** The name in English. */
    gameName: z.string(),
    /** Names by language code, where they differ. Optional. */
    gameNames: z.record(z.string(), z.string()).default({}),
    nodeId: z.number(),
    amount,
  }),
] as const

/** For everybody who follows the room: one event per room, however many follow it. */
const roomEvents = [
  z.object({ type: z.literal('CHAT_MESSAGE'), roomId: z.string(), message: z.object(chatMessageFields) }),
  z.object({ type: z.literal('CHAT_REMOVED'), roomId: z.string(), messageId: z.string() }),
  z.object({ type: z.literal('CHAT_ROOM'), roomId: z.string(), slowSeconds: z.number().int(), isOpen: z.boolean() }),
] as const

export const memberEvent = z.discriminatedUnion('type', memberEvents)
export const publicEvent = z.discriminatedUnion('type', publicEvents)
export const roomEvent = z.discriminatedUnion('type', roomEvents)

export type MemberEvent = z.input<typeof memberEvent>
export type PublicEvent = z.input<typeof publicEvent>
export type RoomEvent = z.input<typeof roomEvent>

/*
 * How gateways receive them. Both requests carry `Authorization: Bearer <LIVE_SECRET>`, which gateways and platform share. They are
 * not part of the contract with sessions and sealed bodies: nobody but a gateway calls them.
 */
export const LIVE_PATHS = { events: '/live/v1/events', sessions: '/live/v1/sessions' } as const

/** Redis channel of the same batches, for `SSUBSCRIBE`. */
export const LIVE_CHANNEL = 'playhouse:live:v1'

/** Batches without events come this often, so that a silent connection is known to be dead. */
export const LIVE_BEAT_MS = 5_000

/** Place of an event in the outbox: `<transaction>.<id>`. Events are published in this order. */
const position = z.string().regex(/^\d{1,20}\.\d{1,20}$/)

export const START_POSITION = '0.0'

/** Below zero when `a` stands before `b`. */
export function comparePositions(a: string, b: string): number {
  if (a === b) return 0
  const [[aTx, aId], [bTx, bId]] = [parts(a), parts(b)]
  const [left, right] = aTx === bTx ? [aId, bId] : [aTx, bTx]
  return left < right ? -1 : left > right ? 1 : 0
}

function parts(text: string): [bigint, bigint] {
  const [transaction = '0', id = '0'] = text.split('.')
  return [BigInt(transaction), BigInt(id)]
}

export function isPosition(text: string): boolean {
  return position.safeParse(text).success
}

const publishedEvent = z.object({
  position,
  /** Epoch milliseconds. */
  at: z.number(),
  /** 0 for everybody. */
  memberId: z.number().int(),
  /** Types that this version does not know are left out by the reader. */
  event: z.looseObject({ type: z.string() }),
})

/**
 * Events behind `after`, up to and including `through`. One whose `after` is not the `through` of the batch before it tells of a gap.
 * As server-sent events (`GET events?after=<position>`, or `?seconds=120` for the events of that time) each is one `data:` line.
 */
export const liveBatch = z.object({ after: position, through: position, events: z.array(publishedEvent) })

/** `POST sessions`: which of these sessions (SHA-256 of their tokens in hex) are open, without counting as their use. */
export const liveSessionsInput = z.object({ sessions: z.array(z.string().regex(/^[\da-f]{64}$/)).max(1_000) })
export const liveSessions = z.object({
  open: z.array(z.object({ session: z.string(), memberId: z.number().int().positive() })),
})

export type PublishedEvent = z.output<typeof publishedEvent>
export type LiveBatch = z.output<typeof liveBatch>
