import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['10000', '10000'],
  [' 10,000 ', '10000'],
  ['10 000.50', '10000.50'],
  ['200.000', '200000'],
  ['1.000.000', '1000000'],
  ['0.0001', '0.0001'],
])('reads %j as %s', (typed, amount) => expect(typedAmount(typed)).toBe(amount))

test.each(['', '0', '0.00', '-5', '1e9', 'all', '1.23456', '1.2.3', '1,5', '1.000,50', '9'.repeat(16), '٣'])(
  'refuses %j',
  (typed) => expect(typedAmount(typed)).toBeUndefined(),
)
