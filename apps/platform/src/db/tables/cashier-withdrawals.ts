import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { paymentProviderCode, withdrawal } from './cashier.ts'
import { owner } from './members.ts'

/** The brand's withdrawal rules: one row. Amounts in minor units. */
export const withdrawalSetting = pgTable('withdrawal_setting', (t) => ({
  id: t.boolean().primaryKey().default(true),
  /** Share of deposits that must be wagered before a withdrawal, in percent. */
  turnoverPercent: t.integer().notNull().default(100),
  perDay: t.smallint().notNull().default(10),
  /** Identity tier required for a withdrawal; 0 for none. */
  identityTier: t.smallint().notNull().default(1),
  /** Withdrawals from this amount are reviewed by a person. */
  reviewFrom: minor()
    .notNull()
    .default(sql`500000000000`),
  /** Withdrawals from this amount require a second factor. */
  stepUpFrom: minor()
    .notNull()
    .default(sql`50000000000`),
  /** More withdrawals than this in a day are reviewed. */
  reviewAbovePerDay: t.smallint().notNull().default(3),
  /** Hours before a new card can be used. */
  cardRestHours: t.smallint().notNull().default(24),
  /** Hours for an account's first bank account, which is in the member's own name. */
  firstCardRestHours: t.smallint().notNull().default(4),
  /** Maximum number of cards and wallet addresses of an account. */
  cardsMax: t.smallint().notNull().default(5),
  /** Minutes within which an operator decides on a withdrawal under review: what members are promised. */
  reviewMinutes: t.integer().notNull().default(120),
  /** Minutes after which a disbursed withdrawal counts as received. */
  receiptMinutes: t.integer().notNull().default(4_320),
  /** Whether members may cancel a withdrawal before its approval. */
  memberCancels: t.boolean().notNull().default(false),
}))

export const withdrawalBank = pgTable('withdrawal_bank', (t) => ({
  code: t.text().primaryKey(),
  name: t.text().notNull(),
  /** BANK or CRYPTO. */
  kind: t.text().$type<'BANK' | 'CRYPTO'>().notNull(),
  minimum: minor().notNull(),
  maximum: minor().notNull(),
  feeFixed: minor()
    .notNull()
    .default(sql`0`),
  feeBasisPoints: t.integer().notNull().default(0),
  expectedMinutes: t.integer().notNull(),
  enabled: t.boolean().notNull().default(true),
  position: t.smallint().notNull(),
}))

/** A member's bank account or wallet address. Removed ones are kept for their past withdrawals. */
export const bankCard = pgTable(
  'bank_card',
  (t) => ({
    id: t.uuid().notNull().defaultRandom(),
    memberId: owner(),
    bankCode: t
      .text()
      .notNull()
      .references(() => withdrawalBank.code),
    accountNumber: t.text().notNull(),
    accountName: t.text().notNull(),
    isDefault: t.boolean().notNull().default(false),
    addedAt: moment().notNull().defaultNow(),
    usableAt: moment().notNull(),
    removedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('bank_card_number')
      .on(table.memberId, table.bankCode, table.accountNumber)
      .where(sql`${table.removedAt} is null`),
    // Accounts of one person; operators search by the number alone.
    index('bank_card_account').on(table.accountNumber, table.bankCode),
    uniqueIndex('bank_card_default')
      .on(table.memberId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
)

export const withdrawalStep = pgTable(
  'withdrawal_step',
  (t) => ({
    memberId: t.integer().notNull(),
    withdrawalId: t.integer().notNull(),
    version: t.integer().notNull(),
    state: t.text().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** MEMBER, OPERATOR, PROVIDER or SYSTEM. */
    actor: t.text().notNull(),
    /** Name of the operator. */
    by: t.text(),
    reason: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.withdrawalId, table.version] }),
    foreignKey({
      name: 'withdrawal_step_withdrawal',
      columns: [table.memberId, table.withdrawalId],
      foreignColumns: [withdrawal.memberId, withdrawal.id],
    }),
  ],
)

/** An order to the payment provider. A withdrawal has at most one unfinished order. */
export const payoutAttempt = pgTable(
  'payout_attempt',
  (t) => ({
    memberId: t.integer().notNull(),
    withdrawalId: t.integer().notNull(),
    attempt: t.smallint().notNull(),
    provider: paymentProviderCode(),
    /** SENT: stored before the provider was called. ACCEPTED, PAID, FAILED: reported by the provider. */
    state: t.text().$type<'SENT' | 'ACCEPTED' | 'PAID' | 'FAILED'>().notNull().default('SENT'),
    /** How often the provider was queried for the outcome. */
    queries: t.integer().notNull().default(0),
    providerId: t.text(),
    reason: t.text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    endedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.withdrawalId, table.attempt] }),
    foreignKey({
      name: 'payout_attempt_withdrawal',
      columns: [table.memberId, table.withdrawalId],
      foreignColumns: [withdrawal.memberId, withdrawal.id],
    }),
    uniqueIndex('payout_attempt_open')
      .on(table.memberId, table.withdrawalId)
      .where(sql`${table.state} in ('SENT', 'ACCEPTED')`),
  ],
)
