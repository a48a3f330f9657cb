import { bigint, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { ledgerTransaction } from './ledger.ts'
import { member } from './members.ts'

/** Not keyed by member, because a payment reference must be unique among all of them and is looked up before the member is known. */
export const creditedPayment = pgTable('credited_payment', {
  reference: text().primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id),
})

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

/** Until its outcome the amount is in the member's locked account. */
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
