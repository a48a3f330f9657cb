import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { dailyWork } from '../../../db/tables/daily-work.ts'
import { liabilityDay } from '../../../db/tables/reporting.ts'
import { lastClosedDay } from '../../../lib/record-range.ts'
import { sumLiabilityDays } from './liability-days.ts'

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
const stored = () => database.select().from(liabilityDay).orderBy(liabilityDay.day, liabilityDay.kind)

test('sums every day since the first of the ledger, so that the last sum and later entries make today’s liability', async () => {
  await database.delete(liabilityDay)
  await database.execute(sql`delete from daily_work where work = 'liability days'`)
  const { rows: days } = await database.execute<{ count: number }>(
    sql`select ${lastClosedDay()}::date - brand_day(min(occurred_at)) + 1 as count from ledger_transaction`,
  )
  expect(await sumLiabilityDays.run(database, signal)).toBe(days[0]?.count)
  const { rows } = await database.execute(sql`
    with since as (
      select liability_kind(code) as kind, sum(entry.amount) as amount from ledger_transaction head
      join ledger_entry entry on entry.member_id = head.member_id and entry.transaction_id = head.id
      join ledger_account account on account.id = account_id and account.member_id in (0, entry.member_id)
      left join member on member.id = account.member_id and is_real_account(member.kind)
      where brand_day(occurred_at) > ${lastClosedDay()}::date and currency <> 'PTS' and (account.member_id = 0 or member.id is not null) group by 1
    )
    select kind, (coalesce(before.amount, 0) + coalesce(since.amount, 0)) / 10000.0 as summed, now_owed.amount as owed
    from (select * from liability_day where day = ${lastClosedDay()}::date) before full join (select * from since where kind is not null) since using (kind)
    full join (select kind, amount from reporting.liabilities where kind not in ('OPEN_BETS', 'POINTS')) now_owed using (kind)`)
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ summed, owed }) => Number(summed ?? 0) !== Number(owed ?? 0))).toEqual([])
  expect(await sumLiabilityDays.run(database, signal)).toBe(0)
})

test('sums a day once when two processes work, and again with the same sums', async () => {
  const before = await stored()
  await database.execute(sql`update daily_work set done_until = done_until - 3 where work = 'liability days'`)
  const runs = await Promise.all([sumLiabilityDays.run(database, signal), sumLiabilityDays.run(database, signal)])
  expect(runs.reduce((all, run) => all + run, 0)).toBe(3)
  expect(await stored()).toEqual(before)
})

test('a failed day leaves the days as they were', async () => {
  const before = await stored()
  await expect(
    withTransaction(database, async (tx) => {
      await tx.execute(sql`select sum_liability_day(${lastClosedDay()}::date)`)
      throw new Error('stopped')
    }),
  ).rejects.toThrow('stopped')
  expect(await stored()).toEqual(before)
})

test('begins with yesterday on an empty platform', async () => {
  const scratch = await scratchDatabase()
  const empty = openDatabase(scratch.url)
  expect(await sumLiabilityDays.run(empty, signal)).toBe(1)
  expect(await empty.select().from(dailyWork)).toContainEqual({ work: 'liability days', doneUntil: lastClosedDay() })
  await empty.$client.end()
  await scratch.drop()
})
