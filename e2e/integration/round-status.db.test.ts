import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVendors, type Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'

let vendor: TestVendor
let vendors: Vendors
const asking = (secret: string) => openVendors({ baseUrl: `http://127.0.0.1:${vendor.port}`, secret })
beforeAll(async () => {
  // Vendors listen only where one of them has transfer wallets.
  vendor = await openTestVendor({ transferVendors: ['TRE'] })
  vendors = asking(vendor.harness.config.seamlessSecret)
})
afterAll(async () => {
  await vendors.close()
  await vendor.close()
})

test('a vendor tells what a round of it has paid, and nothing of those of others', async () => {
  const page = await vendor.open('lan')
  const { body } = await page.play()
  const { state, payout } = await vendors.readRound('SEN', body.roundId)
  expect([state, Number(payout)]).toEqual(['settled', Number(body.payout)])
  expect(await vendors.readRound('TRE', body.roundId)).toEqual({ state: 'unknown' })
  expect(await vendors.readRound('SEN', randomUUID())).toEqual({ state: 'unknown' })
  expect(await vendors.readRound('SEN', 'no.uuid')).toEqual({ state: 'unknown' })
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
  expect(await vendors.readRound('SEN', id)).toMatchObject({ state: 'unanswered', payout: expect.any(String) })
  await expect.poll(async () => (await vendors.readRound('SEN', id)).state, { interval: 200 }).toBe('settled')
})

test('a vendor answers nobody without its key, and silence is no answer', async () => {
  const stranger = asking('another secret')
  await expect(stranger.readRound('SEN', randomUUID())).rejects.toThrow(VendorUnknownError)
  await stranger.close()
  const nobody = openVendors({ baseUrl: 'http://127.0.0.1:9', secret: 'x' })
  await expect(nobody.readRound('SEN', randomUUID())).rejects.toThrow(VendorUnknownError)
  await nobody.close()
})
