import { sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countQueries } from '../../apps/platform/src/app.fixture.ts'
import { WALLET_CALLS } from '../../apps/platform/src/domains/money/wallet/seamless/wallet-calls.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { askAlone } from '@playhouse/postgres/joined-statement.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { FINISH_ROUND, START_ROUND } from '../../apps/simulators/src/vendor/rounds/fast-statements.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

/** Statements of the recovery of rounds and rooms, every two seconds, and its question when the next is due. */
const RECOVERY = /skip locked|room_hand|room_seat|select min\(due_at\)/

async function countForRounds(work: () => Promise<unknown>): Promise<string[]> {
  const { queries } = await countQueries(work)
  return queries.filter((text) => !RECOVERY.test(text))
}

test('a bet takes two statements at the vendor and one in the wallet, and the first of a session one more to find its seed', async () => {
  const page = await vendor.open('lan')
  const statements = [START_ROUND, WALLET_CALLS, FINISH_ROUND].map(({ text }) => text)
  const settle = async () => expect((await page.play()).body.status).toBe('settled')
  expect(await countForRounds(settle)).toEqual([START_ROUND.text, ...statements])
  expect(await countForRounds(settle)).toEqual(statements)
})

test('a repeated bet takes two statements and writes nothing', async () => {
  const page = await vendor.open('hoa')
  const requested = { roundKey: randomUUID() }
  await page.play(requested)
  const readVersions = () =>
    vendor.harness.database.execute(sql`
      select 'round' as name, xmin::text, ctid::text from vendor.round where round_key = ${requested.roundKey}
      union all select 'session', xmin::text, ctid::text from vendor.session order by 1, 2, 3`)
  const { rows: before } = await readVersions()
  const repeat = async () => expect((await page.play(requested)).body.replayed).toBe(true)
  expect(await countForRounds(repeat)).toHaveLength(2)
  expect((await readVersions()).rows).toEqual(before)
})

test.each([
  { statement: START_ROUND, values: [randomBytes(32), ...Array<null>(12).fill(null)] },
  { statement: FINISH_ROUND, values: [randomUUID(), ...Array<null>(5).fill(null)] },
])('PostgreSQL plans $statement.name for its first lone calls only', async ({ statement, values }) => {
  const database = openDatabase(vendor.harness.config.databaseUrl, { max: 1 })
  // In an almost empty table a plan for any number of calls costs no more than one for a single call.
  await database.execute(sql`
    insert into vendor.round (session_id, vendor_code, account, node_id, round_key, model_id, bet, state, status, stake, server_seed, client_seed,
      nonce, due_at)
    select session_id, vendor_code, account, node_id, gen_random_uuid(), model_id, bet, state, status, stake, server_seed, client_seed,
      (select max(nonce) from vendor.round) + row_number() over (), due_at
    from (select * from vendor.round where status = 'settled' limit 1) played, generate_series(1, 5000)`)
  await database.execute(sql`
    insert into vendor.session (vendor_code, wallet_session, account, node_id, game_code, wallet_mode, currency, play_token_hash, server_seed)
    select vendor_code, gen_random_uuid(), account, node_id, game_code, wallet_mode, currency, sha256(uuid_send(gen_random_uuid())), server_seed
    from (select * from vendor.session limit 1) opened, generate_series(1, 1000)`)
  await database.execute(sql`analyze vendor.round, vendor.session`)
  for (let call = 0; call < 8; call += 1) await askAlone(database.$client, statement, values)
  const { rows } = await database.execute<{ custom: bigint }>(
    sql`select custom_plans as custom from pg_prepared_statements where name = ${statement.name}`,
  )
  expect(rows).toEqual([{ custom: 5n }])
  await database.$client.end()
})
