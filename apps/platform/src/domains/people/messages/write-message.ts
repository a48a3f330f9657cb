import type { Transaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { memberMessage, type StoredMessageKind } from '../../../db/tables/messages.ts'
import { splitRows } from '../../../lib/split-rows.ts'
import { publishToMembers } from '../../../live/publish.ts'
import type { MessageTemplate } from './message-texts.ts'
import { queueNotices } from './queue-notices.ts'
import { unreadCount } from './unread.ts'

interface PlatformMessage {
  memberId: number
  kind: Extract<StoredMessageKind, 'SYSTEM' | 'DEPOSIT' | 'WITHDRAWAL' | 'PROMOTION' | 'SERVICE'>
  template: MessageTemplate
  /** `amount` and `missing` are decimal amounts; they are written as money when the message is read. */
  params?: Record<string, string>
  about?: string
}

/** Puts a message of the platform into a member's inbox and tells its sessions, in the transaction of what it is about. */
export const writeMessage = (tx: Transaction, message: PlatformMessage): Promise<void> => writeMessages(tx, [message])

/** Messages of the platform that invite to play. Others of PROMOTION say what happened to money, which is never kept back. */
const INVITATIONS: readonly MessageTemplate[] = ['rank.GRACE', 'freeRounds.GRANTED']

/** Leaves out invitations to members to whom nothing is advertised now. */
async function withoutInvitations(tx: Transaction, messages: readonly PlatformMessage[]) {
  const invited = messages.filter(({ template }) => INVITATIONS.includes(template)).map(({ memberId }) => memberId)
  if (invited.length === 0) return messages
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from unnest(${sql.param(invited)}::integer[]) as id where is_advertising_paused(id)`,
  )
  const paused = new Set(rows.map(({ id }) => id))
  return messages.filter(({ memberId, template }) => !INVITATIONS.includes(template) || !paused.has(memberId))
}

export async function writeMessages(tx: Transaction, messages: readonly PlatformMessage[]): Promise<void> {
  for (const some of splitRows(await withoutInvitations(tx, messages))) {
    const written = await tx
      .insert(memberMessage)
      .values(some.map((message) => ({ direction: 'IN' as const, ...message })))
      .returning({ memberId: memberMessage.memberId, id: memberMessage.id, kind: memberMessage.kind })
    await publishArrivals(tx, written)
  }
}

/** Tells the members' sessions and puts the messages into the outbox. */
export async function publishArrivals(
  tx: Transaction,
  messages: readonly { memberId: number; id: bigint; kind: StoredMessageKind }[],
): Promise<void> {
  const { rows } = await tx.execute<{ memberId: number; unread: number }>(sql`
    with queued as (${queueNotices(messages)})
    select owner as "memberId", ${unreadCount(sql`owner`)} as unread
    from unnest(${sql.param(messages.map(({ memberId }) => memberId))}::integer[]) as owner`)
  const unread = new Map(rows.map((row) => [row.memberId, row.unread]))
  await publishToMembers(
    tx,
    messages.map(({ memberId, id, kind }) => ({
      memberId,
      event: { type: 'MESSAGE', messageId: String(id), kind, unread: unread.get(memberId) ?? 0 },
    })),
  )
}

export async function countUnread(tx: Transaction, memberId: number): Promise<number> {
  const { rows } = await tx.execute<{ unread: number }>(sql`select ${unreadCount(memberId)} as unread`)
  return rows[0]?.unread ?? 0
}
