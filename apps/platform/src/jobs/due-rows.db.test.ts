import { sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type pg from 'pg'
import { type Database, type ObserveStatement, openDatabase } from '@playhouse/postgres/database.ts'
import { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { scratchDatabase } from '../../test/database.ts'
import { type DueWork, eachDue, scheduleDueRows, takeMembers } from './due-rows.ts'

const OPEN = new AbortController().signal

let database: Database
let drop: () => Promise<void>
let url: string
beforeAll(async () => {
  const scratch = await scratchDatabase()
  database = openDatabase(scratch.url)
  ;({ drop, url } = scratch)
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
    getName: ({ id }) => `task ${id}`,
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
      getName: ({ memberId }) => `member ${memberId}`,
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
    getName: String,
    take: async () => [1],
    work: async () => closing.abort(),
    postpone: async () => {},
  })
  expect(taken).toBe(1)
})

describe('the scheduler', () => {
  let requested = 0
  const snapshots: string[] = []
  let jobs: Database
  let app: FastifyInstance
  let runs: number[]
  let duration = 0
  beforeAll(async () => {
    await database.execute(sql`create table due_row (at timestamptz not null)`)
    const observe: ObserveStatement = async ({ name }, run) => {
      const result = await run()
      if (name === 'due-rows') requested += 1
      if (name === 'current-snapshot')
        snapshots.push((result as pg.QueryResult<{ snapshot: string }>).rows[0]?.snapshot ?? '')
      return result
    }
    jobs = openDatabase(url, { observe })
    app = fastify()
    const work: DueWork = {
      name: 'rows',
      next: sql`select min(at) from due_row`,
      run: async (on) => {
        const { rowCount } = await on.execute(sql`delete from due_row where at <= clock_timestamp()`)
        runs.push(Date.now())
        await sleep(duration)
        return rowCount ?? 0
      },
    }
    runs = []
    scheduleDueRows(app, { database: jobs, writes: new WriteWatch(jobs) }, [work])
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await jobs.$client.end()
  })
  beforeEach(async () => {
    await sleep(600)
    runs = []
  })

  test('asks for due rows only after something was written', async () => {
    const [askedBefore, looksBefore] = [requested, snapshots.length]
    await expect.poll(() => snapshots.length - looksBefore).toBeGreaterThan(4)
    // Other databases of the server are written to meanwhile, and what the last look has seen may be asked about only now.
    const changes = new Set(snapshots.slice(Math.max(0, looksBefore - 2))).size - 1
    expect(requested - askedBefore).toBeLessThanOrEqual(changes)
    await database.execute(sql`insert into due_row values (now() + interval '1 hour')`)
    await expect.poll(() => requested - askedBefore).toBeGreaterThan(0)
    expect(runs).toEqual([])
  })

  test('runs a work when the time of its row comes, though nothing is written then', async () => {
    const dueAt = Date.now() + 1_500
    await database.execute(sql`insert into due_row values (${new Date(dueAt).toISOString()}::timestamptz)`)
    await expect.poll(() => runs.length, { interval: 5 }).toBe(1)
    expect((runs[0] ?? 0) - dueAt).toBeGreaterThanOrEqual(0)
  })

  test('runs again for a row added while the work ran', async () => {
    duration = 700
    await database.execute(sql`insert into due_row values (now())`)
    await expect.poll(() => runs.length, { interval: 5 }).toBe(1)
    await database.execute(sql`insert into due_row values (now())`)
    await expect.poll(() => runs.length, { interval: 5 }).toBe(2)
    const { rows } = await database.execute(sql`select from due_row where at <= now()`)
    expect(rows).toEqual([])
    duration = 0
  })
})
