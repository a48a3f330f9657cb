import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { dailyWork } from '../db/tables/daily-work.ts'
import { earlier } from '../lib/day-bounds.ts'
import { addDays } from '../lib/record-range.ts'

export const DAILY_WORKS = [
  'rebates',
  'reconciliation',
  'leaderboards',
  'ranks',
  'missions',
  'points',
  'referrals',
  'excluded persons',
] as const
/**
 * The sums of days begin with the first day that has anything to sum wherever they were not done before, also in a world that was made; bonus
 * stakes of earlier rounds are found once.
 */
export type DailyWork = (typeof DAILY_WORKS)[number] | 'game days' | 'house days' | 'liability days' | 'bonus stakes'

/** The first day that is not done yet, and no later than the day after `until`. Without a record, that day. */
export async function firstOpenDay(on: Database | Transaction, work: DailyWork, until: string): Promise<string> {
  const [stored] = await on.select().from(dailyWork).where(eq(dailyWork.work, work))
  return addDays(stored ? earlier(stored.doneUntil, until) : until, 1)
}

/** Whether a day is done, with all before it. */
export async function isDayDone(on: Database | Transaction, work: DailyWork, day: string): Promise<boolean> {
  const [stored] = await on.select().from(dailyWork).where(eq(dailyWork.work, work))
  return stored !== undefined && stored.doneUntil >= day
}

/** SQL condition that some day up to this one is not done. */
export const hasOpenDay = (work: DailyWork, until: SQL): SQL =>
  sql`not exists (select from ${dailyWork} where work = ${work} and done_until >= ${until})`

/** `firstOpenDay` in SQL. */
export const openFrom = (work: DailyWork, until: SQL): SQL =>
  sql`(least((select done_until from ${dailyWork} where work = ${work}), ${until}) + 1)`

/** Records that all days up to this one are done. */
export async function finishDays(on: Database | Transaction, work: DailyWork, until: string): Promise<void> {
  // Recorded days are not written again: a lock alone would wake those who wait for writes.
  await on.execute(sql`
    insert into ${dailyWork} as kept (work, done_until)
    select ${work}, ${until}::date where ${hasOpenDay(work, sql`${until}::date`)}
    on conflict (work) do update set done_until = excluded.done_until where kept.done_until < excluded.done_until`)
}

interface DayResult {
  /** Whether nothing is left to do for the day. */
  isDone: boolean
  count: number
}

/**
 * Works on each day that is not done yet, up to and including `until`, oldest first and each in its own transaction; one process at a time.
 * A day that is not done ends the run.
 * @returns what the days counted
 */
export async function eachOpenDay(
  database: Database,
  { work, until, closing }: { work: DailyWork; until: string; closing: AbortSignal },
  run: (tx: Transaction, day: string) => Promise<DayResult>,
): Promise<number> {
  // Without a record, work begins with the last day.
  await database
    .insert(dailyWork)
    .values({ work, doneUntil: addDays(until, -1) })
    .onConflictDoNothing()
  const next = async (tx: Transaction): Promise<DayResult> => {
    const [stored] = await tx
      .select()
      .from(dailyWork)
      .where(eq(dailyWork.work, work))
      .for('update', { skipLocked: true })
    if (!stored || stored.doneUntil >= until) return { isDone: false, count: 0 }
    const day = addDays(stored.doneUntil, 1)
    const result = await run(tx, day)
    if (result.isDone) await finishDays(tx, work, day)
    return result
  }
  for (let count = 0; ;) {
    const result = await withTransaction(database, next)
    count += result.count
    if (!result.isDone || closing.aborted) return count
  }
}
