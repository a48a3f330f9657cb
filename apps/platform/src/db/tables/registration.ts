import type { RegistrationKind } from '@playhouse/shared/registration-form.ts'
import { index, pgTable } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member, owner } from './members.ts'

/** How an account was opened. Never updated. */
export const registration = pgTable(
  'registration',
  (t) => ({
    memberId: owner().primaryKey(),
    kind: t.text().$type<RegistrationKind>().notNull(),
    /** `WEB`. */
    method: t.text().notNull(),
    /** The page it was opened on, and its host. */
    registerUrl: t.text(),
    domain: t.text(),
    address: t.text().notNull(),
    /** Codes as sent, valid or not. */
    affiliateCode: t.text(),
    referralCode: t.text(),
    recommenderId: t.text(),
    /** The inviting account: an agent, or a member whose upline the new account joins. */
    invitedById: t.integer().references(() => member.id),
    /** When the terms were accepted. */
    agreedAt: moment().notNull(),
    registeredAt: moment().notNull().defaultNow(),
  }),
  (table) => [index('registration_invited_by').on(table.invitedById)],
)

/** Registrations by idempotency key. Stored are the SHA-256 of the key, and of the request without its secrets. */
export const registrationAttempt = pgTable('registration_attempt', (t) => ({
  keyHash: bytes().primaryKey(),
  requestHash: bytes().notNull(),
  startedAt: moment().notNull(),
  /** The new account; null while in progress. */
  memberId: t.integer().references(() => member.id),
}))

export const memberDetail = pgTable(
  'member_detail',
  (t) => ({
    memberId: owner().primaryKey(),
    /** Number of an identity document, encrypted with the platform's key (compact JWE). */
    sealedIdNumber: t.text(),
    /** HMAC of that number, to find another account with it. */
    idNumberHash: bytes(),
    qqNum: t.text(),
    line: t.text(),
    whatsapp: t.text(),
    zalo: t.text(),
    facebook: t.text(),
    wechat: t.text(),
  }),
  (table) => [index('member_detail_id_number').on(table.idNumberHash)],
)

export const referralCode = pgTable('referral_code', (t) => ({
  /** Upper case. */
  code: t.text().primaryKey(),
  memberId: t
    .integer()
    .notNull()
    .unique()
    .references(() => member.id),
}))
