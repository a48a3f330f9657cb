import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { withdrawal } from './cashier.ts'
import { member } from './members.ts'

/** The brand's rules of withdrawals: one row. Amounts in minor units. */
export const withdrawalSetting = pgTable('withdrawal_setting', {
  id: boolean().primaryKey().default(true),
  /** Deposits must be played this much before a withdrawal, in per cent. */
  turnoverPercent: integer().notNull().default(100),
  perDay: smallint().notNull().default(10),
  /** Tier of the identity check that must be passed before a withdrawal; 0: none. */
  identityTier: smallint().notNull().default(1),
  /** From here on a person looks at it. */
  reviewFrom: minor()
    .notNull()
    .default(sql`500000000000`),
  /** From here on the member confirms with a second factor. */
  stepUpFrom: minor()
    .notNull()
    .default(sql`50000000000`),
  /** More withdrawals than this within a day are looked at. */
  reviewAbovePerDay: smallint().notNull().default(3),
  /** How long a new card rests. */
  cardRestHours: smallint().notNull().default(24),
  /** Cards and addresses of an account. */
  cardsMax: smallint().notNull().default(5),
  /** Minutes after which a disbursed withdrawal counts as received. */
  receiptMinutes: integer().notNull().default(30),
  /** Members may take back what is not approved yet. */
  memberCancels: boolean().notNull().default(false),
})

/** Banks and networks that withdrawals go to. */
export const withdrawalBank = pgTable('withdrawal_bank', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** BANK or CRYPTO. */
  kind: text().$type<'BANK' | 'CRYPTO'>().notNull(),
  minimum: minor().notNull(),
  maximum: minor().notNull(),
  feeFixed: minor()
    .notNull()
    .default(sql`0`),
  /** Hundredths of a per cent. */
  feeBasisPoints: integer().notNull().default(0),
  expectedMinutes: integer().notNull(),
  enabled: boolean().notNull().default(true),
  position: smallint().notNull(),
})

/** A bank account or address of a member. Removed ones stay for the withdrawals that went there. */
export const bankCard = pgTable(
  'bank_card',
  {
    id: uuid().notNull().defaultRandom(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    bankCode: text()
      .notNull()
      .references(() => withdrawalBank.code),
    accountNumber: text().notNull(),
    accountName: text().notNull(),
    isDefault: boolean().notNull().default(false),
    addedAt: moment().notNull().defaultNow(),
    usableAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('bank_card_number')
      .on(table.memberId, table.bankCode, table.accountNumber)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('bank_card_default')
      .on(table.memberId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
)

/** Every transition of a withdrawal. */
export const withdrawalStep = pgTable(
  'withdrawal_step',
  {
    memberId: integer().notNull(),
    withdrawalId: integer().notNull(),
    version: integer().notNull(),
    state: text().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** MEMBER, OPERATOR, PROVIDER or SYSTEM. */
    actor: text().notNull(),
    /** Name of the operator's person. */
    by: text(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.withdrawalId, table.version] }),
    foreignKey({
      name: 'withdrawal_step_withdrawal',
      columns: [table.memberId, table.withdrawalId],
      foreignColumns: [withdrawal.memberId, withdrawal.id],
    }),
  ],
)

/** An order to the payment provider. At most one of a withdrawal is not over. */
export const payoutAttempt = pgTable(
  'payout_attempt',
  {
    memberId: integer().notNull(),
    withdrawalId: integer().notNull(),
    attempt: smallint().notNull(),
    /** SENT: kept before the provider was asked. ACCEPTED, PAID, FAILED: as the provider says. */
    state: text().$type<'SENT' | 'ACCEPTED' | 'PAID' | 'FAILED'>().notNull().default('SENT'),
    /** How often the provider was asked what became of it. */
    queries: integer().notNull().default(0),
    /** The provider's own number. */
    providerId: text(),
    reason: text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    endedAt: moment(),
  },
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
