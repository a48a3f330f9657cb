import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { deleteOldRows } from '../privacy/retention.ts'
import { createRateLimit } from './rate-limit.ts'

/** As two processes have them. */
let databases: [Database, Database]
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  databases = [openDatabase(scratch.url), openDatabase(scratch.url)]
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.$client.end()))
  await drop()
})

const pass = (seconds: number) =>
  databases[0].execute(sql`
    update address_calls set times = array(select at - make_interval(secs => ${seconds}) from unnest(times) at)`)

test('allows a call once the oldest is an hour old', async () => {
  const window = createRateLimit(databases[0])('window', 2)
  await window.take('a')
  await pass(600)
  await window.take('a')
  await pass(300)
  const refused = expect.objectContaining({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfterSeconds: expect.closeTo(2700, -1) },
  })
  await expect(window.take('a')).rejects.toEqual(refused)
  await window.take('b')
  await pass(2_700)
  await window.take('a')
  await expect(window.take('a')).rejects.toThrow('TOO_MANY_REQUESTS')
})

test('counts an IPv6 caller by its /64, and IPv4 inside IPv6 by the IPv4 address', async () => {
  const window = createRateLimit(databases[0])('networks', 1)
  await window.take('2001:db8:0:7::1')
  await expect(window.take('2001:db8:0:7:ffff::9')).rejects.toThrow('TOO_MANY_REQUESTS')
  await window.take('2001:db8:0:8::1')
  await window.take('::ffff:cb00:7109')
  await expect(window.take('203.0.113.9')).rejects.toThrow('TOO_MANY_REQUESTS')
  await window.take('::ffff:cb00:710a')
})

test('lets exactly as many calls pass as are allowed, whichever processes they arrive at', async () => {
  const windows = databases.map((database) => createRateLimit(database)('both', 7))
  const calls = Array.from({ length: 40 }, (_, turn) =>
    windows[turn % 2]?.take('203.0.113.10').then(
      () => 'passed',
      () => 'refused',
    ),
  )
  const outcomes = await Promise.all(calls)
  expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(7)
})

test('forgets addresses that have not called for a day', async () => {
  const window = createRateLimit(databases[0])('old', 1)
  await window.take('203.0.113.11')
  await pass(86_401)
  await window.take('203.0.113.12')
  await deleteOldRows(databases[0], 'address_calls')
  const { rows } = await databases[0].execute(sql`select network from address_calls`)
  expect(rows).toEqual([{ network: '203.0.113.12' }])
})
