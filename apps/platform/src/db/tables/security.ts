import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import type { ApiScope } from '@playhouse/shared/api-scopes.ts'
import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member, owner } from './members.ts'

export type LogInMethod =
  | 'password'
  | 'sms'
  | 'passkey'
  | 'google'
  | 'facebook'
  | 'token'
  | 'registration'
  | 'free-play'
  | 'email'
  | 'session'

/** `signed-in`, why not, or a change that somebody who took over an account would make. */
export type LogInOutcome =
  | 'signed-in'
  | 'wrong-password'
  | 'wrong-code'
  | 'wrong-passkey'
  | 'locked'
  | 'verification-asked'
  | 'password-reset'
  | 'card-added'

/** Log-in attempts of an account, failed ones included, and what it should hear of beside them. Attempts with unknown usernames are not stored. */
export const logInHistory = pgTable(
  'log_in_history',
  (t) => ({
    id: t.integer().notNull().generatedAlwaysAsIdentity(),
    memberId: owner(),
    at: moment().notNull().defaultNow(),
    address: t.text().notNull(),
    /** Browser and system, such as `Chrome, Windows`; null if unknown. */
    device: t.text(),
    /** SHA-256 of the id in the browser's cookie; null if unknown. */
    deviceHash: bytes(),
    method: t.text().$type<LogInMethod>().notNull(),
    outcome: t.text().$type<LogInOutcome>().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('log_in_history_member').on(table.memberId, table.at.desc().nullsFirst(), table.id.desc()),
    // Log-ins of a day. Rows are stored by time, so that a log-in hardly ever changes it.
    index('log_in_history_time').using('brin', table.at),
    // Accounts that share an address.
    index('log_in_history_address')
      .on(table.address, table.memberId)
      .where(sql`${table.outcome} = 'signed-in'`),
    // Accounts that share a browser.
    index('log_in_history_device')
      .on(table.deviceHash)
      .where(sql`${table.deviceHash} is not null`),
  ],
)

export const authenticator = pgTable('authenticator', (t) => ({
  memberId: owner().primaryKey(),
  /** The shared secret, encrypted with the platform's key (compact JWE). */
  sealedSecret: t.text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** Null until a first code proves that the app has the secret; not required at log-in before. */
  confirmedAt: moment(),
  /** Latest accepted time step (30 s since 1970): codes of it and before are rejected. */
  usedStep: t.integer().notNull().default(0),
}))

/** Questions that an account has answered. Only one hash of all answers is stored. */
export const securityQuestions = pgTable('security_questions', (t) => ({
  memberId: owner().primaryKey(),
  /** Ids, in the order of choice. */
  questions: t.text().array().notNull(),
  answerHash: t.text().notNull(),
  setAt: moment().notNull(),
  /** The questions confirm nothing before. */
  usableAt: moment().notNull(),
}))

/** Single-use codes in place of a lost authenticator. Only a keyed hash is stored. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: bytes().notNull(),
    memberId: owner(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

export const passkey = pgTable(
  'passkey',
  (t) => ({
    /** The credential's id, base64url. */
    credentialId: t.text().primaryKey(),
    /** Name in its owner's list. */
    id: t.uuid().notNull().defaultRandom(),
    memberId: owner(),
    /** WebAuthn user handle: random, the same for all passkeys of the account. */
    holder: bytes().notNull(),
    publicKey: bytes().notNull(),
    signCount: t.bigint({ mode: 'number' }).notNull(),
    transports: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Synchronised between devices by a passkey manager. */
    synced: t.boolean().notNull(),
    name: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  }),
  (table) => [unique('passkey_id').on(table.memberId, table.id)],
)

/** A personal API token. Only its SHA-256 is stored. */
export const apiToken = pgTable(
  'api_token',
  (t) => ({
    memberId: owner(),
    /** Name in its owner's list. */
    id: t.uuid().notNull().defaultRandom(),
    tokenHash: bytes().notNull(),
    name: t.text().notNull(),
    scopes: t.text().array().$type<ApiScope[]>().notNull(),
    /** The operator who made it; null if its owner did. */
    operator: t.text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    /** When it was revoked, or ended with the sessions of its owner. */
    endedAt: moment(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.id] }), uniqueIndex('api_token_hash').on(table.tokenHash)],
)

/** A WebAuthn challenge, deleted when used. Only its SHA-256 is stored. */
export const passkeyChallenge = pgTable('passkey_challenge', (t) => ({
  challengeHash: bytes().primaryKey(),
  /** The account that adds a passkey; null for a log-in, when the account is not known yet. */
  memberId: t.integer().references(() => member.id),
  holder: bytes(),
  expiresAt: moment().notNull(),
}))

export type SocialIssuer = 'google' | 'facebook'

/** An account at an OpenID Connect issuer that can log in to an account here. */
export const socialIdentity = pgTable(
  'social_identity',
  (t) => ({
    id: t.uuid().notNull().defaultRandom(),
    issuer: t.text().$type<SocialIssuer>().notNull(),
    /** The issuer's subject identifier (`sub`). */
    subject: t.text().notNull(),
    memberId: owner(),
    /** E-mail address verified by the issuer, lower case; null if it has none. */
    verifiedEmail: t.text(),
    linkedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('social_identity_subject').on(table.issuer, table.subject),
    uniqueIndex('social_identity_member').on(table.memberId, table.issuer),
    index('social_identity_email').on(table.verifiedEmail),
  ],
)

/** A pending sign-in at an issuer. Only the SHA-256 of `state` and of the browser's cookie is stored. */
export const socialAttempt = pgTable('social_attempt', (t) => ({
  stateHash: bytes().primaryKey(),
  browserHash: bytes().notNull(),
  issuer: t.text().$type<SocialIssuer>().notNull(),
  nonce: t.text().notNull(),
  codeVerifier: t.text().notNull(),
  redirectUri: t.text().notNull(),
  affiliateCode: t.text(),
  referralCode: t.text(),
  /** The signed-in account that links an identity; null for a log-in. */
  memberId: t.integer().references(() => member.id),
  expiresAt: moment().notNull(),
}))
