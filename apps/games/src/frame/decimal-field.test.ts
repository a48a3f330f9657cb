import { expect, it } from 'vitest'
import { readDecimal } from './decimal-field.ts'

it.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 2 ', 2],
  ['2,', 2],
  ['.5', 0.5],
  ['0,05', 0.05],
  ['1000', 1000],
])('reads “%s”', (typed, value) => expect(readDecimal(typed)).toBe(value))

it.each(['', ' ', '.', ',', '1.000,5', '1,000.5', '1.2.3', '-1', '+1', '1e3', '１', '1 000', 'x'])(
  'rejects “%s”',
  (typed) => expect(readDecimal(typed)).toBeNaN(),
)
