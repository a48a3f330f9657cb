import { expect, test } from 'vitest'
import { rateText, typedRate } from './rate.ts'

test.each([
  ['0.5', 50],
  ['0,05', 5],
  ['14', 1400],
  [' 1.25 ', 125],
  ['1.255', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e2', undefined],
])('reads %j as %s basis points', (text, basisPoints) => {
  expect(typedRate(text)).toBe(basisPoints)
})

test('writes rates as they are typed', () => {
  for (const rate of [0, 5, 50, 125, 1400]) expect(typedRate(rateText(rate))).toBe(rate)
})
