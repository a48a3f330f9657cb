import pg from 'pg'
import { testMoment } from '@playhouse/testing/test-clock.ts'
import { expect, it } from 'vitest'
import type { DailyWork } from '../src/jobs/daily-work.ts'
import { scratchDatabase } from './database.ts'

const SUMS_OF_DAYS = ['game days', 'house days', 'liability days'] satisfies DailyWork[]

async function tables(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counted = await client.query<{ tables: number }>(
    "SELECT count(*)::int AS tables FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')",
  )
  await client.query('CREATE TABLE mark ()')
  await client.end()
  return counted.rows[0]?.tables ?? 0
}

it('gives every concurrent caller its own database', async () => {
  const databases = await Promise.all([scratchDatabase(), scratchDatabase(), scratchDatabase()])
  expect(new Set(databases.map(({ url }) => url)).size).toBe(3)
  const [first = 0, ...others] = await Promise.all(databases.map(({ url }) => tables(url)))
  expect(first).toBeGreaterThan(0)
  expect(others).toEqual([first, first])

  await Promise.all(databases.map(({ drop }) => drop()))
  await expect(tables(databases[0]?.url ?? '')).rejects.toThrow(/does not exist/)
})

it('shows the time of the tests in functions, defaults and new databases', async () => {
  const { url, drop } = await scratchDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE TABLE mark (at timestamptz DEFAULT now(), by timestamptz DEFAULT clock_timestamp());
    CREATE FUNCTION marked() RETURNS timestamptz LANGUAGE plpgsql SET search_path = '' AS 'BEGIN RETURN statement_timestamp(); END'`)
  const before = Date.now()
  const { rows } = await client.query<{ at: Date; by: Date; of: Date }>(
    'INSERT INTO mark DEFAULT VALUES RETURNING at, by, marked() AS of',
  )
  const after = Date.now()
  await client.end()
  await drop()
  for (const at of Object.values(rows[0] ?? {}).map((shown) => shown.getTime())) {
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(after)
  }
  expect(rows).toHaveLength(1)
})

it('leaves the platforms of tests no day of the seed world to sum', async () => {
  const { url, drop } = await scratchDatabase({ template: 'world' })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const summed = await client.query<{ work: string }>(
    'SELECT work FROM daily_work WHERE done_until >= brand_day($2) - 1 AND work = ANY($1) ORDER BY work',
    [SUMS_OF_DAYS, testMoment()],
  )
  await client.end()
  await drop()
  expect(summed.rows.map(({ work }) => work)).toEqual(SUMS_OF_DAYS)
})
