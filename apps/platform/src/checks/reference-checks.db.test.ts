import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../test/database.ts'
import { PROVEN_KEYS, REFERENCE_CHECK } from './reference-checks.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  database = openDatabase(scratch.url, { max: 1 })
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const faults = async () =>
  Number((await database.execute<{ faults: string }>(sql.raw(REFERENCE_CHECK.sql))).rows[0]?.faults)

test('covers every foreign key that is not enforced', async () => {
  const { rows } = await database.execute<{ key: string }>(sql`
    select conrelid::regclass || '.' || column_of.attname as key from pg_constraint
    join pg_attribute column_of on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and not conenforced`)
  expect(rows.map(({ key }) => key).toSorted()).toEqual(
    PROVEN_KEYS.map(([table, column]) => `${table}.${column}`).toSorted(),
  )
})

test('counts rows of members that do not exist', async () => {
  expect(await faults()).toBe(0)
  await database.execute(sql`insert into member_day (member_id, day) values (999999, '2026-01-01')`)
  expect(await faults()).toBe(1)
})
