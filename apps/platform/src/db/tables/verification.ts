import { index, pgTable } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** Secrets that all platform processes share, by purpose. */
export const verificationKey = pgTable('verification_key', (t) => ({
  name: t.text().primaryKey(),
  secret: t.text().notNull(),
  createdAt: moment().notNull().defaultNow(),
}))

/** Solved human checks; each is accepted once. Only the SHA-256 of the challenge's id is stored. */
export const humanProofUse = pgTable('human_proof_use', {
  puzzleHash: bytes().primaryKey(),
  /** The challenge itself expires then. */
  expiresAt: moment().notNull(),
})

/** Pending captchas; any answer, right or wrong, deletes the row. */
export const captcha = pgTable('captcha', (t) => ({
  id: t.uuid().primaryKey(),
  answerHash: bytes().notNull(),
  drawnAt: moment().notNull(),
  expiresAt: moment().notNull(),
}))

/** Requested codes, sent or not: an address without an account has a row as well. */
export const verificationCode = pgTable(
  'verification_code',
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: t.text().notNull(),
    channel: t.text().notNull(),
    /** E.164 number or lower-case e-mail address. */
    address: t.text().notNull(),
    /** A restriction of the code besides the address, such as an account; empty for none. */
    subject: t.text().notNull(),
    codeHash: t.text().notNull(),
    tries: t.smallint().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** When the message service took it, or did not. Both null while it is being sent, and for an address without an account. */
    sentAt: moment(),
    sendFailedAt: moment(),
  }),
  (table) => [index('verification_code_address').on(table.channel, table.address, table.createdAt)],
)
