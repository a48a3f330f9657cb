import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { minor, moment } from './columns.ts'
import { ledgerTransaction } from './ledger.ts'
import { member } from './members.ts'

/** Money paid in. */
export const deposit = pgTable(
  'deposit',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    amount: minor().notNull(),
    channel: text().notNull(),
    /** CONFIRMED, EXPIRED or REJECTED. */
    state: text().notNull(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
    transactionId: bigint({ mode: 'bigint' }).references(() => ledgerTransaction.id),
  },
  (table) => [index('deposit_member').on(table.memberId, table.createdAt.desc().nullsFirst())],
)

/** Money paid out; while it is under way it stands in the member's locked account. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    amount: minor().notNull(),
    /** REQUESTED, DISBURSED or REJECTED. */
    state: text().notNull(),
    requestedAt: moment().notNull(),
    disbursedAt: moment(),
    lockTransactionId: bigint({ mode: 'bigint' }).references(() => ledgerTransaction.id),
    transactionId: bigint({ mode: 'bigint' }).references(() => ledgerTransaction.id),
  },
  (table) => [index('withdrawal_member').on(table.memberId, table.requestedAt.desc().nullsFirst())],
)
