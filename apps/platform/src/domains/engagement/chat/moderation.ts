import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { chatMessage, chatProfile, chatReport, chatRoom, chatWord } from '../../../db/tables/chat.ts'
import { publishToMember, publishToRoom } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'
import { foldWord } from './text-rules.ts'

/** Removes a message for everybody and decides its reports. @throws PlatformError chat.message.not.found */
export async function removeMessage(
  tx: Transaction,
  { roomId, id, operator }: { roomId: string; id: bigint; operator: string },
): Promise<{ name: string; text: string }> {
  const [removed] = await tx
    .update(chatMessage)
    .set({ removedAt: new Date(), removedBy: operator })
    .where(and(eq(chatMessage.roomId, roomId), eq(chatMessage.id, id), isNull(chatMessage.removedAt)))
    .returning()
  if (!removed) throw platformError('chat.message.not.found')
  await closeReports(tx, { roomId, id })
  await publishToRoom(tx, { type: 'CHAT_REMOVED', roomId, messageId: String(id) })
  return removed
}

/** Decides all reports of a message. @returns the number of open ones */
export async function closeReports(tx: Transaction, { roomId, id }: { roomId: string; id: bigint }): Promise<number> {
  const closed = await tx
    .update(chatReport)
    .set({ decidedAt: new Date() })
    .where(and(eq(chatReport.roomId, roomId), eq(chatReport.messageId, id), isNull(chatReport.decidedAt)))
    .returning({ memberId: chatReport.memberId })
  return closed.length
}

/** Mutes a member in all rooms; `until` null ends it. @throws PlatformError chat.message.not.found */
export async function muteMember(tx: Transaction, name: string, until: Date | null): Promise<Date | null> {
  const [found] = await tx.select().from(chatProfile).where(eq(chatProfile.name, name)).for('update')
  if (!found) throw platformError('chat.message.not.found')
  await tx.update(chatProfile).set({ mutedUntil: until }).where(eq(chatProfile.memberId, found.memberId))
  await publishToMember(tx, found.memberId, { type: 'CHAT_MUTE', until: until?.getTime() ?? null })
  return found.mutedUntil
}

/** @throws PlatformError chat.room.not.found */
export async function changeRoom(
  tx: Transaction,
  roomId: string,
  { slowSeconds, isOpen }: { slowSeconds: number; isOpen: boolean },
): Promise<{ slowSeconds: number; isOpen: boolean }> {
  const [before] = await tx.select().from(chatRoom).where(eq(chatRoom.id, roomId)).for('update')
  if (!before) throw platformError('chat.room.not.found')
  await tx.update(chatRoom).set({ slowSeconds, isOpen }).where(eq(chatRoom.id, roomId))
  await publishToRoom(tx, { type: 'CHAT_ROOM', roomId, slowSeconds, isOpen })
  return { slowSeconds: before.slowSeconds, isOpen: before.isOpen }
}

/** Replaces the blocked words. @returns the old and new ones, folded */
export async function setWords(
  tx: Transaction,
  text: string,
  operator: string,
): Promise<{ before: string[]; after: string[] }> {
  const after = [...new Set(text.split(/[\n,]/).map(foldWord))].filter((word) => word !== '').toSorted()
  await tx.execute(sql`lock table chat_word in share row exclusive mode`)
  const before = (await tx.select({ word: chatWord.word }).from(chatWord)).map(({ word }) => word).toSorted()
  const removed = before.filter((word) => !after.includes(word))
  for (const word of removed) await tx.delete(chatWord).where(eq(chatWord.word, word))
  const added = after.filter((word) => !before.includes(word))
  if (added.length > 0) await tx.insert(chatWord).values(added.map((word) => ({ word, addedBy: operator })))
  return { before, after }
}
