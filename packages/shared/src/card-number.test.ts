import { expect, it } from 'vitest'
import { cardNumber, isCardNumber } from './card-number.ts'

it.each([
  ['BANK', 'HOASEN', '9704 1234-5678', true],
  ['BANK', 'HOASEN', '12345', false],
  ['BANK', 'HOASEN', '12345678901234567890', false],
  ['BANK', 'HOASEN', '9704a2345678', false],
  ['CRYPTO', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['CRYPTO', 'ERC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
  ['CRYPTO', 'SOMETHING', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
])('judges a number of %s %s: %s', (kind, code, typed, isRight) => {
  expect(isCardNumber({ kind, code }, cardNumber(typed))).toBe(isRight)
})
