import type { RegistrationKind } from '@playhouse/shared/registration-form.ts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** How an account was opened. Written once, never changed. */
export const registration = pgTable(
  'registration',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    kind: text().$type<RegistrationKind>().notNull(),
    /** `WEB`. */
    method: text().notNull(),
    /** The page it was opened on, and its host. */
    registerUrl: text(),
    domain: text(),
    address: text().notNull(),
    /** Codes as they came with it, whether or not somebody has them. */
    affiliateCode: text(),
    referralCode: text(),
    recommenderId: text(),
    /** The account that invited: an agent, or a member below whose agent the new one stands. */
    invitedById: integer().references(() => member.id),
    /** When its owner agreed to the terms. */
    agreedAt: moment().notNull(),
    registeredAt: moment().notNull().defaultNow(),
  },
  (table) => [index('registration_invited_by').on(table.invitedById)],
)

/**
 * Requests to register by their key, so that one that is sent again opens no second account. Only the SHA-256 of the key is
 * kept, and of what was asked without its secrets.
 */
export const registrationAttempt = pgTable('registration_attempt', {
  keyHash: bytes().primaryKey(),
  requestHash: bytes().notNull(),
  startedAt: moment().notNull(),
  /** The account that came of it; null while it is under way. */
  memberId: integer().references(() => member.id),
})

/** What else a registration can ask for. */
export const memberDetail = pgTable('member_detail', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  /** Number of an identity document, sealed with the platform's key (compact JWE). */
  sealedIdNumber: text(),
  qqNum: text(),
  line: text(),
  whatsapp: text(),
  zalo: text(),
  facebook: text(),
  wechat: text(),
})

/** Codes under which members invite their friends. */
export const referralCode = pgTable('referral_code', {
  /** Upper case. */
  code: text().primaryKey(),
  memberId: integer()
    .notNull()
    .unique()
    .references(() => member.id),
})
