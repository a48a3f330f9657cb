import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** A simulated event of a book. Its seed decides everything about it; the seed's SHA-256 is shown from the beginning. */
export const vendorEvent = pgTable(
  'vendor_event',
  {
    id: uuid().primaryKey().defaultRandom(),
    modelId: text().notNull(),
    /** Told to nobody before the event has ended. */
    serverSeed: bytes().notNull(),
    /** Bets are taken from then on … */
    opensAt: moment().notNull(),
    /** … until it starts … */
    startsAt: moment().notNull(),
    /** … and are settled when it has ended. */
    endsAt: moment().notNull(),
  },
  (table) => [
    // Several processes make the same events: one of them makes each.
    unique('vendor_event_start').on(table.modelId, table.startsAt),
    index('vendor_event_ended').on(table.endsAt),
  ],
)
