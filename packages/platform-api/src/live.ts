import { CONTRACT_KINDS } from '@playhouse/shared/agent-pay.ts'
import * as z from 'zod'
import { APPLICATION_STATES } from './agent-applications.ts'
import { BILL_KINDS, CONTRACT_STATES, REQUEST_STATES } from './agent-contracts.ts'
import { CASE_STATES } from './support-cases.ts'
import { DEPOSIT_STATES } from './cashier-deposits.ts'
import { WITHDRAWAL_STATES } from './cashier-withdrawals.ts'
import { chatMessageFields } from './chat.ts'
import { amount, lenientEnum } from './fields.ts'
import { IDENTITY_STATES } from './member-profile.ts'
import { MESSAGE_KINDS } from './messages.ts'

/*
 * Live events of the platform: written to an outbox in the transaction of the change, and relayed at least once, in
 * order per member. An event contains everything its subscribers need.
 */

/** A limit with its period, and what keeps from play for a time. */
export const REACHED_LIMITS = [
  'DEPOSIT_DAY',
  'DEPOSIT_WEEK',
  'DEPOSIT_MONTH',
  'LOSS_DAY',
  'LOSS_WEEK',
  'LOSS_MONTH',
  'STAKE',
  'SESSION_TIME',
  'TIME_OUT',
  'SELF_EXCLUSION',
  'OTHER',
] as const

/** Events for one member's sessions. Values that this version does not know become others, or drop the event. */
const memberEvents = [
  z.object({
    type: z.literal('BALANCE'),
    /** Null while part of the money is at vendors, because that balance is known only after importing their rounds. */
    sumBalance: amount.nullable(),
    available: amount,
    locked: amount,
    bonus: amount,
    currency: z.string(),
  }),
  z.object({
    type: z.literal('DEPOSIT'),
    depositId: z.string(),
    state: lenientEnum('deposit.state', DEPOSIT_STATES, 'CHECKING'),
    amount,
  }),
  z.object({
    type: z.literal('WITHDRAWAL'),
    withdrawalId: z.string(),
    state: lenientEnum('withdrawal.state', [...WITHDRAWAL_STATES, 'OTHER'], 'OTHER'),
    amount,
  }),
  z.object({
    type: z.literal('MESSAGE'),
    messageId: z.string(),
    kind: lenientEnum('message.kind', MESSAGE_KINDS, 'SYSTEM'),
    unread: z.number().int(),
  }),
  z.object({
    type: z.literal('CASE'),
    caseId: z.string(),
    state: lenientEnum('case.state', CASE_STATES, 'OTHER'),
    unseen: z.number().int(),
  }),
  /** Claimable mission rewards, and newly completed missions. */
  z.object({ type: z.literal('MISSIONS'), claimable: z.number().int(), reached: z.number().int() }),
  /** The account's score on a leaderboard has changed. */
  z.object({ type: z.literal('LEADERBOARD'), boardId: z.string() }),
  /** A ticket of the member has won; its prize can be claimed. */
  z.object({ type: z.literal('RAFFLE_WON'), raffleId: z.string(), place: z.number().int() }),
  /** A bonus has ended; `amount` became cash if it is `CONVERTED`, and was lost otherwise. */
  z.object({ type: z.literal('BONUS'), bonusId: z.string(), state: z.string(), amount }),
  z.object({ type: z.literal('RANK'), rank: z.number().int() }),
  z.object({ type: z.literal('MESSAGES_READ'), unread: z.number().int() }),
  /** The token hash identifies the session; absent when all of the member's sessions ended. */
  z.object({ type: z.literal('SESSION_ENDED'), session: z.string().optional(), reason: z.string() }),
  /** All of the member's tickets in a draw, or their changes by a corrected result (without tickets). */
  z.object({
    type: z.literal('LOTTERY_SETTLED'),
    drawId: z.string(),
    lotteryCode: z.string(),
    issue: z.string(),
    tickets: z.number().int(),
    stake: amount,
    payout: amount,
  }),
  /** A decision about documents, with the verified tier. */
  z.object({
    type: z.literal('IDENTITY'),
    state: lenientEnum('identity.state', IDENTITY_STATES, 'REVIEW'),
    tier: z.number().int(),
  }),
  /** For the payee. */
  z.object({ type: z.literal('BILL'), billId: z.string(), kind: z.enum(BILL_KINDS), state: z.string(), amount }),
  /**
   * For both sides; `state` is the reason of the end once that is agreed. `waiting`: items of this kind that await the
   * receiver's answer.
   */
  z.object({
    type: z.literal('CONTRACT'),
    contractId: z.string(),
    kind: z.enum(CONTRACT_KINDS),
    state: z.enum(CONTRACT_STATES),
    waiting: z.number().int().optional(),
  }),
  /** For both sides of a request for a contract. */
  z.object({
    type: z.literal('CONTRACT_REQUEST'),
    requestId: z.string(),
    kind: z.enum(CONTRACT_KINDS),
    state: z.enum(REQUEST_STATES),
    waiting: z.number().int(),
  }),
  /** A decision about the member's application to become an agent. */
  z.object({ type: z.literal('APPLICATION'), state: z.enum(APPLICATION_STATES) }),
  /** End of the mute by a moderator, in epoch milliseconds; null once unmuted. */
  z.object({ type: z.literal('CHAT_MUTE'), until: z.number().nullable() }),
  /** The member has read a room, possibly in another session. */
  z.object({ type: z.literal('CHAT_READ'), roomId: z.string(), unread: z.number().int() }),
  /** The clock has something to say about the member's play. */
  z.object({ type: z.literal('INTERVENTION') }),
  z.object({
    type: z.literal('LIMIT_REACHED'),
    limit: lenientEnum('limit.reached', REACHED_LIMITS, 'OTHER'),
    until: z.iso.datetime().nullable(),
  }),
] as const

