import { pgTable } from 'drizzle-orm/pg-core'

/** Work that is done for each day of the brand, or each week: a stopped platform goes on after `done_until`. */
export const dailyWork = pgTable('daily_work', (t) => ({
  work: t.text().primaryKey(),
  /** The last day that is done, and with it all before; for weeks, their Sunday. */
  doneUntil: t.date({ mode: 'string' }).notNull(),
}))
