import { sql } from 'drizzle-orm'
import { index, pgSchema, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@playhouse/postgres/columns.ts'

export const identityCheckSchema = pgSchema('identity_checks')

/** Checks that were taken, without pictures and data of the person. */
export const checkTable = identityCheckSchema.table(
  'check',
  {
    /** The operator's reference; repeated orders are stored once. */
    reference: uuid().primaryKey(),
    provider: text().$type<'sandpiper' | 'millstone'>().notNull(),
    /** What it comes to; null for a check that is never decided. */
    outcome: text().$type<'OK' | 'BAD' | 'UNCLEAR' | 'NEW'>(),
    pictures: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment().notNull(),
    /** When its result is posted next; null for a provider that posts none, and once it was taken. */
    postAt: moment(),
    posts: smallint().notNull().default(0),
  },
  (table) => [
    index('check_post')
      .on(table.postAt)
      .where(sql`${table.postAt} is not null`),
  ],
)
