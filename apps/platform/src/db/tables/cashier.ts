import { bigint, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { ledgerTransaction } from './ledger.ts'
import { member } from './members.ts'

/**
 * Which member a payment was credited to. A payment is looked up by its reference before its member is known, and credited once
 * among all of them.
 */
export const creditedPayment = pgTable('credited_payment', {
  reference: text().primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id),
})

/** Money paid in. */
export const deposit = pgTable(
  'deposit',
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    amount: minor().notNull(),
    channel: text().notNull(),
    /** CONFIRMED, EXPIRED or REJECTED. */
    state: text().notNull(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
    transactionId: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'deposit_transaction',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    index('deposit_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
  ],
)

/** Money paid out; while it is under way it stands in the member's locked account. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    amount: minor().notNull(),
    /** REQUESTED, DISBURSED or REJECTED. */
    state: text().notNull(),
    requestedAt: moment().notNull(),
    disbursedAt: moment(),
    lockTransactionId: bigint({ mode: 'bigint' }),
    transactionId: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'withdrawal_hold',
      columns: [table.memberId, table.lockTransactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    foreignKey({
      name: 'withdrawal_settlement',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    index('withdrawal_member').on(table.memberId, table.requestedAt.desc().nullsFirst()),
  ],
)
