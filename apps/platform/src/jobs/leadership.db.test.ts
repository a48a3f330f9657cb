import { openDatabase, type Database } from '@playhouse/postgres/database.ts'
import { standForLeader } from '@playhouse/postgres/leadership.ts'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'

const LOCK = 42

let url: string
let drop: () => Promise<void>
let database: Database
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase())
  database = openDatabase(url)
  await database.execute(sql`create table term (id integer generated always as identity, leader text)`)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const candidates: { leave: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(candidates.splice(0).map(({ leave }) => leave()))
  await database.execute(sql`truncate term`)
})

/** Writes its name for as long as it leads; `refusals` are the writes that failed. */
function stand(leader: string, writeEveryMs = 20) {
  const closing = new AbortController()
  const terms: string[] = []
  const refusals: unknown[] = []
  const ended = standForLeader(url, {
    lock: LOCK,
    closing: closing.signal,
    onFailure: () => {},
    lead: async (session, leading) => {
      terms.push('began')
      try {
        while (!leading.aborted) {
          await session.execute(sql`insert into term (leader) values (${leader})`)
          await sleep(writeEveryMs, undefined, { signal: closing.signal }).catch(() => {})
        }
        // A leader that does not know of its successor yet would write this.
        if (!closing.signal.aborted) await session.execute(sql`insert into term (leader) values (${leader})`)
      } catch (error) {
        refusals.push(error)
        throw error
      } finally {
        terms.push('ended')
      }
    },
  })
  const leave = async () => {
    closing.abort()
    await ended
  }
  candidates.push({ leave })
  return { terms, refusals, leave }
}

const holder = async () => {
  const { rows } = await database.execute<{ pid: number }>(
    sql`select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.pid
}
const written = async () =>
  (await database.execute<{ leader: string }>(sql`select leader from term order by id`)).rows.map(
    ({ leader }) => leader,
  )

test('one leads, and another once it leaves', async () => {
  const first = stand('first')
  await expect.poll(written).toContain('first')
  const second = stand('second')
  await sleep(1_500)
  expect(second.terms).toEqual([])
  await first.leave()
  await expect.poll(written).toContain('second')
  expect(first.terms).toEqual(['began', 'ended'])
})

test('a leader that lost its session writes nothing after the next has begun', async () => {
  const first = stand('first')
  await expect.poll(written).toContain('first')
  stand('second')
  const pid = await holder()
  await database.execute(sql`select pg_terminate_backend(${pid ?? 0}::integer)`)
  await expect.poll(written).toContain('second')
  await expect.poll(() => first.refusals.length).toBe(1)
  const order = await written()
  expect(order.slice(order.indexOf('second'))).not.toContain('first')
})

test('a leader that hangs loses its lock', async () => {
  const hanging = stand('hanging', 600_000)
  await expect.poll(written).toContain('hanging')
  const next = stand('next')
  await expect.poll(() => next.terms).toEqual(['began'])
  expect(hanging.terms).toEqual(['began'])
})
