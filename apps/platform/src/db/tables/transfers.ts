import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { vendor } from './games.ts'
import { owner } from './members.ts'

/** `sent`: waiting for the vendor's response. `unknown`: there was none; the vendor is asked for the outcome. `done`, `refused`: final. */
export type TransferState = 'sent' | 'unknown' | 'done' | 'refused'

/** A transfer between a member's main wallet and the one at a vendor, stored before the vendor is called. */
export const walletTransfer = pgTable(
  'wallet_transfer',
  (t) => ({
    /** The vendor gets the same id. */
    id: t.uuid().notNull(),
    memberId: owner(),
    vendorCode: t
      .text()
      .notNull()
      .references(() => vendor.code),
    /** `out`: to the vendor. `in`: back to the main wallet. */
    direction: t.text().$type<'out' | 'in'>().notNull(),
    amount: minor().notNull(),
    state: t.text().$type<TransferState>().notNull().default('sent'),
    /** How often the vendor was asked for the outcome. */
    attempts: t.integer().notNull().default(0),
    /** Lease of the process that works on it. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    // One at a time per member and vendor: the next waits for the outcome.
    uniqueIndex('wallet_transfer_under_way')
      .on(table.memberId, table.vendorCode)
      .where(sql`${table.state} in ('sent', 'unknown')`),
    index('wallet_transfer_due')
      .on(table.dueAt)
      .where(sql`${table.state} in ('sent', 'unknown')`),
  ],
)

/** Progress of the import of settled rounds from a vendor with transfer wallets; created when a member first plays there. */
export const roundFeed = pgTable('round_feed', (t) => ({
  vendorCode: t
    .text()
    .primaryKey()
    .references(() => vendor.code),
  /** Position of the last imported round. */
  position: t
    .bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`),
}))
