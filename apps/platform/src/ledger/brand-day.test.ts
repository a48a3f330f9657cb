import { expect, test } from 'vitest'
import { brandDay, brandHour, startOfDay } from './brand-day.ts'

test.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-07-15', '2026-12-31'])(
  'starts %s at its first millisecond',
  (day) => {
    const start = startOfDay(day).getTime()
    expect(brandDay(new Date(start))).toBe(day)
    expect(brandDay(new Date(start - 1)) < day).toBe(true)
  },
)

test('counts the hours of a day from its start', () => {
  const start = startOfDay('2026-07-15').getTime()
  expect([0, 1, 23, 24].map((hours) => brandHour(new Date(start + hours * 3_600_000)))).toEqual([0, 1, 23, 0])
  expect(brandHour(new Date(start - 1))).toBe(23)
})
