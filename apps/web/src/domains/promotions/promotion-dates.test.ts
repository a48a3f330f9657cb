import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { findLastDay, formatDate } from '../../i18n/format-time.ts'
import { promotionDates } from './promotion-dates.ts'

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as TFunction<'promotions'>
const format = { date: formatDate, lastDay: findLastDay }
/** The start of a day in the brand's time zone, as the platform sends the end of the day before. */
const getStart = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString()
const [startsAt, endsAt] = [getStart('2026-11-20'), getStart('2026-12-01')]

test.each([
  ['of a range', { status: 'OPEN', startsAt, endsAt }, 'range 2026-11-20 2026-11-30'],
  ['of one without a known start', { status: 'OPEN', startsAt: null, endsAt }, 'until 2026-11-30'],
  ['of one that has ended', { status: 'CLOSED', startsAt, endsAt }, 'ended 2026-11-30'],
  [
    'of one that an operator ended during a day',
    { status: 'CLOSED', startsAt, endsAt: '2026-11-25T05:00:00Z' },
    'ended 2026-11-25',
  ],
  ['of a single day', { status: 'OPEN', startsAt, endsAt: getStart('2026-11-21') }, 'range 2026-11-20 2026-11-20'],
])('names the last day on which a promotion can be taken %s', (_, dated, text) => {
  expect(promotionDates(t, format, dated)).toBe(text)
})

test.each([
  ['UPCOMING', 'from 2026-11-20'],
  ['OPEN', 'since 2026-11-20'],
])('names the first day of one without an end: %s', (status, text) => {
  expect(promotionDates(t, format, { status, startsAt, endsAt: null })).toBe(text)
})
