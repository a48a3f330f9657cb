import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Outbox of live events: written in the transaction of the change, read by the relay, deleted after a while. */
export const liveEvent = pgTable(
  'live_event',
  {
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
    /** Identities are not assigned in commit order; the relay reads only below the oldest running transaction. */
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Null: for everybody. */
    memberId: integer(),
    type: text().notNull(),
    event: jsonb().notNull(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('live_event_order').on(table.xid, table.id)],
)
