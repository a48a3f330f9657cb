import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatRelative } from './format-time.ts'
import { formatCompactMoney, formatInteger, formatMoney, formatPercent, moneyParts } from './format.ts'

/** Intl writes no-break spaces; the tests read plain ones. */
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

  test('cuts what lies beyond two decimals and never rounds a balance up', () => {
    expect(formatMoney('9.9999', 'VND', 'en')).toBe('₫9.99')
  })

  test('keeps every digit of an amount too long for floating point', () => {
    expect(formatMoney('900719925474099123.45', 'VND', 'en')).toBe('₫900,719,925,474,099,123.45')
  })

  test('tells the sign of the currency apart from the digits', () => {
    const parts = moneyParts('-12.5', 'VND', 'vi-VN')
    expect(parts.find((part) => part.type === 'currency')?.value).toBe('₫')
    expect(parts.find((part) => part.type === 'minusSign')?.value).toBe('\u2212')
    expect(plain(parts.map((part) => part.value).join(''))).toBe('−12,50 ₫')
  })

  test('is short on an axis', () => {
    expect(formatCompactMoney('1500000', 'VND', 'en')).toBe('₫1.5M')
    expect(plain(formatCompactMoney('-20000000', 'VND', 'vi-VN'))).toBe('−20 Tr ₫')
  })
})

test('a gain has its sign where the language has it, and nothing has none', () => {
  const signed = (amount: string, locale: string) =>
    plain(
      moneyParts(amount, 'VND', locale, { signed: true })
        .map((part) => part.value)
        .join(''),
    )
  expect([signed('5', 'en'), signed('-5', 'vi-VN'), signed('0', 'en')]).toEqual(['+₫5.00', '−5,00 ₫', '₫0.00'])
})

test('counts and ratios', () => {
  expect(formatInteger(1234567, 'vi-VN')).toBe('1.234.567')
  expect(formatInteger(12345678901234567890n, 'en')).toBe('12,345,678,901,234,567,890')
  expect(formatPercent(0.9651, 'en')).toBe('96.5%')
  expect(formatPercent(0.9651, 'vi-VN', 2)).toBe('96,51%')
})

describe('time', () => {
  test('is written in Vietnam’s time whatever the machine’s zone', () => {
    expect(formatDateTime('2026-11-19T17:05:09Z')).toBe('2026-11-20 00:05:09')
    expect(formatDate('2026-11-19T16:59:59Z')).toBe('2026-11-19')
  })

  test.each([
    ['2026-11-20T11:59:50Z', '10 seconds ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T12:00:00Z', 'yesterday'],
    ['2026-11-20T12:05:00Z', 'in 5 minutes'],
    ['2026-11-20T12:00:00Z', 'now'],
  ])('%s is %s', (instant, expected) => {
    expect(formatRelative(instant, 'en', '2026-11-20T12:00:00Z')).toBe(expected)
  })
})
