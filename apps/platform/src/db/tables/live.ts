import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { HOUSE } from './ledger.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Outbox of live events: inserted in the transaction of the change, read by the relay, deleted later. */
export const liveEvent = pgTable(
  'live_event',
  (t) => ({
    /** HOUSE for public events. */
    memberId: t.integer().notNull().default(HOUSE),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    /** Identities are not assigned in commit order; the relay reads only below the oldest running transaction. */
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    type: t.text().notNull(),
    event: t.jsonb().notNull(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.id] }), index('live_event_order').on(table.xid, table.id)],
)

/** A single row: how far the relay has turned ledger transactions into balance events. */
export const liveRelay = pgTable('live_relay', (t) => ({
  id: t.smallint().primaryKey().default(1),
  /** Every transaction up to this id has been read. */
  ledgerThrough: t.bigint({ mode: 'bigint' }).notNull(),
}))
