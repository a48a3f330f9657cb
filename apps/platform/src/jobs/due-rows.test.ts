import { setTimeout } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { logOptions } from '@playhouse/server/log-options.ts'
import { DueRowError, type DueWork, scheduleDueRows } from './due-rows.ts'

const watched = (database: Database) => ({ database, writes: new WriteWatch(database) })

test('runs rare work at its own interval, logs errors without query values, and stops at once', async () => {
  let log = ''
  const app = fastify({ logger: logOptions('warn', { write: (line) => void (log += line) }) })
  const runs: Record<string, number> = {}
  const count = async (name: string) => (runs[name] = (runs[name] ?? 0) + 1)
  const cause = new DrizzleQueryError('select $1', ['secret'], new Error('bigint out of range'))
  const works: DueWork[] = [
    { name: 'frequent', everyMs: 200, run: () => count('frequent') },
    { name: 'rare', everyMs: 60_000, run: () => count('rare') },
    {
      name: 'paying',
      everyMs: 60_000,
      run: async () => {
        await count('paying')
        throw new AggregateError([new DueRowError('bill 1 failed', { cause }), cause])
      },
    },
  ]
  scheduleDueRows(app, watched(openDatabase('postgres://nobody@127.0.0.1:1/nothing')), works)
  await app.ready()
  await expect.poll(() => runs.frequent).toBeGreaterThan(3)
  await app.close()
  expect(runs).toMatchObject({ rare: 1, paying: 1 })
  expect(log).toContain('paying: bill 1 failed')
  expect(log.match(/Failed query: select \$1 \( bigint out of range\)/g)).toHaveLength(2)
  expect(log).not.toContain('secret')
})

test('defers background work while other work has a backlog', async () => {
  const app = fastify()
  const events: string[] = []
  let finish = () => {}
  const backlog = new Promise<void>((resolve) => (finish = resolve))
  const works: DueWork[] = [
    {
      name: 'settlement',
      everyMs: 60_000,
      run: async () => {
        await backlog
        events.push('settled')
        return 1
      },
    },
    { name: 'missions', everyMs: 300, isBackground: true, run: async () => events.push('missions') },
  ]
  scheduleDueRows(app, watched(openDatabase('postgres://nobody@127.0.0.1:1/nothing')), works)
  await app.ready()
  await setTimeout(1_500)
  const runsBefore = events.length
  finish()
  await expect.poll(() => events.length).toBeGreaterThan(runsBefore + 2)
  await app.close()
  // The first run starts before the backlog shows.
  expect(events.slice(0, 2)).toEqual(['missions', 'settled'])
})

test('begins background work only after the quiet start', async () => {
  const app = fastify()
  const events: string[] = []
  const works: DueWork[] = [
    { name: 'missions', everyMs: 60_000, isBackground: true, run: async () => events.push('missions') },
    { name: 'settlement', everyMs: 300, run: async () => events.push('settled') },
  ]
  const unreachable = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  scheduleDueRows(app, { ...watched(unreachable), quietMs: 1_500 }, works)
  const startedAt = Date.now()
  await app.ready()
  await expect.poll(() => events).toContain('missions')
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_500)
  expect(events[0]).toBe('settled')
  await app.close()
})

test('backs off while the database fails a work, logs since when, and resumes at once when it is back', async () => {
  const app = fastify()
  const starts: number[] = []
  const told: (number | undefined)[] = []
  let isDown = true
  const database = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const work: DueWork = {
    name: 'rare',
    everyMs: 60_000,
    run: async () => {
      starts.push(Date.now())
      if (isDown) await database.$client.query('select 1')
      return 0
    },
  }
  scheduleDueRows(app, watched(database), [work], (_, since) => told.push(since))
  await app.ready()
  // The work's own interval is a minute.
  await expect.poll(() => starts.length).toBeGreaterThan(3)
  expect(told).toEqual([expect.any(Number)])
  const gap = (from: number) => (starts[from + 1] ?? Infinity) - (starts[from] ?? 0)
  expect(gap(2)).toBeGreaterThan(gap(0))
  isDown = false
  await expect.poll(() => told).toEqual([expect.any(Number), undefined])
  await app.close()
})
