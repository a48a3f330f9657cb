import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Calls of the last hour that are limited per address, by what they do and by network; and letters of the last day, by a hash of the mailbox. */
export const addressCalls = pgTable(
  'address_calls',
  {
    action: text().notNull(),
    network: text().notNull(),
    /** Oldest first. */
    times: timestamp({ withTimezone: true }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.network] })],
)
