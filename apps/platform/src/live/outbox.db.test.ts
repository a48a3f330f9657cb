import { comparePositions, START_POSITION } from '@playhouse/platform-api/live.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { scratchDatabase } from '../../test/database.ts'
import { openTransaction as beside, waitForWaiting } from '../../test/other-transaction.ts'
import { liveEvent } from '../db/tables/live.ts'
import { allEvents } from './live.fixture.ts'
import { deleteOldEvents, followOutbox, positionBefore, reachesBack, readOutbox } from './outbox.ts'
import { publishToAll, publishToMember } from './publish.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  database = openDatabase(scratch.url)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const message = (messageId: string) => ({ type: 'MESSAGE', messageId, kind: 'TEST', unread: 1 }) as const
const publish = (tx: Transaction, id: string, memberId = 7) => publishToMember(tx, memberId, message(id))
const getIds = (events: Awaited<ReturnType<typeof allEvents>>) => events.map(({ event }) => event['messageId'])

/** A transaction that stays open until released. */
async function openTransaction(work: (tx: Transaction) => Promise<void>) {
  let end = () => {}
  const held = new Promise<void>((resolve) => (end = resolve))
  let isWorked = () => {}
  const worked = new Promise<void>((resolve) => (isWorked = resolve))
  const done = withTransaction(database, async (tx) => {
    await work(tx)
    isWorked()
    await held
  })
  await worked
  return async () => {
    end()
    await done
  }
}

test('hides an event until every earlier transaction has ended, and skips none', async () => {
  const commit = await openTransaction((tx) => publish(tx, 'first'))
  await withTransaction(database, (tx) => publish(tx, 'second'))
  const before = await readOutbox(database, START_POSITION)
  expect(before).toEqual({ after: START_POSITION, through: START_POSITION, events: [] })
  await commit()
  await allEvents(database)
  const { events, through } = await readOutbox(database, before.through)
  expect(getIds(events)).toEqual(['first', 'second'])
  expect(through).toBe(events.at(-1)?.position)
  expect((await readOutbox(database, through)).events).toEqual([])
})

test('publishes nothing from a transaction that is rolled back', async () => {
  const failed = withTransaction(database, async (tx) => {
    await publish(tx, 'never')
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  expect(getIds(await allEvents(database))).not.toContain('never')
})

test('keeps the order of events within a transaction, and resumes after any of them', async () => {
  await withTransaction(database, async (tx) => {
    for (const id of ['a', 'b', 'c']) await publish(tx, id, 8)
    await publishToAll(tx, { type: 'JACKPOT', jackpotId: 'comet', amount: '5.00' })
  })
  const own = (await allEvents(database)).slice(-4)
  expect(getIds(own)).toEqual(['a', 'b', 'c', undefined])
  expect(own.at(-1)).toMatchObject({ memberId: 0, at: expect.any(Number) })
  const behind = await readOutbox(database, own[1]?.position ?? '')
  expect(behind.events.map(({ position }) => position)).toEqual(own.slice(2).map(({ position }) => position))
  expect(own.toSorted((one, other) => comparePositions(one.position, other.position))).toEqual(own)
})

test('follows the outbox until it is stopped, and reports idle times', async () => {
  const stop = new AbortController()
  const latest = (await allEvents(database)).at(-1)?.position ?? ''
  const batches = followOutbox({ database, writes: new WriteWatch(database) }, latest, stop.signal)
  expect((await batches.next()).value).toEqual({ after: latest, through: latest, events: [] })
  const next = batches.next()
  await withTransaction(database, (tx) => publish(tx, 'followed'))
  const { value } = await next
  expect(value && getIds(value.events)).toEqual(['followed'])
  stop.abort()
  expect((await batches.next()).done).toBe(true)
})

test('deletes old events except the latest, which marks how far back the outbox reaches', async () => {
  const [oldest] = await allEvents(database)
  const marked = (await allEvents(database)).at(-1)?.position ?? ''
  // Leaves the rows in place: events are ordered by transaction.
  await database.update(liveEvent).set({ createdAt: sql`now() - interval '1 hour'` })
  await withTransaction(database, (tx) => publish(tx, 'young'))
  while ((await deleteOldEvents(database)) > 0);
  const left = await allEvents(database)
  expect(left.map(({ position }) => position)).toEqual([marked, left[1]?.position])
  expect(getIds(left)).toContain('young')
  expect(await positionBefore(database, 60)).toBe(marked)
  expect(await reachesBack(database, marked)).toBe(true)
  expect(await reachesBack(database, oldest?.position ?? '')).toBe(false)
})

test('deletes old events without waiting for one that another process deletes', async () => {
  await withTransaction(database, async (tx) => {
    for (const id of ['x', 'y', 'z']) await publish(tx, id)
  })
  await database.update(liveEvent).set({ createdAt: sql`now() - interval '1 hour'` })
  const process = await beside(database)
  try {
    await process.query('select from live_event order by xid, id limit 1 for update')
    const deleted = deleteOldEvents(database).then(() => 'deleted')
    expect(await Promise.race([deleted, waitForWaiting(database).then(() => 'waits')])).toBe('deleted')
  } finally {
    await process.rollBack()
  }
  while ((await deleteOldEvents(database)) > 0);
  expect(await allEvents(database)).toHaveLength(1)
})
