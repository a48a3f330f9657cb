import { type Database, openDatabase, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../test/database.ts'
import { openTransaction, waitForWaiting } from '../test/other-transaction.ts'
import { lockPayRule } from './domains/engagement/agent/pay-rule.ts'
import { lockPointRules } from './domains/engagement/points/operator.ts'
import { lockRankRules } from './domains/engagement/ranks/operator.ts'
import { lockAnnouncement, lockBanner } from './domains/site/operator.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'world' })
  drop = scratch.drop
  database = openDatabase(scratch.url)
  await database.execute(sql`
    insert into agent_pay_rule select (jsonb_populate_record(rule, jsonb_build_object('valid_from', valid_from + days))).*
    from agent_pay_rule rule, generate_series(1, 2) as days`)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const readSlot = async (table: string) => {
  const { rows } = await database.execute<{ slot: string }>(
    sql`select slot from ${sql.identifier(table)} group by slot having count(*) > 2 order by slot limit 1`,
  )
  return rows[0]?.slot ?? ''
}

test.each<[table: string, key: string, lock: (tx: Transaction) => Promise<unknown>]>([
  ['agent_pay_rule', 'valid_from', lockPayRule],
  ['points_rate', 'product', lockPointRules],
  ['rank_level', 'rank', lockRankRules],
  ['rank_rebate', 'product, rank', lockRankRules],
  ['banner', 'slot, language', async (tx) => lockBanner(tx, await readSlot('banner'))],
  ['announcement', 'slot, language', async (tx) => lockAnnouncement(tx, await readSlot('announcement'))],
])('rows of %s are locked in the order of %s, wherever they lie in the table', async (table, key, lock) => {
  const { rows } = await database.$client.query<{ place: string }>(`
    select ctid::text as place from ${table}
    ${key.startsWith('slot') ? `where slot = '${await readSlot(table)}'` : ''} order by ${key} limit 3`)
  const column = key.split(',')[0] ?? ''
  // An update moves the second one behind the third.
  const moved = await database.$client.query<{ place: string }>(
    `update ${table} set ${column} = ${column} where ctid = $1::tid returning ctid::text as place`,
    [rows[1]?.place],
  )
  expect(rows).toHaveLength(3)
  const other = await openTransaction(database)
  const take = (place: string | undefined) =>
    other.query(`select from ${table} where ctid = $1::tid for no key update`, [place])
  let locked: Promise<unknown>
  try {
    expect((await take(moved.rows[0]?.place)).rowCount).toBe(1)
    locked = withTransaction(database, lock)
    await waitForWaiting(database)
    expect((await take(rows[2]?.place)).rowCount).toBe(1)
  } finally {
    await other.rollBack()
  }
  await locked
})
