import { expect, it } from 'vitest'

import { wholeAmount } from './deposit-limit.ts'

it.each([
  ['1', '1'],
  ['500000', '500000'],
  ['1.000.000', '1000000'],
  ['1,000,000', '1000000'],
  ['1 000 000', '1000000'],
  [' 25 ', '25'],
  ['999999999999', '999999999999'],
])('parses the amount %j as %s', (typed, digits) => expect(wholeAmount(typed)).toBe(digits))

it.each(['', '0', '-5', '1.5', '1,000.50', '1.000,000', '12e3', '٣', '1000000000000', '0.000', 'abc', '1..000'])(
  '%j is no whole amount',
  (typed) => expect(wholeAmount(typed)).toBeUndefined(),
)
