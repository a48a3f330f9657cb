import type { Transaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { memberMessage, type StoredMessageKind } from '../../db/tables/messages.ts'
import { publishToMember } from '../../live/publish.ts'
import type { MessageTemplate } from './message-texts.ts'
import { unreadCount } from './unread.ts'

interface PlatformMessage {
  memberId: number
  kind: Extract<StoredMessageKind, 'SYSTEM' | 'DEPOSIT' | 'WITHDRAWAL' | 'PROMOTION'>
  template: MessageTemplate
  /** `amount` is a decimal amount; it is written as money when the message is read. */
  params?: Record<string, string>
  about?: string
}

/** Puts a message of the platform into a member's inbox and tells its sessions, in the transaction of what it is about. */
export async function writeMessage(tx: Transaction, message: PlatformMessage): Promise<void> {
  const [written] = await tx
    .insert(memberMessage)
    .values({ direction: 'IN', ...message })
    .returning({ id: memberMessage.id })
  await publishArrival(tx, message.memberId, { id: written?.id ?? 0n, kind: message.kind })
}

export async function publishArrival(
  tx: Transaction,
  memberId: number,
  { id, kind }: { id: bigint; kind: StoredMessageKind },
): Promise<void> {
  await publishToMember(tx, memberId, {
    type: 'MESSAGE',
    messageId: String(id),
    kind,
    unread: await countUnread(tx, memberId),
  })
}

export async function countUnread(tx: Transaction, memberId: number): Promise<number> {
  const { rows } = await tx.execute<{ unread: number }>(sql`select ${unreadCount(memberId)} as unread`)
  return rows[0]?.unread ?? 0
}
