import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { dailyWork } from '../../../db/tables/daily-work.ts'
import { gameDay, houseDay } from '../../../db/tables/reporting.ts'
import { lastClosedDay } from '../../../lib/record-range.ts'
import { sumGameDays } from './game-days.ts'
import { sumHouseDays } from './house-days.ts'

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
const getRows = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows

describe.each([
  {
    work: 'game days',
    job: sumGameDays,
    table: gameDay,
    order: [gameDay.day, gameDay.nodeId],
    report: sql`select day::text, game_id, rounds, players, stakes, payouts, turnover, round(payout_squares) as squares
      from reporting.game_days order by day, game_id`,
  },
  {
    work: 'house days',
    job: sumHouseDays,
    table: houseDay,
    order: [houseDay.day],
    report: sql`select * from reporting.house_days order by day`,
  },
])('the sums of $work', ({ work, job, table, order, report }) => {
  const sums = () =>
    database
      .select()
      .from(table)
      .orderBy(...order)

  test('begin with the first day, after which the report is the same as without them', async () => {
    await database.delete(table)
    await database.execute(sql`delete from daily_work where work = ${work}`)
    const before = await getRows(report)
    const [days] = await getRows(sql`select ${lastClosedDay()}::date - min(day) + 1 as count from member_day`)
    expect(await job.run(database, signal)).toBe(days?.['count'])
    expect(await database.$count(table)).toBeGreaterThan(30)
    expect(await getRows(report)).toEqual(before)
    expect(await job.run(database, signal)).toBe(0)
  })

  test('are made once in two processes, and are the same again', async () => {
    const before = await sums()
    await database.execute(sql`update daily_work set done_until = done_until - 3 where work = ${work}`)
    const runs = await Promise.all([job.run(database, signal), job.run(database, signal)])
    expect(runs.reduce((all, run) => all + run, 0)).toBe(3)
    expect(await sums()).toEqual(before)
  })

  test('begin with the last closed day where nobody has played', async () => {
    const scratch = await scratchDatabase()
    const empty = openDatabase(scratch.url)
    expect(await job.run(empty, signal)).toBe(1)
    expect(await empty.select().from(dailyWork)).toContainEqual({ work, doneUntil: lastClosedDay() })
    await empty.$client.end()
    await scratch.drop()
  })
})

test('the report of games says which days are closed', async () => {
  const [final] = await getRows(sql`
    select max(day) filter (where is_final)::text as closed, bool_and(is_final = (day <= ${lastClosedDay()}::date)) as all
    from reporting.game_days`)
  expect(final).toEqual({ closed: lastClosedDay(), all: true })
})
