import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { vendor } from './games.ts'
import { member } from './members.ts'

/**
 * `sent`: somebody waits for the vendor's answer. `unknown`: none came, and the vendor is asked what became of it. `done`,
 * `refused`: over.
 */
export type TransferState = 'sent' | 'unknown' | 'done' | 'refused'

/** A transfer between a member's main wallet and the one at a vendor, kept before the vendor is asked for it. */
export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    /** The vendor knows it by this id too. */
    id: uuid().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    /** `out`: to the vendor. `in`: back to the main wallet. */
    direction: text().$type<'out' | 'in'>().notNull(),
    amount: minor().notNull(),
    state: text().$type<TransferState>().notNull().default('sent'),
    /** How often the vendor was asked about it. */
    attempts: integer().notNull().default(0),
    /** Until then it is left to whoever works on it. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    // One at a time for a member's wallet at a vendor: none begins while another one's end is not known.
    uniqueIndex('wallet_transfer_under_way')
      .on(table.memberId, table.vendorCode)
      .where(sql`${table.state} in ('sent', 'unknown')`),
    index('wallet_transfer_due')
      .on(table.dueAt)
      .where(sql`${table.state} in ('sent', 'unknown')`),
  ],
)

/** How far the settled rounds of a vendor with transfer wallets are taken over; there is a row once somebody plays there. */
export const roundFeed = pgTable('round_feed', {
  vendorCode: text()
    .primaryKey()
    .references(() => vendor.code),
  /** Position of the last round that was taken over. */
  position: bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`),
})
