import { paymentProviders } from '@playhouse/vendor-api/payments/all.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { paymentProvider } from '../../../db/tables/deposits.ts'
import { chooseProvider, isOffered } from './choose-provider.ts'

const UNIT = 10_000n
const access = { url: 'http://127.0.0.1:9', secrets: ['unused'] }
const providers = paymentProviders.open({ lantern: access, mosswater: access })

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'empty' })
})
beforeEach(async () => void (await harness.database.delete(paymentProvider)))
afterAll(async () => {
  for (const provider of providers.values()) await provider.close()
  await harness.close()
})

const route = (...rows: (typeof paymentProvider.$inferInsert)[]) =>
  harness.database.insert(paymentProvider).values(rows)
const redirect = { method: 'REDIRECT', amount: 200_000n * UNIT, currency: 'VND' } as const
const chosen = async (order: Parameters<typeof chooseProvider>[2] = redirect, now = new Date()) =>
  (await chooseProvider(harness.database, providers, order, { now }))?.code

test('takes the order of the release while no operator has given one', async () => {
  expect(await chosen()).toBe('lantern')
})

test('takes the first in the operator’s order that has the way to pay', async () => {
  await route({ code: 'mosswater', position: 1 }, { code: 'lantern', position: 2 })
  expect(await chosen()).toBe('mosswater')
  expect(await chosen({ ...redirect, method: 'QR' })).toBe('lantern')
  expect(await chosen({ destination: 'BANK', amount: UNIT, currency: 'VND' })).toBe('mosswater')
  expect(await chosen({ destination: 'CRYPTO', amount: UNIT, currency: 'VND' })).toBe('lantern')
})

test('leaves out a provider for amounts and currencies that it does not take', async () => {
  await route({ code: 'mosswater', position: 1, minimum: 100_000n * UNIT, maximum: 300_000n * UNIT, currency: 'VND' })
  for (const [units, code] of [
    [99_999n, 'lantern'],
    [100_000n, 'mosswater'],
    [300_000n, 'mosswater'],
    [300_001n, 'lantern'],
  ] as const)
    expect([units, await chosen({ ...redirect, amount: units * UNIT })]).toEqual([units, code])
  expect(await chosen({ ...redirect, amount: 200_000n * UNIT + 1n })).toBe('lantern')
  expect(await chosen({ ...redirect, currency: 'USDT' })).toBe('lantern')
})

test('leaves out a provider at other times of the brand’s day, also over midnight', async () => {
  // 22:00 to 06:00 in UTC+7.
  await route({ code: 'mosswater', position: 1, fromMinute: 22 * 60, untilMinute: 6 * 60 })
  for (const [time, code] of [
    ['14:59', 'lantern'],
    ['15:00', 'mosswater'],
    ['22:59', 'mosswater'],
    ['23:00', 'lantern'],
  ] as const)
    expect([time, await chosen(redirect, new Date(`2026-11-28T${time}:00Z`))]).toEqual([time, code])
})

test('gives nothing new to a provider that is off, and offers no method that only it has', async () => {
  await route({ code: 'lantern', position: 1, enabled: false })
  expect(await chosen()).toBe('mosswater')
  expect(await chosen({ ...redirect, method: 'QR' })).toBeUndefined()
  const has = await isOffered(harness.database, providers)
  expect([has('REDIRECT'), has('QR')]).toEqual([true, false])
})

test('gives a provider only the ways to pay that an operator has chosen for it', async () => {
  await route(
    { code: 'lantern', position: 1, uses: ['QR', 'BANK'] },
    { code: 'mosswater', position: 2, uses: ['REDIRECT'] },
  )
  expect(await chosen()).toBe('mosswater')
  expect(await chosen({ ...redirect, method: 'QR' })).toBe('lantern')
  expect(await chosen({ ...redirect, method: 'USDT' })).toBeUndefined()
  const payout = { amount: UNIT, currency: 'VND' }
  expect(await chosen({ ...payout, destination: 'BANK' })).toBe('lantern')
  expect(await chosen({ ...payout, destination: 'CRYPTO' })).toBeUndefined()
  const has = await isOffered(harness.database, providers)
  expect([has('REDIRECT'), has('QR'), has('USDT')]).toEqual([true, true, false])
})
