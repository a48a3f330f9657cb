import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { dailyWork } from '../../../db/tables/daily-work.ts'
import { gameDay } from '../../../db/tables/reporting.ts'
import { lastClosedDay } from '../../../lib/record-range.ts'
import { sumGameDays } from './game-days.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'world' })
  drop = scratch.drop
  database = openDatabase(scratch.url)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const { signal } = new AbortController()
const rowsOf = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows
const report = () =>
  rowsOf(sql`
    select day::text, game_id, rounds, players, stakes, payouts, turnover, round(payout_squares) as squares
    from reporting.game_days order by day, game_id`)

test('sums every day from the first one, after which the report is the same as from the rounds', async () => {
  const before = await report()
  await database.delete(gameDay)
  await database.execute(sql`delete from daily_work where work = 'game days'`)
  // Nothing is summed: each day is read from its rounds.
  expect(await report()).toEqual(before)
  expect(await database.$count(gameDay)).toBe(0)
  const [days] = await rowsOf(sql`select ${lastClosedDay()}::date - min(day) + 1 as count from member_day`)
  expect(await sumGameDays.run(database, signal)).toBe(days?.['count'])
  expect(await report()).toEqual(before)
  const [final] = await rowsOf(sql`
    select max(day) filter (where is_final)::text as closed, bool_and(is_final = (day <= ${lastClosedDay()}::date)) as all
    from reporting.game_days`)
  expect(final).toEqual({ closed: lastClosedDay(), all: true })
  expect(await sumGameDays.run(database, signal)).toBe(0)
})

test('sums a day once in two processes, and again to the same sums', async () => {
  const before = await database.select().from(gameDay).orderBy(gameDay.day, gameDay.nodeId)
  await database.execute(sql`update daily_work set done_until = done_until - 3 where work = 'game days'`)
  const runs = await Promise.all([sumGameDays.run(database, signal), sumGameDays.run(database, signal)])
  expect(runs.reduce((all, run) => all + run, 0)).toBe(3)
  expect(await database.select().from(gameDay).orderBy(gameDay.day, gameDay.nodeId)).toEqual(before)
})

test('begins with the last closed day where nobody has played', async () => {
  const scratch = await scratchDatabase()
  const empty = openDatabase(scratch.url)
  expect(await sumGameDays.run(empty, signal)).toBe(1)
  expect(await empty.select().from(dailyWork)).toContainEqual({ work: 'game days', doneUntil: lastClosedDay() })
  await empty.$client.end()
  await scratch.drop()
})
