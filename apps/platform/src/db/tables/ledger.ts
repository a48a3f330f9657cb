import { PAYMENT_TYPES } from '@playhouse/platform-api/agent-reports.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { getDay } from './day-of.ts'

/*
 * Every row of the ledger belongs to a member; `member_id` 0 is the house. The id is part of each key, so that all rows of a member
 * can be on one server (ADR 71). Member and account have no foreign keys: each bet would lock the member's row and the house's. Only
 * the posting functions (db/functions/ledger) write here, with ids from rows that they have read.
 */

/** Each posting function documents who pays whom. */
export const TRANSACTION_TYPES = [
  'DEPOSIT',
  'DEPOSIT_HOLD',
  'DEPOSIT_RETURN',
  'WITHDRAW_LOCK',
  'WITHDRAW',
  'WITHDRAW_RETURN',
  'BET',
  'PAYOUT',
  'BET_REFUND',
  'JACKPOT',
  'JACKPOT_SEED',
  'TRANSFER_OUT',
  'TRANSFER_ARRIVED',
  'TRANSFER_RETURNED',
  'TRANSFER_IN',
  'MEMBER_TRANSFER_OUT',
  'MEMBER_TRANSFER_IN',
  'REBATE',
  'COMMISSION',
  'DIVIDEND',
  'SALARY',
  'AGENT_PAY',
  'PROMOTION',
  'BONUS_GRANT',
  'BONUS_CONVERT',
  'BONUS_FORFEIT',
  'POINTS_EARN',
  'POINTS_SPEND',
  'POINTS_RETURN',
  'POINTS_CONVERT',
  'DEMO_CREDIT',
  'ADMIN_CREDIT',
  'ADMIN_DEBIT',
  'REVERSAL',
  'CLOSING_HOLD',
  'CLOSING_RELEASE',
  'CLOSING_HANDOVER',
] as const

export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Movements that belong to rounds. */
export const PLAY_TYPES = [
  'BET',
  'PAYOUT',
  'BET_REFUND',
  'JACKPOT',
  'JACKPOT_SEED',
] as const satisfies readonly TransactionType[]

/** The condition of `ledger_transaction_money`; queries repeat it word for word. */
export const IS_MONEY = sql.raw(`type not in (${PLAY_TYPES.map((type) => `'${type}'`).join(', ')})`)

/** The condition of their indexes. */
const IS_PAYMENT = sql.raw(`type in (${PAYMENT_TYPES.map((type) => `'${type}'`).join(', ')})`)

/** Costs of the house, and corrections: rare, so that their index costs a bet nothing. */
const COST_TYPES = [
  'JACKPOT',
  'REBATE',
  'COMMISSION',
  'DIVIDEND',
  'SALARY',
  'PROMOTION',
  'BONUS_GRANT',
  'BONUS_FORFEIT',
  'POINTS_CONVERT',
  'ADMIN_CREDIT',
  'ADMIN_DEBIT',
  'REVERSAL',
] as const satisfies readonly TransactionType[]

/** The condition of their index, and of the views of the schema `reporting` that read by it. */
const IS_COST = sql.raw(`type in (${COST_TYPES.map((type) => `'${type}'`).join(', ')})`)

/** `member_id` of the house's accounts, and of transactions without a member. */
export const HOUSE = 0

/**
 * Accounts of the double-entry ledger. A member's accounts have a balance, never below zero. The house's have none, so that no bet waits
 * for another's row lock: theirs is the sum of their entries.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    /** Name such as `member:17:cash`, `member:17:locked`, `house:bets`, `jackpot:comet`. */
    code: t.text().notNull(),
    memberId: t.integer().notNull().default(HOUSE),
    /** ISO 4217, or PTS for loyalty points. */
    currency: t.text().notNull(),
    balance: minor(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('ledger_account_code').on(table.memberId, table.code),
    check('member_not_below_zero', sql`${table.balance} >= 0`),
    check('member_holds_balance', sql`(${table.memberId} = 0) = (${table.balance} is null)`),
  ],
)

/** One transaction. Nothing here is ever updated or deleted; a mistake is reversed by another transaction. */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  (t) => ({
    memberId: t.integer().notNull().default(HOUSE),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    type: t.text().$type<TransactionType>().notNull(),
    /** A member's key is posted once. */
    idempotencyKey: t.text().notNull(),
    /** SHA-256 of the request under that key: another request under the same key is an error. */
    requestHash: bytes().notNull(),
    reference: t.text(),
    /** The member's transaction that this one reverses. */
    reverses: t.bigint({ mode: 'bigint' }),
    occurredAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    // The relay of live events reads in this order.
    index('ledger_transaction_order').on(table.id),
    check('ledger_transaction_type', sql.raw(`type in (${TRANSACTION_TYPES.map((type) => `'${type}'`).join(', ')})`)),
    unique('ledger_transaction_key').on(table.memberId, table.idempotencyKey),
    // Lists an account's movements by time.
    index('ledger_transaction_member').on(
      table.memberId,
      table.occurredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Lists payments of a downline: of one account, or of all by time.
    index('ledger_transaction_payment')
      .on(table.memberId, table.occurredAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(IS_PAYMENT),
    index('ledger_transaction_payments')
      .on(table.occurredAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(IS_PAYMENT),
    // A member's timeline shows rounds in place of their movements (records/timeline.ts).
    index('ledger_transaction_money')
      .on(table.memberId, table.occurredAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(IS_MONEY),
    // Index of a day's postings. Rows are stored by time, so that a posting hardly ever changes it.
    index('ledger_transaction_time').using('brin', table.occurredAt),
    // Index of a day's costs of the house, with its agents' pay.
    index('ledger_transaction_cost').on(getDay(table.occurredAt)).where(IS_COST),
    uniqueIndex('ledger_transaction_reversed_once')
      .on(table.memberId, table.reverses)
      .where(sql`${table.reverses} is not null`),
  ],
)

/** One line of a transaction; the lines add to zero in each currency. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  (t) => ({
    /** Owner of the transaction. Its other accounts are the house's. */
    memberId: t.integer().notNull().default(HOUSE),
    transactionId: t.bigint({ mode: 'bigint' }).notNull(),
    line: t.smallint().notNull(),
    accountId: t.integer().notNull(),
    amount: minor().notNull(),
    /** The account's balance after this line; null for accounts without a balance. */
    balanceAfter: minor(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.transactionId, table.line] })],
)
