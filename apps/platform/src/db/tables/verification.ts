import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** Secrets of this platform's own that every one of its processes must share, by what they are for. */
export const verificationKey = pgTable('verification_key', {
  name: text().primaryKey(),
  secret: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** Human checks that were passed: each is good once. Only the SHA-256 of what names the puzzle is kept. */
export const humanProofUse = pgTable('human_proof_use', {
  puzzleHash: bytes().primaryKey(),
  /** After this nobody asks any more: the puzzle itself is too old. */
  expiresAt: moment().notNull(),
})

/** Captcha pictures that wait for their characters; a try takes the row away, whether it was right or not. */
export const captcha = pgTable('captcha', {
  id: uuid().primaryKey(),
  answerHash: bytes().notNull(),
  drawnAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

/** Codes that were asked for, sent or not: an address without an account has its row all the same. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: text().notNull(),
    channel: text().notNull(),
    /** E.164 number or lower-case e-mail address. */
    address: text().notNull(),
    /** What it is bound to beside the address, such as an account; empty for nothing. */
    subject: text().notNull(),
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('verification_code_address').on(table.channel, table.address, table.createdAt)],
)
