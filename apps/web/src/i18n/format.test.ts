import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatRelative } from './format-time.ts'
import { formatCompactMoney, formatInteger, formatPercent } from './format.ts'

/** Replaces the no-break spaces that Intl writes. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

test('is short on an axis', () => {
  expect(formatCompactMoney('1500000', 'VND', 'en')).toBe('₫1.5M')
  expect(plain(formatCompactMoney('-20000000', 'VND', 'vi-VN'))).toBe('−20 Tr ₫')
})

test('counts and ratios', () => {
  expect(formatInteger(1234567, 'vi-VN')).toBe('1.234.567')
  expect(formatInteger(12345678901234567890n, 'en')).toBe('12,345,678,901,234,567,890')
  expect(formatPercent(0.9651, 'en')).toBe('96.5%')
  expect(formatPercent(0.9651, 'vi-VN', 2)).toBe('96,51%')
})

describe('time', () => {
  test('uses Vietnam’s time zone on any machine', () => {
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
