import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type VendorRounds, vendorRounds } from '../../apps/platform/src/domains/money/wallet/ask-vendor.ts'
import { NoAnswerError } from '../../apps/platform/src/jobs/failures.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'

let vendor: TestVendor
let rounds: VendorRounds
const asking = (secret: string) => vendorRounds({ baseUrl: `http://127.0.0.1:${vendor.port}`, secret })
beforeAll(async () => {
  // Vendors listen only where one of them has transfer wallets.
  vendor = await openTestVendor({ transferVendors: ['TRE'] })
  rounds = asking(vendor.harness.config.seamlessSecret)
})
afterAll(async () => {
  await rounds.close()
  await vendor.close()
})

test('a vendor tells what a round of it has paid, and nothing of those of others', async () => {
  const page = await vendor.open('lan')
  const { body } = await page.play()
  const { state, payout } = await rounds.ask('SEN', body.roundId)
  expect([state, Number(payout)]).toEqual(['settled', Number(body.payout)])
  expect(await rounds.ask('TRE', body.roundId)).toEqual({ state: 'unknown' })
  expect(await rounds.ask('SEN', randomUUID())).toEqual({ state: 'unknown' })
  expect(await rounds.ask('SEN', 'no.uuid')).toEqual({ state: 'unknown' })
})

test('a vendor that still owes its call makes it within seconds of being asked', async () => {
  const page = await vendor.open('hoa')
  await vendor.silence()
  await page.play()
  const { database } = vendor.harness
  // As after an hour without an answer.
  await database
    .update(roundTable)
    .set({ attempts: 30, dueAt: sql`now() + interval '1 minute'` })
    .where(sql`status = 'settling'`)
  const [{ id } = { id: '' }] = await database
    .select({ id: roundTable.id })
    .from(roundTable)
    .where(sql`status = 'settling'`)
  await vendor.listen()
  expect(await rounds.ask('SEN', id)).toMatchObject({ state: 'unanswered', payout: expect.any(String) })
  await expect.poll(async () => (await rounds.ask('SEN', id)).state, { interval: 200, timeout: 10_000 }).toBe('settled')
})

test('a vendor answers nobody without its key, and silence is no answer', async () => {
  const stranger = asking('another secret')
  await expect(stranger.ask('SEN', randomUUID())).rejects.toThrow(NoAnswerError)
  await stranger.close()
  const nobody = vendorRounds({ baseUrl: 'http://127.0.0.1:9', secret: 'x' })
  await expect(nobody.ask('SEN', randomUUID())).rejects.toThrow(NoAnswerError)
  await nobody.close()
})
