import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

import { moment } from '@playhouse/postgres/columns.ts'

/** Private keys that open sealed bodies. */
export const sealingKey = pgTable('sealing_key', {
  kid: text().primaryKey(),
  privateJwk: jsonb().$type<JWK>().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** A retired key still opens, but is not handed out any more. */
  retiredAt: moment(),
})

/** Ids of sealed bodies that were opened: each opens once. */
export const sealUse = pgTable('seal_use', {
  jti: text().primaryKey(),
  usedAt: moment().notNull().defaultNow(),
})
