import { RECORD_DAYS_MAX } from '@playhouse/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { addDays, formatDate } from './i18n/format-time.ts'
import { parseDays, periodPresets } from './day-range.ts'

const TODAY = '2026-11-20'

describe('periodPresets', () => {
  test('in the middle of a month', () => {
    expect(periodPresets(TODAY)).toEqual({
      today: { from: TODAY, to: TODAY },
      yesterday: { from: '2026-11-19', to: '2026-11-19' },
      last7Days: { from: '2026-11-14', to: TODAY },
      last30Days: { from: '2026-10-22', to: TODAY },
      thisMonth: { from: '2026-11-01', to: TODAY },
      lastMonth: { from: '2026-10-01', to: '2026-10-31' },
    })
  })

  test.each([
    ['2027-01-01', '2026-12-01', '2026-12-31'],
    ['2028-03-31', '2028-02-01', '2028-02-29'],
    ['2027-03-01', '2027-02-01', '2027-02-28'],
  ])('the month before %s is %s to %s', (today, from, to) => {
    expect(periodPresets(today).lastMonth).toEqual({ from, to })
    expect(periodPresets(today).thisMonth.from).toBe(`${today.slice(0, 7)}-01`)
  })

  test('splits days at midnight in the brand’s time zone', () => {
    expect(periodPresets(formatDate('2026-10-31T16:59:59Z')).thisMonth).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    })
    expect(periodPresets(formatDate('2026-10-31T17:00:00Z')).thisMonth).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    })
  })

  test('offers only ranges that records accept', () => {
    for (let day = '2026-01-01'; day < '2028-03-10'; day = addDays(day, 1)) {
      for (const { from, to } of Object.values(periodPresets(day))) {
        expect(
          parseDays(new URLSearchParams({ from, to }), day, { standard: 7, max: RECORD_DAYS_MAX }).fault,
        ).toBeNull()
      }
    }
  })
})
