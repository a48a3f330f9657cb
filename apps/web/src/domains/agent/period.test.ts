import { expect, test } from 'vitest'
import { findLastDay, formatDate, formatDateTime, formatDay, formatMoment } from '../../i18n/format-time.ts'
import { periodText } from './period.ts'

const TODAY = '2026-11-20'
const format = {
  date: (at: Date | number | string) => formatDay(formatDate(at), 'en', TODAY),
  lastDay: (at: Date | number | string) => formatDay(findLastDay(at), 'en', TODAY),
  dateTime: (at: Date | number | string) => formatMoment(at, 'en', TODAY),
  time: (at: Date | number | string) => formatDateTime(at).slice(11, 16),
}

test.each([
  ['DAILY_SALARY', '2026-11-19T17:00:00Z', '2026-11-20T17:00:00Z', 'Nov 20'],
  ['DIVIDEND', '2026-10-31T17:00:00Z', '2026-11-15T17:00:00Z', 'Nov 1 – Nov 15'],
  ['DIVIDEND', '2025-12-15T17:00:00Z', '2025-12-31T17:00:00Z', 'Dec 16, 2025 – Dec 31, 2025'],
  ['REALTIME_SALARY', '2026-11-19T17:05:00Z', '2026-11-19T17:10:00Z', 'today, 00:05 – 00:10'],
  ['REALTIME_SALARY', '2026-11-19T16:55:00Z', '2026-11-19T17:00:00Z', 'yesterday, 23:55 – 00:00'],
  ['HOURLY_SALARY', '2026-11-19T16:30:00Z', '2026-11-19T17:30:00Z', 'yesterday, 23:30 – today, 00:30'],
] as const)(
  'says the days of a period of %s from %s to %s, and times only where it is shorter',
  (kind, from, to, text) => {
    expect(periodText(format, kind, from, to)).toBe(text)
  },
)
