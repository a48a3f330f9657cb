import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from './columns.ts'
import { member } from './members.ts'

/**
 * Accounts of the double-entry book. A member's accounts hold their balance beside them and can never go below zero; the
 * house's hold none, so that no bet waits for another one: theirs is the sum of their entries.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Such as `member:17:cash`, `member:17:locked`, `house:bets`, `bank:transfer`. */
    code: text().notNull().unique(),
    memberId: integer().references(() => member.id),
    currency: text().notNull(),
    balance: minor(),
  },
  (table) => [
    check('member_not_below_zero', sql`${table.balance} >= 0`),
    check('member_holds_balance', sql`(${table.memberId} is null) = (${table.balance} is null)`),
    index('ledger_account_member').on(table.memberId),
  ],
)

/** One movement. Nothing here is ever updated or deleted; a mistake is reversed by another movement. */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    /** DEPOSIT, WITHDRAW_LOCK, WITHDRAW, BET, PAYOUT, DEMO_CREDIT … */
    type: text().notNull(),
    /** The same key moves money once. */
    idempotencyKey: text().notNull(),
    /** SHA-256 of what was asked under that key: another request under the same key is an error. */
    requestHash: bytes().notNull(),
    memberId: integer().references(() => member.id),
    reference: text(),
    occurredAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_transaction_key').on(table.idempotencyKey),
    index('ledger_transaction_member').on(table.memberId, table.id),
  ],
)

/** One line of a movement; the lines of a movement add to zero. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    transactionId: bigint({ mode: 'bigint' })
      .notNull()
      .references(() => ledgerTransaction.id),
    line: smallint().notNull(),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccount.id),
    amount: minor().notNull(),
    /** The account's balance after this line; null where the account holds none. */
    balanceAfter: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.line] }),
    index('ledger_entry_account').on(table.accountId, table.transactionId),
  ],
)
