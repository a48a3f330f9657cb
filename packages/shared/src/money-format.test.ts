import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { formatMoney, moneyParts } from './money-format.ts'

/** Replaces Intl's no-break spaces. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

describe('money', () => {
  test.each([
    ['CN', '₫1,234,567.89'],
    ['ID', '₫1.234.567,89'],
    ['TH', '₫1,234,567.89'],
  ] as const)('is written as %s writes it', (code, expected) => {
    expect(plain(formatMoney('1234567.89', 'VND', LANGUAGES[code].bcp47))).toBe(expected)
  })

  test.each([
    ['1234567.89', 'vi-VN', '1.234.567,89 ₫'],
    ['1234567.89', 'en', '₫1,234,567.89'],
    ['0', 'en', '₫0.00'],
    ['-2500.5', 'vi-VN', '−2.500,50 ₫'],
    ['-2500.5', 'en', '−₫2,500.50'],
  ])('%s in %s is %s', (amount, locale, expected) => {
    expect(plain(formatMoney(amount, 'VND', locale))).toBe(expected)
  })

  test('truncates to two decimals', () => {
    expect(formatMoney('9.9999', 'VND', 'en')).toBe('₫9.99')
  })

  test('keeps every digit of an amount too long for floating point', () => {
    expect(formatMoney('900719925474099123.45', 'VND', 'en')).toBe('₫900,719,925,474,099,123.45')
  })

  test('separates the currency sign from the digits', () => {
    const parts = moneyParts('-12.5', 'VND', 'vi-VN')
    expect(parts.find((part) => part.type === 'currency')?.value).toBe('₫')
    expect(parts.find((part) => part.type === 'minusSign')?.value).toBe('\u2212')
    expect(plain(parts.map((part) => part.value).join(''))).toBe('−12,50 ₫')
  })

  test('writes a currency that is not an ISO code after the amount', () => {
    expect(formatMoney('12.5', 'POINTS', 'en')).toBe('12.50 POINTS')
  })
})

test('shows the sign of a gain on the locale’s side, and none for zero', () => {
  const signed = (amount: string, locale: string) =>
    plain(
      moneyParts(amount, 'VND', locale, { signed: true })
        .map((part) => part.value)
        .join(''),
    )
  expect([signed('5', 'en'), signed('-5', 'vi-VN'), signed('0', 'en')]).toEqual(['+₫5.00', '−5,00 ₫', '₫0.00'])
})
