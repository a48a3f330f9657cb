import { expect, it } from 'vitest'
import { MINOR_UNITS } from './money.ts'
import { offerAmount } from './offer-amount.ts'

const NONE = { fixedAmount: null, percent: null, maxAmount: null }
const units = (amount: number) => BigInt(amount) * MINOR_UNITS

it.each([
  ['a share of the base', { percent: 30 }, units(1_000), units(300)],
  ['whole units, rounded down', { percent: 30 }, units(999), units(299)],
  ['no more than the maximum', { percent: 30, maxAmount: units(200) }, units(1_000), units(200)],
  ['whole units of a maximum', { percent: 30, maxAmount: units(200) + 5n }, units(1_000), units(200)],
  ['a share below the maximum in full', { percent: 30, maxAmount: units(300) }, units(500), units(150)],
  ['nothing for a base of nothing', { percent: 30 }, 0n, 0n],
  ['nothing for a base below nothing', { percent: 30 }, units(-1_000), 0n],
  ['nothing without terms', {}, units(1_000), 0n],
  ['a fixed amount, whatever the base', { fixedAmount: units(50), percent: 30 }, 0n, units(50)],
  ['a fixed amount up to the maximum', { fixedAmount: units(50), maxAmount: units(20) }, units(1_000), units(20)],
])('gives %s', (_what, terms, base, amount) => {
  expect(offerAmount({ ...NONE, ...terms }, base)).toBe(amount)
})
