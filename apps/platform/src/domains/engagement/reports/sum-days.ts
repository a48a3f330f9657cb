import { sql, type SQL } from 'drizzle-orm'
import { type DailyWork, eachOpenDay } from '../../../jobs/daily-work.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { lastClosedDay } from '../../../lib/record-range.ts'

interface DaySums {
  name: string
  /** Work under which the days that are done are recorded. */
  work: DailyWork
  /** Query of the first day, asked until the work has begun. */
  firstDay: SQL
  sum: (day: string) => SQL
}

/** Background work that sums every closed day, from the first one on. */
export const sumDays = ({ name, work, firstDay, sum }: DaySums): DueWork => ({
  name,
  everyMs: 60_000,
  isBackground: true,
  run: async (database, closing) => {
    const until = lastClosedDay()
    await database.execute(sql`
      insert into daily_work (work, done_until)
      select ${work}, least((${firstDay}), ${until}::date) - 1 where not exists (select from daily_work where work = ${work})
      on conflict (work) do nothing`)
    return eachOpenDay(database, { work, until, closing }, async (tx, day) => {
      await tx.execute(sum(day))
      return { isDone: true, count: 1 }
    })
  },
})