/** Public events. */
const publicEvents = [
  z.object({ type: z.literal('JACKPOT'), jackpotId: z.string(), amount }),
  /** A raffle was sealed, drawn or called off. */
  z.object({ type: z.literal('RAFFLE'), raffleId: z.string() }),
  /** A mission was added, changed or removed. */
  z.object({ type: z.literal('MISSIONS_PLANNED') }),
  /** Maintenance of the site or its restricted countries have changed: read the status again. */
  z.object({ type: z.literal('SITE_STATUS') }),
  /** Games that an operator has switched, and what they are now. */
  z.object({ type: z.literal('GAMES_SWITCHED'), nodeIds: z.array(z.number().int()), closed: z.boolean() }),
  z.object({
    type: z.literal('LOTTERY_DRAW'),
    lotteryCode: z.string(),
    issue: z.string(),
    state: z.string(),
    /** Epoch milliseconds. */
    closeAt: z.number(),
    drawAt: z.number(),
    /** Numbers revealed so far, in draw order. */
    numbers: z.array(z.string()),
    isComplete: z.boolean(),
    resultVersion: z.number().int(),
    /** An operator holds it. Optional. */
    isHeld: z.boolean().default(false),
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

/** Events for all readers of a room: one per room, however many read it. */
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
 * How gateways receive events. Both requests carry `Authorization: Bearer <LIVE_SECRET>`, which gateways and platform
 * share. They are not part of the contract with sessions and sealed bodies, because only gateways call them.
 */
export const LIVE_PATHS = { events: '/live/v1/events', sessions: '/live/v1/sessions' } as const

/** Redis channel of the same batches, for `SSUBSCRIBE`. Brands that share a Redis have their own: `code` is the brand's. */
export const liveChannel = (code: string): string => `playhouse:live:v1:${code}`

/** Interval of batches without events, by which a dead connection is detected. */
export const LIVE_BEAT_MS = 5_000

/** Position of an event in the outbox: `<transaction>.<id>`. Events are published in this order. */
const position = z.string().regex(/^\d{1,20}\.\d{1,20}$/)

export const START_POSITION = '0.0'

/** Negative when `a` precedes `b`. */
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
  /** 0 for public events. */
  memberId: z.number().int(),
  /** Readers ignore types that their version does not know. */
  event: z.looseObject({ type: z.string() }),
})

/**
 * Events after `after`, up to and including `through`. If `after` is not the previous batch's `through`, there is a
 * gap. As server-sent events (`GET events?after=<position>`, or `?seconds=120` for the latest events) each batch is one
 * `data:` line.
 */
export const liveBatch = z.object({ after: position, through: position, events: z.array(publishedEvent) })

/** `POST sessions`: which of these sessions (SHA-256 of their tokens in hex) are open, without counting as their use. */
export const liveSessionsInput = z.object({ sessions: z.array(z.string().regex(/^[\da-f]{64}$/)).max(1_000) })
export const liveSessions = z.object({
  open: z.array(z.object({ session: z.string(), memberId: z.number().int().positive() })),
})

export type PublishedEvent = z.output<typeof publishedEvent>
export type LiveBatch = z.output<typeof liveBatch>
