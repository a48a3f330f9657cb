import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@playhouse/postgres/columns.ts'

export const messageGatewaySchema = pgSchema('message_gateway')

export const messageTable = messageGatewaySchema.table(
  'message',
  {
    /** The sender's id; repeated posts are stored once. */
    id: uuid().primaryKey(),
    channel: text().$type<'sms' | 'email' | 'push'>().notNull(),
    /** E.164 number, e-mail address, or id of a push subscription. */
    address: text().notNull(),
    /** Subject of an e-mail or title of a push message. */
    subject: text(),
    text: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index('message_address').on(table.address), index('message_sent').on(table.sentAt)],
)

/** Push subscriptions with the browser's private keys, base64url. */
export const pushSubscription = messageGatewaySchema.table('push_subscription', {
  id: uuid().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  auth: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  endedAt: moment(),
})
