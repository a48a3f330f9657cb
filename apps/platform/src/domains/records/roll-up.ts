import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { addDays, lastClosedDay } from './record-range.ts'

const EVERY_MS = 60_000
const AT_A_TIME = 200

/** Days up to and with `until` are in the sums; `today` on are read from the rows themselves. */
export interface RolledUp {
  until: string
  firstLiveDay: string
}

/** Brings the member's sums up to the last closed day, where they are not. One query. */
export async function rollUp(on: Database | Transaction, memberId: number, now: Date = new Date()): Promise<RolledUp> {
  const { rows } = await on.execute<{ until: string }>(
    sql`select roll_up_records(${memberId}, ${lastClosedDay(now)}::date)::text as until`,
  )
  const until = rows[0]?.until ?? lastClosedDay(now)
  return { until, firstLiveDay: addDays(until, 1) }
}

/** Rolls up the members who were active on the last closed day, so that nobody's first page waits for it. @returns how many */
export async function rollUpActive(database: Database, now: Date = new Date()): Promise<number> {
  const day = lastClosedDay(now)
  const { rows } = await database.execute<{ memberId: number }>(sql`
    select active.member_id as "memberId" from member_day active left join record_rollup kept using (member_id)
    where active.day = ${day}::date and (kept.until is null or kept.until < ${day}::date)
    order by 1 limit ${AT_A_TIME}`)
  for (const { memberId } of rows) await rollUp(database, memberId, now)
  return rows.length
}

/** Runs every minute until the app closes. */
export function scheduleRollUp(app: FastifyInstance, database: Database): void {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= rollUpActive(database)
      .catch((error: unknown) => app.log.warn({ err: error }, 'rolling up records failed'))
      .finally(() => (running = undefined))
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
