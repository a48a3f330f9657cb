import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { chatMessage, chatProfile, chatReport, chatRoom, chatWord } from '../../../db/tables/chat.ts'

const LISTED = 100

interface MessageKey {
  roomId: string
  id: bigint
}
const isMessage = ({ roomId, id }: MessageKey) => and(eq(chatMessage.roomId, roomId), eq(chatMessage.id, id))

/** Messages with undecided reports. */
export async function countReportedMessages(database: Database): Promise<number> {
  const [counted] = await database
    .select({ count: sql<number>`count(distinct (${chatReport.roomId}, ${chatReport.messageId}))::integer` })
    .from(chatReport)
    .where(isNull(chatReport.decidedAt))
  return counted?.count ?? 0
}

/** Most reports first. */
export async function listReportedMessages(database: Database) {
  const rows = await database
    .select({
      message: chatMessage,
      reports: sql<number>`count(*)::integer`,
      reasons: sql<string>`string_agg(distinct ${chatReport.reason}, ', ')`,
      first: sql<string>`min(${chatReport.createdAt})`,
    })
    .from(chatReport)
    .innerJoin(chatMessage, and(eq(chatMessage.roomId, chatReport.roomId), eq(chatMessage.id, chatReport.messageId)))
    .where(isNull(chatReport.decidedAt))
    .groupBy(chatMessage.roomId, chatMessage.id)
    .orderBy(sql`count(*) desc`, sql`min(${chatReport.createdAt})`)
    .limit(LISTED)
  return rows.map((row) => ({ ...row, first: new Date(row.first) }))
}

export const listRooms = (database: Database) => database.select().from(chatRoom).orderBy(asc(chatRoom.id))

export async function listBlockedWords(database: Database): Promise<string[]> {
  const rows = await database.select({ word: chatWord.word }).from(chatWord).orderBy(asc(chatWord.word))
  return rows.map(({ word }) => word)
}

export async function findRoom(database: Database, id: string) {
  const [found] = await database.select().from(chatRoom).where(eq(chatRoom.id, id))
  return found
}

/** Messages of a room, newest first. @returns also the last one's ID if there are older ones */
export async function listRoomMessages(database: Database, roomId: string, before: bigint | undefined) {
  const messages = await database
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, roomId), before === undefined ? undefined : lt(chatMessage.id, before)))
    .orderBy(desc(chatMessage.id))
    .limit(LISTED)
  return { messages, last: messages.length === LISTED ? messages.at(-1)?.id : undefined }
}

/** A message with its reports, and until when its writer is muted. */
export async function findMessage(database: Database, key: MessageKey) {
  const [found] = await database
    .select({ message: chatMessage, mutedUntil: chatProfile.mutedUntil })
    .from(chatMessage)
    .leftJoin(chatProfile, eq(chatProfile.memberId, chatMessage.authorId))
    .where(isMessage(key))
  if (!found) return undefined
  const reports = await database
    .select()
    .from(chatReport)
    .where(and(eq(chatReport.roomId, key.roomId), eq(chatReport.messageId, key.id)))
    .orderBy(asc(chatReport.createdAt))
    .limit(LISTED)
  return { ...found, reports }
}

/** The member who wrote a message, with the name in the chat; undefined for one of a program. */
export async function findWriter(on: Database | Transaction, key: MessageKey) {
  const [found] = await on
    .select({ memberId: chatProfile.memberId, name: chatProfile.name })
    .from(chatMessage)
    .innerJoin(chatProfile, eq(chatProfile.memberId, chatMessage.authorId))
    .where(isMessage(key))
  return found
}
