import { desc, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { outboxMessage } from '../../../platform/src/db/tables/verification.ts'
import type { Sender } from '../../../platform/src/domains/verification/sender.ts'

/** Messages on one page of the outbox. */
const SHOWN = 100

export type OutboxMessage = typeof outboxMessage.$inferSelect

/** The embedded sender: messages go nowhere but to the outbox, where a developer reads them. */
export function outboxSender(database: Database): Sender {
  const sentAt = sql`clock_timestamp()`
  return {
    async sendSms({ phoneNumber, text }) {
      await database.insert(outboxMessage).values({ channel: 'sms', address: phoneNumber, text, sentAt })
    },
    async sendEmail({ address, subject, text }) {
      await database.insert(outboxMessage).values({ channel: 'email', address, subject, text, sentAt })
    },
  }
}

/** The latest messages, newest first; those whose address contains what is given, such as `0912 345` or `lan@`. */
export function latestMessages(database: Database, typed: string | undefined): Promise<OutboxMessage[]> {
  // As numbers are typed: with spaces, and with the zero that is none of E.164.
  const part = typed?.replaceAll(/\s/g, '').replace(/^0/, '').toLowerCase()
  return database
    .select()
    .from(outboxMessage)
    .where(part ? sql`position(${part} in lower(${outboxMessage.address})) > 0` : undefined)
    .orderBy(desc(outboxMessage.sentAt), desc(outboxMessage.id))
    .limit(SHOWN)
}
