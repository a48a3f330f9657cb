import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { formatMoney, moneyParts } from './money-format.ts'

/** Replaces Intl's no-break spaces. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

describe('money', () => {
  test.each([
    ['CN', '₫1,234,567'],
    ['ID', '₫1.234.567'],
    ['TH', '₫1,234,567'],
  ] as const)('is written as %s writes it', (code, expected) => {
    expect(plain(formatMoney('1234567.89', 'VND', LANGUAGES[code].bcp47))).toBe(expected)
  })

  test.each([
    ['1234567.89', 'vi-VN', '1.234.567 ₫'],
    ['0.00', 'en', '₫0'],
    ['10.00', 'en', '₫10'],
    ['-2500.5', 'vi-VN', '−2.500 ₫'],
    ['-2500.5', 'en', '−₫2,500'],
  ])('%s in a currency used without decimals is written in %s as %s', (amount, locale, expected) => {
    expect(plain(formatMoney(amount, 'VND', locale))).toBe(expected)
  })

  test.each([
    ['1234567.89', '$1,234,567.89'],
    ['9.9999', '$9.99'],
    ['0', '$0.00'],
    ['-2500.5', '−$2,500.50'],
  ])('%s in a currency used with decimals is %s', (amount, expected) => {
    expect(formatMoney(amount, 'USD', 'en')).toBe(expected)
  })

  test('shows less than one with decimals, so that it does not read as nothing', () => {
    const shown = ['0.4', '-0.75', '0.0012', '00.5'].map((amount) => formatMoney(amount, 'VND', 'en'))
    expect(shown).toEqual(['₫0.40', '−₫0.75', '₫0.00', '₫0.50'])
    expect(formatMoney('-0.5', 'VND', 'en', { whole: true })).toBe('₫0')
  })

  test('is exact in receipts and statements, and as short as it can be in rates', () => {
    expect(formatMoney('2500', 'VND', 'en', { exact: true })).toBe('₫2,500.00')
    expect(formatMoney('2500.567', 'VND', 'en', { exact: true })).toBe('₫2,500.56')
    expect(formatMoney('1.5', 'VND', 'en', { exact: true, short: true })).toBe('₫1.50')
    expect(formatMoney('2', 'VND', 'en', { exact: true, short: true })).toBe('₫2')
  })

  test('keeps every digit of an amount too long for floating point', () => {
    expect(formatMoney('900719925474099123.45', 'VND', 'en', { exact: true })).toBe('₫900,719,925,474,099,123.45')
  })

  test('separates the currency sign from the digits', () => {
    const parts = moneyParts('-12.5', 'VND', 'vi-VN')
    expect(parts.find((part) => part.type === 'currency')?.value).toBe('₫')
    expect(parts.find((part) => part.type === 'minusSign')?.value).toBe('\u2212')
    expect(plain(parts.map((part) => part.value).join(''))).toBe('−12 ₫')
  })

  test('writes a currency that is not an ISO code after the amount', () => {
    expect(formatMoney('12.5', 'USDT', 'en')).toBe('12.50 USDT')
    expect(formatMoney('12.5', 'POINTS', 'en')).toBe('12 POINTS')
  })
})

test('shows the sign of a gain on the locale’s side, and none for zero', () => {
  const signed = (amount: string, locale: string) =>
    plain(
      moneyParts(amount, 'VND', locale, { signed: true })
        .map((part) => part.value)
        .join(''),
    )
  expect([signed('5', 'en'), signed('-5', 'vi-VN'), signed('0', 'en')]).toEqual(['+₫5', '−5 ₫', '₫0'])
})
