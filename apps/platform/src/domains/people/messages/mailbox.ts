import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/messages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { hasOutcome } from '../../../lib/left-behind.ts'
import { publishToMember } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'
import { messageText } from './message-texts.ts'
import { unreadCount } from './unread.ts'
import { countUnread } from './write-message.ts'

interface Reader {
  memberId: number
  language: LanguageCode
  currency: string
}

interface Row {
  message: typeof memberMessage.$inferSelect
  account: string | null
  /** Whether the account may be written to. */
  isReachable: boolean
}
type Item = ResponseOf<typeof contract.inbox>['list'][number]

export async function listInbox(
  database: Database,
  reader: Reader,
  input: CheckedInputOf<typeof contract.inbox>,
): Promise<ResponseOf<typeof contract.inbox>> {
  const { rows, total, unread } = await readBox(database, reader.memberId, { ...input, direction: 'IN' })
  return { total, unread, list: rows.map((row) => getItem(row, reader)) }
}

export async function listOutbox(
  database: Database,
  reader: Reader,
  input: CheckedInputOf<typeof contract.outbox>,
): Promise<ResponseOf<typeof contract.outbox>> {
  const { rows, total } = await readBox(database, reader.memberId, { ...input, direction: 'OUT' })
  return { total, list: rows.map((row) => getItem(row, reader)) }
}

interface Box extends Partial<Pick<CheckedInputOf<typeof contract.inbox>, 'kind' | 'unread' | 'id'>> {
  direction: 'IN' | 'OUT'
  page: number
  size: number
}

async function readBox(database: Database, memberId: number, { direction, kind, unread, id, page, size }: Box) {
  const own = and(
    eq(memberMessage.memberId, memberId),
    eq(memberMessage.direction, direction),
    isNull(memberMessage.deletedAt),
    kind && eq(memberMessage.kind, kind),
    unread ? isNull(memberMessage.readAt) : undefined,
    id === undefined ? undefined : eq(memberMessage.id, BigInt(id)),
  )
  const [rows, [counts]] = await Promise.all([
    database
      .select({
        message: memberMessage,
        account: member.username,
        isReachable: hasOutcome(sql`${member.id}`, 'MESSAGES', 'arrives'),
      })
      .from(memberMessage)
      .leftJoin(member, eq(member.id, memberMessage.counterpartyId))
      .where(own)
      .orderBy(desc(memberMessage.createdAt), desc(memberMessage.id))
      .limit(size)
      .offset((page - 1) * size),
    database
      .select({
        total: sql<number>`count(*)::integer`,
        unread: sql<number>`${unreadCount(memberId)}`,
      })
      .from(memberMessage)
      .where(own),
  ])
  return { rows, total: counts?.total ?? 0, unread: counts?.unread ?? 0 }
}

function getItem({ message: row, account, isReachable }: Row, { language, currency }: Reader): Item {
  const worded =
    row.template === null
      ? { title: row.title ?? '', content: row.content ?? '' }
      : messageText(row.template, row.params ?? {}, { language, currency })
  return {
    id: String(row.id),
    kind: row.kind,
    ...worded,
    account,
    read: row.direction === 'OUT' || row.readAt !== null,
    about: row.about,
    canReply: row.direction === 'IN' && isReachable,
    createdAt: row.createdAt.getTime(),
  }
}

const isIn = (ids: readonly string[] | undefined) => ids && inArray(memberMessage.id, ids.map(BigInt))

/** @returns how many stay unread */
export async function markRead(database: Database, memberId: number, ids?: readonly string[]): Promise<number> {
  return withTransaction(database, async (tx) => {
    const changed = await tx
      .update(memberMessage)
      .set({ readAt: new Date() })
      .where(
        and(
          eq(memberMessage.memberId, memberId),
          eq(memberMessage.direction, 'IN'),
          isNull(memberMessage.readAt),
          isNull(memberMessage.deletedAt),
          isIn(ids),
        ),
      )
      .returning({ id: memberMessage.id })
    return publishUnread(tx, memberId, changed.length)
  })
}

/** Messages about something count as read once it was read itself. */
export async function readMessagesAbout(tx: Transaction, memberId: number, about: string): Promise<void> {
  const changed = await tx
    .update(memberMessage)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(memberMessage.memberId, memberId),
        eq(memberMessage.direction, 'IN'),
        isNull(memberMessage.readAt),
        isNull(memberMessage.deletedAt),
        eq(memberMessage.about, about),
      ),
    )
    .returning({ id: memberMessage.id })
  await publishUnread(tx, memberId, changed.length)
}

/** Hides messages from their owner. @returns how many stay unread */
export async function removeMessages(database: Database, memberId: number, ids: readonly string[]): Promise<number> {
  return withTransaction(database, async (tx) => {
    const removed = await tx
      .update(memberMessage)
      .set({ deletedAt: new Date() })
      .where(and(eq(memberMessage.memberId, memberId), isNull(memberMessage.deletedAt), isIn(ids)))
      .returning({ id: memberMessage.id })
    if (removed.length === 0) throw platformError('not.found')
    return publishUnread(tx, memberId, removed.length)
  })
}

async function publishUnread(tx: Transaction, memberId: number, changed: number): Promise<number> {
  const unread = await countUnread(tx, memberId)
  if (changed > 0) await publishToMember(tx, memberId, { type: 'MESSAGES_READ', unread })
  return unread
}
