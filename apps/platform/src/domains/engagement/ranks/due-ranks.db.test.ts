import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { countQueries } from '../../../app.fixture.ts'
import { scratchDatabase } from '../../../../test/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberRank } from '../../../db/tables/ranks.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { addDays } from '../../../lib/record-range.ts'
import { judgeMonths, promoteMembers } from './due-ranks.ts'
import { getMonth } from './ladder.ts'

const MILLION = 10_000_000_000n
/** The sum of two days overflows 64 bits. */
const TOO_MUCH = 9_000_000_000_000_000_000n
const TODAY = brandDay(new Date())
const MONTH = getMonth(TODAY)

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  database = openDatabase(scratch.url)
  drop = scratch.drop
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const play = (memberId: number, day: string, turnover: bigint) =>
  database.execute(
    sql`select add_to_member_day(${memberId}, ${`${day} 12:00+07`}, p_turnover => ${turnover}, p_rounds => 1)`,
  )
const getRank = async (memberId: number) =>
  (await database.select({ rank: member.rank }).from(member).where(eq(member.id, memberId)))[0]?.rank

test('continues with other members when one member’s row fails, and retries that one later', async () => {
  const [failing, other] = [await createMemberWith(database, 0n), await createMemberWith(database, 0n)]
  await play(failing, TODAY, TOO_MUCH)
  await play(failing, addDays(MONTH, -1), TOO_MUCH)
  await play(other, TODAY, MILLION)
  await expect(promoteMembers(database)).rejects.toThrow(`member ${failing} failed`)
  expect(await getRank(other)).toBe(1)
  expect(await promoteMembers(database)).toBe(0)
  await database.execute(sql`update member_day set turnover = ${MILLION} where member_id = ${failing}`)
  await database.execute(sql`update member_rank set retry_at = now()`)
  expect(await promoteMembers(database)).toBe(1)
  expect(await getRank(failing)).toBe(1)
})

test('promotes all members in one run', async () => {
  // Every night more than a batch.
  const count = IS_NIGHTLY ? 1_100 : 40
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into member (username, nickname, password_hash, kind, path)
    select 'many' || n, '', '', 0, '0' from generate_series(1, ${count}::integer) n returning id`)
  await database.execute(sql`
    insert into member_day (member_id, day, turnover, payout, rounds)
    select id, ${TODAY}::date, ${MILLION}, 0, 1 from member where username like 'many%'`)
  expect(await promoteMembers(database)).toBe(rows.length)
  expect(await database.$count(member, sql`username like 'many%' and rank = 1`)).toBe(rows.length)
  await database.execute(
    sql`update member_rank set month = ${getMonth(MONTH, -1)}, next_action_at = now() - interval '1 second'
      from member where member.id = member_id and username like 'many%'`,
  )
  expect(await judgeMonths(database)).toBe(rows.length)
})

test('evaluates many members whose rank stays with the statements of one', async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => createMemberWith(database, 0n)))
  for (const memberId of members) await play(memberId, TODAY, 1n)
  const promoted = await countQueries(() => promoteMembers(database))
  expect(promoted.result).toBe(members.length)
  expect(promoted.queries.length).toBeLessThan(members.length)
  await database.execute(
    sql`update member_rank set month = ${getMonth(MONTH, -1)}, next_action_at = now() - interval '1 second'
      where member_id = any(${sql.param(members)}::integer[])`,
  )
  const judged = await countQueries(() => judgeMonths(database))
  expect(judged.result).toBe(members.length)
  expect(judged.queries.length).toBeLessThan(members.length)
})

test('evaluates other members when one member’s row fails, and that one later', async () => {
  const [failing, other] = [await createMemberWith(database, 0n), await createMemberWith(database, 0n)]
  const lastMonth = getMonth(MONTH, -1)
  await play(failing, lastMonth, TOO_MUCH)
  await play(failing, addDays(lastMonth, 1), TOO_MUCH)
  for (const [index, memberId] of [failing, other].entries()) {
    await database
      .insert(memberRank)
      .values({ memberId, month: lastMonth, nextActionAt: new Date(Date.now() - 1_000 + index) })
  }
  await expect(judgeMonths(database)).rejects.toThrow(`member ${failing} failed`)
  const judged = async (memberId: number) =>
    (await database.select().from(memberRank).where(eq(memberRank.memberId, memberId)))[0]?.month
  expect(await judged(other)).toBe(MONTH)
  expect(await judgeMonths(database)).toBe(0)
  await database.execute(sql`update member_day set turnover = 0 where member_id = ${failing}`)
  await database.execute(
    sql`update member_rank set next_action_at = now() - interval '1 second' where member_id = ${failing}`,
  )
  expect(await judgeMonths(database)).toBe(1)
  expect(await judged(failing)).toBe(MONTH)
})

test('promotes for turnover of a day’s last seconds, even after the new day was evaluated', async () => {
  const [late, later] = [await createMemberWith(database, 0n), await createMemberWith(database, 0n)]
  const month = getMonth(MONTH, -2)
  const lastDay = addDays(month, -1)
  const secondsAfter = new Date(`${month}T00:00:03+07:00`)
  await play(late, lastDay, MILLION)
  await play(later, month, 1n)
  expect(await promoteMembers(database, secondsAfter)).toBe(2)
  expect(await getRank(late)).toBe(1)
  // A bet of the day before that committed late. It would not suffice for the new month.
  await play(later, lastDay, MILLION)
  expect(await promoteMembers(database, secondsAfter)).toBe(1)
  expect(await getRank(later)).toBe(1)
  expect(await promoteMembers(database, secondsAfter)).toBe(0)
})
