import { pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** Calls of the last hour that are limited per address, by what they do and by network; and letters of the last day, by a hash of the mailbox. */
export const addressCalls = pgTable(
  'address_calls',
  (t) => ({
    action: t.text().notNull(),
    network: t.text().notNull(),
    /** Oldest first. */
    times: t.timestamp({ withTimezone: true }).array().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.action, table.network] })],
)
