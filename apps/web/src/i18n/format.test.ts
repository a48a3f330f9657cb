import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatExactTime, formatMoment, formatRelative } from './format-time.ts'
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
    ['2026-11-20T11:59:50Z', 'now'],
    ['2026-11-20T11:58:50Z', '1 minute ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T12:00:00Z', 'yesterday'],
    ['2026-11-20T12:05:00Z', 'in 5 minutes'],
    ['2026-11-20T12:00:00Z', 'now'],
  ])('%s is %s', (instant, expected) => {
    expect(formatRelative(instant, 'en', '2026-11-20T12:00:00Z')).toBe(expected)
  })

  test.each([
    ['2026-11-20T14:19:07Z', 'en', 'today, 21:19'],
    ['2026-11-19T14:19:07Z', 'en', 'yesterday, 21:19'],
    ['2026-11-20T17:00:00Z', 'en', 'tomorrow, 00:00'],
    ['2026-11-02T14:19:07Z', 'en', 'Nov 2, 21:19'],
    ['2025-11-02T14:19:07Z', 'en', 'Nov 2, 2025, 21:19'],
    ['2026-11-20T14:19:07Z', 'vi-VN', 'hôm nay 21:19'],
    ['2026-11-02T14:19:07Z', 'vi-VN', '2/11 21:19'],
    ['2025-11-02T14:19:07Z', 'vi-VN', '2/11/2025 21:19'],
    ['2026-11-02T14:19:07Z', 'zh-Hans-CN', '11月2日 21:19'],
    ['2026-11-02T14:19:07Z', 'id-ID', '2 Nov, 21:19'],
    ['2026-11-02T14:19:07Z', 'th-TH', '2 พ.ย. 21:19'],
  ])('says %s in %s as %s', (instant, locale, expected) => {
    expect(formatMoment(instant, locale, '2026-11-20')).toBe(expected)
  })

  test('has the year of a day only if it is another', () => {
    expect(formatDay('2026-01-05', 'en', '2026-11-20')).toBe('Jan 5')
    expect(formatDay('2027-01-05', 'en', '2026-11-20')).toBe('Jan 5, 2027')
  })

  test('names the zone where the page around the time does not', () => {
    expect(formatExactTime('2026-11-19T17:05:09Z')).toBe('2026-11-20 00:05:09 GMT+7')
  })
})
