import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { eachOpenDay } from '../../../jobs/daily-work.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { lastClosedDay } from '../../../lib/record-range.ts'

const WORK = 'liability days'

/** Sums what the house owed at the end of every closed day, from the first day of the ledger. */
export const sumLiabilityDays: DueWork = {
  name: 'summing what the house owes',
  everyMs: 60_000,
  isBackground: true,
  run: async (database, closing) => {
    const until = lastClosedDay()
    await beginWithFirstDay(database, until)
    return eachOpenDay(database, { work: WORK, until, closing }, async (tx, day) => {
      await tx.execute(sql`select sum_liability_day(${day}::date)`)
      return { isDone: true, count: 1 }
    })
  },
}

/** Finding the first day reads the whole ledger, once. */
async function beginWithFirstDay(database: Database, until: string): Promise<void> {
  await database.execute(sql`
    insert into daily_work (work, done_until)
    select ${WORK}, least((select brand_day(min(occurred_at)) from ledger_transaction), ${until}::date) - 1
    where not exists (select from daily_work where work = ${WORK})
    on conflict (work) do nothing`)
}
