import { sql } from 'drizzle-orm'
import { boolean, check, pgSchema, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '@playhouse/postgres/columns.ts'

export const screeningSchema = pgSchema('screening')

/** What Plumbline publishes, and how it answers: one row. */
export const stateTable = screeningSchema.table(
  'state',
  {
    id: boolean().primaryKey().default(true),
    version: smallint().notNull().default(1),
    mode: text().$type<'ANSWERS' | 'SLOW' | 'AWAY'>().notNull().default('ANSWERS'),
    /** When it is posted next that the lists have changed; null once that was taken. */
    postAt: moment(),
    posts: smallint().notNull().default(0),
  },
  (table) => [check('state_one_row', sql`${table.id}`)],
)
