import type {
  chatMessages as listContract,
  chatUnreadCount,
  muteChatName,
  readChat,
  reportChatMessage,
  sendChatMessage,
} from '@playhouse/platform-api/chat.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { chatMessage, chatMute, chatProfile, chatReader, chatReport, chatWord } from '../../../db/tables/chat.ts'
import { publishToMember, publishToRoom } from '../../../live/publish.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { checkHourlyLimit } from '../../../request/hourly-limit.ts'
import { platformError } from '../../../request/platform-error.ts'
import { generateChatName } from './chat-names.ts'
import { readMutedNames, requireEntry, requireRoom } from './chat-rooms.ts'
import { cleanChatText, maskWords } from './text-rules.ts'

type Message = typeof chatMessage.$inferSelect
type Profile = typeof chatProfile.$inferSelect

const UNREAD_MAX = 100
/** Maximum messages of a member per minute, over all rooms. */
const FLOOD = { messages: 10, seconds: 60 }
const REPORTS_PER_HOUR = 30

export const messageItem = ({ id, authorId, name, text, removedAt, createdAt }: Message) => ({
  id: String(id),
  name,
  isProgram: authorId === null,
  text: removedAt ? '' : text,
  isRemoved: removedAt !== null,
  at: createdAt.getTime(),
})

/** Leaves out messages of players whom the member has muted. */
export async function listMessages(
  database: Database,
  session: LiveSession,
  { room, before, size, counted }: CheckedInputOf<typeof listContract>,
): Promise<ResponseOf<typeof listContract>> {
  await requireRoom(database, room, await requireEntry(database, session))
  const inRoom = and(eq(chatMessage.roomId, room), notMutedBy(session.memberId))
  const rows = await database
    .select()
    .from(chatMessage)
    .where(and(inRoom, before === undefined ? undefined : lt(chatMessage.id, BigInt(before))))
    .orderBy(desc(chatMessage.id))
    .limit(size + 1)
  const total = counted ? await database.$count(chatMessage, inRoom) : null
  return { list: rows.slice(0, size).map(messageItem), hasMore: rows.length > size, total }
}

const notMutedBy = (memberId: number) =>
  sql`not exists (select from chat_mute where member_id = ${memberId} and muted_id = ${chatMessage.authorId})`

export async function findSent(
  on: Database | Transaction,
  memberId: number,
  { room, requestKey }: Pick<CheckedInputOf<typeof sendChatMessage>, 'room' | 'requestKey'>,
): Promise<Message | undefined> {
  const { roomId, authorId, requestKey: key } = chatMessage
  const [found] = await on
    .select()
    .from(chatMessage)
    .where(and(eq(roomId, room), eq(authorId, memberId), eq(key, requestKey)))
  return found
}

/**
 * Sends once per request key. A member's sends are serialised, to enforce slow mode and the flood limit.
 * @throws PlatformError
 */
export async function sendMessage(
  database: Database,
  session: LiveSession,
  { room: roomId, requestKey, text }: CheckedInputOf<typeof sendChatMessage>,
): Promise<ResponseOf<typeof sendChatMessage>> {
  const checked = cleanChatText(text)
  return withTransaction(database, async (tx) => {
    const { memberId } = session
    const standing = await requireEntry(tx, session)
    const room = await requireRoom(tx, roomId, standing)
    const profile = await lockProfile(tx, memberId)
    const words = (await tx.select({ word: chatWord.word }).from(chatWord)).map(({ word }) => word)
    const masked = maskWords(checked, words)
    const before = await findSent(tx, memberId, { room: roomId, requestKey })
    // Words may have been blocked since.
    if (before && maskWords(before.text, words) !== masked) throw platformError('request_key_reused')
    if (before) return { message: messageItem(before), waitSeconds: room.slowSeconds }
    const now = new Date()
    if (profile.mutedUntil && profile.mutedUntil > now)
      throw platformError('chat.muted', { retryAfterSeconds: secondsBetween(now, profile.mutedUntil) })
    await join(tx, memberId, roomId)
    await checkPace(tx, memberId, room)
    const [sent] = await tx
      .insert(chatMessage)
      .values({
        roomId,
        authorId: memberId,
        name: profile.name,
        requestKey,
        text: masked,
      })
      .returning()
    if (!sent) throw new Error('The message was not stored.')
    await tx
      .update(chatReader)
      .set({ sentAt: sent.createdAt, readThrough: sql`greatest(read_through, ${sent.id})` })
      .where(isReader(memberId, roomId))
    await publishToRoom(tx, { type: 'CHAT_MESSAGE', roomId, message: messageItem(sent) })
    return { message: messageItem(sent), waitSeconds: room.slowSeconds }
  })
}

/** @throws PlatformError chat.slow, TOO_MANY_REQUESTS */
async function checkPace(tx: Transaction, memberId: number, { id, slowSeconds }: { id: string; slowSeconds: number }) {
  // The current time instead of the transaction's start, which may have waited for another send.
  const { rows } = await tx.execute<{ slow: number; sent: number; flood: number }>(sql`
    select coalesce(ceil(extract(epoch from reader.sent_at - clock_timestamp()) + ${slowSeconds}), 0)::integer as slow,
      (select count(*)::integer from chat_message where author_id = ${memberId}
        and created_at > clock_timestamp() - make_interval(secs => ${FLOOD.seconds})) as sent,
      (select coalesce(ceil(extract(epoch from min(created_at) - clock_timestamp()) + ${FLOOD.seconds}), 1)::integer
        from chat_message where author_id = ${memberId}
          and created_at > clock_timestamp() - make_interval(secs => ${FLOOD.seconds})) as flood
    from chat_reader reader where reader.member_id = ${memberId} and reader.room_id = ${id}`)
  const [{ slow, sent, flood } = { slow: 0, sent: 0, flood: 0 }] = rows
  if (slowSeconds > 0 && slow > 0) throw platformError('chat.slow', { retryAfterSeconds: slow })
  if (sent >= FLOOD.messages) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, flood) })
}

