import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** By what a log-in was tried. */
export type LogInMethod =
  | 'password'
  | 'sms'
  | 'passkey'
  | 'google'
  | 'facebook'
  | 'token'
  | 'registration'
  | 'free-play'

/** What became of it: `signed-in`, or why not. */
export type LogInOutcome =
  | 'signed-in'
  | 'wrong-password'
  | 'wrong-code'
  | 'wrong-passkey'
  | 'locked'
  | 'verification-asked'

/** Every log-in to an account, those that failed too. A try at a name that nobody has belongs to no account and is not kept. */
export const logInHistory = pgTable(
  'log_in_history',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    at: moment().notNull().defaultNow(),
    address: text().notNull(),
    /** Browser and system, such as `Chrome, Windows`; null when the caller did not say. */
    device: text(),
    method: text().$type<LogInMethod>().notNull(),
    outcome: text().$type<LogInOutcome>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('log_in_history_member').on(table.memberId, table.at.desc().nullsFirst(), table.id.desc()),
  ],
)

/** The authenticator app of an account. */
export const authenticator = pgTable('authenticator', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  /** The shared secret, sealed with the platform's key (compact JWE). */
  sealedSecret: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** Null until a first code has shown that the app holds the secret; it guards nothing before. */
  confirmedAt: moment(),
  /** The latest time step (30 s since 1970) whose code was taken: codes of it and before are used up. */
  usedStep: integer().notNull().default(0),
})

/** Codes that stand in for a lost authenticator, each once. Only a keyed hash is kept. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: bytes().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

/** A passkey (WebAuthn credential) of an account. */
export const passkey = pgTable(
  'passkey',
  {
    /** The credential's id, base64url. */
    credentialId: text().primaryKey(),
    /** Names it where its owner lists it. */
    id: uuid().notNull().defaultRandom(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** What the authenticator knows the account by: chance, the same for all passkeys of an account. */
    holder: bytes().notNull(),
    publicKey: bytes().notNull(),
    signCount: bigint({ mode: 'number' }).notNull(),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Kept by a passkey manager on more than one device. */
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [unique('passkey_id').on(table.memberId, table.id)],
)

/** A challenge that was handed out for a passkey; it is deleted by its use. Only its SHA-256 is kept. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  challengeHash: bytes().primaryKey(),
  /** The account that adds a passkey; null for signing in, when nobody knows yet who it is. */
  memberId: integer().references(() => member.id),
  holder: bytes(),
  expiresAt: moment().notNull(),
})

/** Where a member may sign in from. */
export type SocialIssuer = 'google' | 'facebook'

/** An account at an OpenID Connect issuer that opens an account here. */
export const socialIdentity = pgTable(
  'social_identity',
  {
    id: uuid().notNull().defaultRandom(),
    issuer: text().$type<SocialIssuer>().notNull(),
    /** The issuer's own id of the person (`sub`). */
    subject: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** The e-mail address that the issuer has verified, lower case; null when it has not. */
    verifiedEmail: text(),
    linkedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('social_identity_subject').on(table.issuer, table.subject),
    uniqueIndex('social_identity_member').on(table.memberId, table.issuer),
    index('social_identity_email').on(table.verifiedEmail),
  ],
)

/** A sign-in that has been sent to an issuer and not come back. Only the SHA-256 of `state` and of the browser's mark is kept. */
export const socialAttempt = pgTable('social_attempt', {
  stateHash: bytes().primaryKey(),
  browserHash: bytes().notNull(),
  issuer: text().$type<SocialIssuer>().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  redirectUri: text().notNull(),
  affiliateCode: text(),
  /** The signed-in account that connects an identity; null for signing in. */
  memberId: integer().references(() => member.id),
  expiresAt: moment().notNull(),
})
