import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { eachOpenDay } from '../../../jobs/daily-work.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { lastClosedDay } from '../../../lib/record-range.ts'

const WORK = 'game days'

/** Sums the rounds of each game on every closed day. A platform that has never done so begins with the first day of play. */
export const sumGameDays: DueWork = {
  name: 'summing the games of days',
  everyMs: 60_000,
  isBackground: true,
  run: async (database, closing) => {
    const until = lastClosedDay()
    await beginWithFirstDay(database, until)
    return eachOpenDay(database, { work: WORK, until, closing }, async (tx, day) => {
      await tx.execute(sql`select sum_game_day(${day}::date)`)
      return { isDone: true, count: 1 }
    })
  },
}

async function beginWithFirstDay(database: Database, until: string): Promise<void> {
  await database.execute(sql`
    insert into daily_work (work, done_until)
    select ${WORK}, least((select min(day) from member_day), ${until}::date) - 1
    on conflict (work) do nothing`)
}