/** The first call opens the room for the member. @throws PlatformError */
export function markRead(
  database: Database,
  session: LiveSession,
  { room: roomId, upTo }: CheckedInputOf<typeof readChat>,
): Promise<ResponseOf<typeof readChat>> {
  return withTransaction(database, async (tx) => {
    const { memberId } = session
    await requireRoom(tx, roomId, await requireEntry(tx, session))
    const { name } = await lockProfile(tx, memberId)
    await join(tx, memberId, roomId)
    const last = sql`(select coalesce(max(id), 0) from chat_message where room_id = ${roomId})`
    const read = upTo === undefined ? last : sql`least(${BigInt(upTo)}, ${last})`
    const changed = await tx
      .update(chatReader)
      .set({ readThrough: sql`${read}` })
      .where(and(isReader(memberId, roomId), sql`read_through < ${read}`))
      .returning({ roomId: chatReader.roomId })
    const unread = (await unreadByRoom(tx, memberId)).find(({ id }) => id === roomId)?.unread ?? 0
    // Updates the count in the member's other tabs.
    if (changed.length > 0) await publishToMember(tx, memberId, { type: 'CHAT_READ', roomId, unread })
    return { unread, name }
  })
}

/** Empty for accounts that may not read. */
export async function countUnread(
  database: Database,
  session: LiveSession,
): Promise<ResponseOf<typeof chatUnreadCount>> {
  const rooms = await unreadByRoom(database, session.memberId)
  return { total: rooms.reduce((sum, { unread }) => sum + unread, 0), rooms }
}

async function unreadByRoom(on: Database | Transaction, memberId: number): Promise<{ id: string; unread: number }[]> {
  const { rows } = await on.execute<{ id: string; unread: number }>(sql`
    select reader.room_id as id, (select count(*)::integer from (
        select from chat_message message
        where message.room_id = reader.room_id and message.id > reader.read_through and message.removed_at is null
          and message.author_id is distinct from reader.member_id
          and not exists (select from chat_mute mute
            where mute.member_id = reader.member_id and mute.muted_id = message.author_id)
        limit ${UNREAD_MAX}) as unread) as unread
    from chat_reader reader join chat_room room on room.id = reader.room_id and room.is_open
    where reader.member_id = ${memberId} order by 1`)
  return rows
}

/** @throws PlatformError */
export function reportMessage(
  database: Database,
  session: LiveSession,
  { room: roomId, messageId, reason }: CheckedInputOf<typeof reportChatMessage>,
): Promise<ResponseOf<typeof reportChatMessage>> {
  return withTransaction(database, async (tx) => {
    const { memberId } = session
    await requireRoom(tx, roomId, await requireEntry(tx, session))
    await lockProfile(tx, memberId)
    const [found] = await tx
      .select({ authorId: chatMessage.authorId })
      .from(chatMessage)
      .where(and(eq(chatMessage.roomId, roomId), eq(chatMessage.id, BigInt(messageId))))
    if (!found || found.authorId === memberId) throw platformError('chat.message.not.found')
    const times = sql`select created_at from chat_report where member_id = ${memberId}`
    await checkHourlyLimit(tx, times, REPORTS_PER_HOUR)
    await tx
      .insert(chatReport)
      .values({ memberId, roomId, messageId: BigInt(messageId), reason })
      .onConflictDoNothing()
    return {}
  })
}

/** @throws PlatformError chat.message.not.found for an unknown name */
export function muteName(
  database: Database,
  session: LiveSession,
  { name, isMuted }: CheckedInputOf<typeof muteChatName>,
): Promise<ResponseOf<typeof muteChatName>> {
  return withTransaction(database, async (tx) => {
    const { memberId } = session
    await requireEntry(tx, session)
    await lockProfile(tx, memberId)
    const [other] = await tx.select().from(chatProfile).where(eq(chatProfile.name, name))
    if (!other || other.memberId === memberId) throw platformError('chat.message.not.found')
    if (isMuted) await tx.insert(chatMute).values({ memberId, mutedId: other.memberId }).onConflictDoNothing()
    else await tx.delete(chatMute).where(and(eq(chatMute.memberId, memberId), eq(chatMute.mutedId, other.memberId)))
    return { mutedNames: await readMutedNames(tx, memberId) }
  })
}

const isReader = (memberId: number, roomId: string) =>
  and(eq(chatReader.memberId, memberId), eq(chatReader.roomId, roomId))

const join = (tx: Transaction, memberId: number, roomId: string) =>
  tx.insert(chatReader).values({ memberId, roomId }).onConflictDoNothing()

/** @returns the member's generated name */
export const openProfile = (database: Database, memberId: number): Promise<string> =>
  withTransaction(database, async (tx) => (await lockProfile(tx, memberId)).name)

/**
 * The member's profile, with a generated name on first use. Locks it, so that the member's chat actions are serialised.
 */
async function lockProfile(tx: Transaction, memberId: number): Promise<Profile> {
  for (;;) {
    const [found] = await tx.select().from(chatProfile).where(eq(chatProfile.memberId, memberId)).for('update')
    if (found) return found
    // Does nothing if the name is taken or a concurrent request was first.
    await tx.insert(chatProfile).values({ memberId, name: generateChatName() }).onConflictDoNothing()
  }
}

const secondsBetween = (from: Date, to: Date) => Math.ceil((to.getTime() - from.getTime()) / 1_000)
