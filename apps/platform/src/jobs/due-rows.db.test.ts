import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../test/database.ts'
import { eachDue, takeMembers } from './due-rows.ts'

const OPEN = new AbortController().signal

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  database = openDatabase(scratch.url)
  drop = scratch.drop
  await database.execute(sql`create table task (id integer primary key, state text not null default 'DUE')`)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

test('splits a failing batch in halves, down to the failing row', async () => {
  await database.execute(sql`insert into task (id) select generate_series(1, 20)`)
  const attempts: number[] = []
  const run = eachDue<{ id: number }, void>(database, OPEN, {
    nameOf: ({ id }) => `task ${id}`,
    take: async (tx) =>
      (
        await tx.execute<{ id: number }>(
          sql`select id from task where state = 'DUE' order by id limit 16 for update skip locked`,
        )
      ).rows,
    work: async (tx, rows) => {
      attempts.push(rows.length)
      await tx.execute(
        sql`update task set state = 'DONE' where id = any(${sql.param(rows.map(({ id }) => id))}::integer[])`,
      )
      await tx.execute(
        sql`select 1 / (id - 11) from task where id = any(${sql.param(rows.map(({ id }) => id))}::integer[])`,
      )
    },
    postpone: (tx, { id }) => tx.execute(sql`update task set state = 'FAILED' where id = ${id}`),
  })
  await expect(run).rejects.toThrow('task 11 failed')
  // All 16, then the halves with the failing row and without it, and then the last four.
  expect(attempts).toEqual([16, 8, 8, 4, 2, 2, 1, 1, 4, 4])
  const { rows } = await database.execute(sql`select state, count(*)::integer as tasks from task group by 1 order by 1`)
  expect(rows).toEqual([
    { state: 'DONE', tasks: 19 },
    { state: 'FAILED', tasks: 1 },
  ])
})

test('takes each member once per run, even if it stays due', async () => {
  const ids = [3, 5, 8, 9]
  const worked: number[] = []
  const run = () =>
    eachDue(database, OPEN, {
      nameOf: ({ memberId }) => `member ${memberId}`,
      take: takeMembers(async (_tx, after) =>
        ids
          .filter((id) => id > after)
          .slice(0, 2)
          .map((memberId) => ({ memberId })),
      ),
      work: async (_tx, [{ memberId }]) => void worked.push(memberId),
      postpone: async () => {},
    })
  expect(await run()).toBe(4)
  expect(worked).toEqual(ids)
})

test('stops between two transactions when the app closes', async () => {
  const closing = new AbortController()
  const taken = await eachDue(database, closing.signal, {
    nameOf: String,
    take: async () => [1],
    work: async () => closing.abort(),
    postpone: async () => {},
  })
  expect(taken).toBe(1)
})
