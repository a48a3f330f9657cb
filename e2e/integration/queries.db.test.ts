import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countQueries } from '../../apps/platform/src/app.fixture.ts'
import { WALLET_CALLS } from '../../apps/platform/src/domains/money/wallet/seamless/wallet-calls.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { FINISH_ROUND, START_ROUND } from '../../apps/simulators/src/vendor/rounds/fast-statements.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

/** Statements of the recovery of rounds and rooms, every two seconds. */
const RECOVERY = /skip locked|room_hand|room_seat/

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
