import { pgTable } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

import { moment } from '@playhouse/postgres/columns.ts'

/** Private keys that open sealed bodies. */
export const sealingKey = pgTable('sealing_key', (t) => ({
  kid: t.text().primaryKey(),
  privateJwk: t.jsonb().$type<JWK>().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** A retired key still decrypts but is no longer published. */
  retiredAt: moment(),
}))

/** Ids of decrypted bodies; each is accepted once. */
export const sealUse = pgTable('seal_use', (t) => ({
  jti: t.text().primaryKey(),
  usedAt: moment().notNull().defaultNow(),
}))
