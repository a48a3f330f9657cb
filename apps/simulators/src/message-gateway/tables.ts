import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@playhouse/postgres/columns.ts'

export const messageGatewaySchema = pgSchema('message_gateway')

/** Messages that were handed over for delivery. */
export const messageTable = messageGatewaySchema.table(
  'message',
  {
    /** The sender's: a message that is posted again is kept once. */
    id: uuid().primaryKey(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    /** E.164 number or e-mail address. */
    address: text().notNull(),
    /** Of an e-mail. */
    subject: text(),
    text: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index('message_address').on(table.address), index('message_sent').on(table.sentAt)],
)
