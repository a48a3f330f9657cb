import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countQueries } from '../../apps/platform/src/app.fixture.ts'
import { WALLET_CALLS } from '../../apps/platform/src/domains/money/wallet/seamless/wallet-calls.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import {
  FINISH_ROUND,
  INSERT_ROUND,
  SESSION_AND_ROUND,
} from '../../apps/simulators/src/vendor/rounds/fast-statements.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

/** Statements of the recovery of rounds and rooms, every two seconds. */
const RECOVERY = /skip locked|room_hand|room_seat/

test('a bet takes three statements at the vendor and one in the wallet', async () => {
  const page = await vendor.open('lan')
  expect((await page.play()).status).toBe(200)
  const { result, queries } = await countQueries(() => page.play())
  expect(result.body.status).toBe('settled')
  const ofTheBet = queries.filter((text) => !RECOVERY.test(text))
  const statements = [SESSION_AND_ROUND, INSERT_ROUND, WALLET_CALLS, FINISH_ROUND]
  expect(ofTheBet).toEqual(statements.map(({ text }) => text))
})

test('a repeated bet writes nothing', async () => {
  const page = await vendor.open('hoa')
  const requested = { roundKey: randomUUID() }
  await page.play(requested)
  const { result, queries } = await countQueries(() => page.play(requested))
  expect(result.body.replayed).toBe(true)
  const ofTheBet = queries.filter((text) => !RECOVERY.test(text))
  expect(ofTheBet).toHaveLength(2)
  for (const text of ofTheBet) expect(text).toMatch(/^\s*select/)
})
