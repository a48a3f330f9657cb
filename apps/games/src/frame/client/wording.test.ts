import { expect, it } from 'vitest'
import { amountParts, fill, isAbove } from './wording.ts'

const text = (...args: Parameters<typeof amountParts>) =>
  amountParts(...args)
    .map((part) => part.text)
    .join('')

it('fills in values and leaves what has none', () => {
  expect(fill('Line {line}: {count} × {what}', { line: 3, count: '4' })).toBe('Line 3: 4 × {what}')
})

it('writes amounts as the language does, the sign apart', () => {
  expect(text('1234567.80', 'VND', 'en')).toBe('₫1,234,567.80')
  expect(text('1234567.80', 'VND', 'vi')).toBe('1.234.567,80\u00a0₫')
  expect(amountParts('1.00', 'VND', 'en')[0]).toEqual({ text: '₫', sign: true })
})

it('keeps every digit of an amount no floating-point number holds', () => {
  expect(text('900719925474099.37', 'VND', 'en')).toBe('₫900,719,925,474,099.37')
})

it('writes a currency that is no ISO code after the amount', () => {
  expect(text('12.5', 'POINTS', 'en')).toBe('12.50 POINTS')
})

it.each([
  ['1000.00', '999.9999', true],
  ['1000.00', '1000', false],
  ['10', '9.5', true],
  ['0.00', '0', false],
])('%s above %s is %s', (amount, other, above) => {
  expect(isAbove(amount, other)).toBe(above)
})
