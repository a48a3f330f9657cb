import { expect, it } from 'vitest'

import { wholeAmount, wholeUnits } from './whole-amount.ts'

it.each([
  ['1', '1'],
  ['500000', '500000'],
  ['1.000.000', '1000000'],
  ['1,000,000', '1000000'],
  ['1 000 000', '1000000'],
  ['100,000', '100000'],
  ['12.345.678.901', '12345678901'],
  [' 25 ', '25'],
  ['999999999999', '999999999999'],
  ['00002000', '2000'],
  ['05', '5'],
])('parses the amount %j as %s', (typed, digits) => expect(wholeAmount(typed)).toBe(digits))

it.each(['', '0', '-5', '1.5', '1,000.50', '1.000,000', '12e3', '٣', '1000000000000', '0.000', 'abc', '1..000', '000'])(
  '%j is no whole amount',
  (typed) => expect(wholeAmount(typed)).toBeUndefined(),
)

it.each([
  ['200000', 2_000_000_000n],
  ['200000.00', 2_000_000_000n],
  [' 1.0 ', 10_000n],
  [25, 250_000n],
  ['00002000', 20_000_000n],
])('reads the entered amount %j', (entered, minor) => expect(wholeUnits(entered)).toBe(minor))

it.each(['0', '0.00', '10000.555', '0.0001', '-5', 1.5, Number.NaN, '1e3', '', '1,000', '1000000000000'])(
  'refuses the entered amount %j',
  (entered) => expect(wholeUnits(entered)).toBeUndefined(),
)
