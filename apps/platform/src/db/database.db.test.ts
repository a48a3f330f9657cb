import { afterEach, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { scratchDatabase } from '../../test/database.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'

afterEach(() => vi.useRealTimers())

test('keeps idle connections for ten minutes', async () => {
  const { url, drop } = await scratchDatabase({ template: 'empty' })
  const { $client: pool } = openDatabase(url)
  const connection = await pool.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  connection.release()
  vi.advanceTimersByTime(5 * 60_000)
  const storedFor = [pool.totalCount]
  vi.advanceTimersByTime(6 * 60_000)
  storedFor.push(pool.totalCount)
  vi.useRealTimers()
  expect(storedFor).toEqual([1, 0])
  await pool.end()
  await drop()
})

test('leaves statements uncompiled, whatever the server’s default is', async () => {
  const { url, drop } = await scratchDatabase({ template: 'empty' })
  const database = openDatabase(url)
  expect((await database.execute(sql`show jit`)).rows).toEqual([{ jit: 'off' }])
  await database.$client.end()
  await drop()
})
