import type { RegistrationKind } from '@playhouse/shared/registration-form.ts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** How an account was opened. Never updated. */
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
    /** Codes as sent, valid or not. */
    affiliateCode: text(),
    referralCode: text(),
    recommenderId: text(),
    /** The inviting account: an agent, or a member whose upline the new account joins. */
    invitedById: integer().references(() => member.id),
    /** When the terms were accepted. */
    agreedAt: moment().notNull(),
    registeredAt: moment().notNull().defaultNow(),
  },
  (table) => [index('registration_invited_by').on(table.invitedById)],
)

/** Registrations by idempotency key. Stored are the SHA-256 of the key, and of the request without its secrets. */
export const registrationAttempt = pgTable('registration_attempt', {
  keyHash: bytes().primaryKey(),
  requestHash: bytes().notNull(),
  startedAt: moment().notNull(),
  /** The new account; null while in progress. */
  memberId: integer().references(() => member.id),
})

export const memberDetail = pgTable(
  'member_detail',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    /** Number of an identity document, encrypted with the platform's key (compact JWE). */
    sealedIdNumber: text(),
    /** HMAC of that number, to find another account with it. */
    idNumberHash: bytes(),
    qqNum: text(),
    line: text(),
    whatsapp: text(),
    zalo: text(),
    facebook: text(),
    wechat: text(),
  },
  (table) => [index('member_detail_id_number').on(table.idNumberHash)],
)

export const referralCode = pgTable('referral_code', {
  /** Upper case. */
  code: text().primaryKey(),
  memberId: integer()
    .notNull()
    .unique()
    .references(() => member.id),
})
