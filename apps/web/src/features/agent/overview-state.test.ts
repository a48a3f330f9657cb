import { describe, expect, test } from 'vitest'
import { formatDate } from '../../i18n/format-time.ts'
import { addDays, overviewAddress, parseOverview, periodPresets } from './overview-state.ts'

const TODAY = '2026-11-20'
const read = (query: string, today = TODAY) => parseOverview(new URLSearchParams(query), today)

describe('the range in the URL', () => {
  test('defaults to the last 30 days including today', () => {
    expect(read('')).toEqual({ from: '2026-10-22', to: TODAY, account: null, fault: null })
  })

  test('accepts a range of one day or more', () => {
    expect(read('from=2026-11-01&to=2026-11-10')).toMatchObject({ from: '2026-11-01', to: '2026-11-10', fault: null })
    expect(read(`from=${TODAY}&to=${TODAY}`)).toMatchObject({ from: TODAY, to: TODAY, fault: null })
    expect(read('from=2026-11-18')).toMatchObject({ from: '2026-11-18', to: TODAY, fault: null })
    expect(read('to=2026-10-31')).toMatchObject({ from: '2026-10-02', to: '2026-10-31', fault: null })
  })

  test('accepts 92 days and rejects 93', () => {
    expect(read(`from=${addDays(TODAY, -91)}&to=${TODAY}`).fault).toBeNull()
    expect(read(`from=${addDays(TODAY, -92)}&to=${TODAY}`).fault).toBe('tooLong')
  })

  test.each([
    ['from=soon&to=2026-11-10', 'notDays'],
    ['from=2026-02-30&to=2026-03-02', 'notDays'],
    ['from=2026-13-01', 'notDays'],
    ['from=&to=', 'notDays'],
    ['from=20261101&to=20261102', 'notDays'],
    ['from=2026-11-10&to=2026-11-09', 'backwards'],
    ['from=2026-11-10&to=2026-11-21', 'future'],
    ['from=2020-01-01&to=2026-11-20', 'tooLong'],
  ])('%s is named a fault and falls back to the default', (query, fault) => {
    expect(read(query)).toEqual({ from: '2026-10-22', to: TODAY, account: null, fault })
  })

  test('is read together with the account', () => {
    expect(read('account=%20lan%2B1%20').account).toBe('lan+1')
    expect(read('account=%20').account).toBeNull()
  })
})

describe('overviewAddress', () => {
  test('survives a round trip through the URL', () => {
    for (const account of [null, 'lan', 'a&b=c', 'ngọc'])
      for (const [from, to] of [
        ['2026-10-22', TODAY],
        ['2026-11-01', '2026-11-10'],
      ] as const) {
        const address = overviewAddress({ from, to, account }, TODAY)
        expect(read(address.slice(1))).toEqual({ from, to, account, fault: null })
      }
  })

  test('omits the default range', () => {
    expect(overviewAddress({ from: '2026-10-22', to: TODAY, account: null }, TODAY)).toBe('?')
    expect(read('', '2026-11-21').to).toBe('2026-11-21')
  })
})

describe('periodPresets', () => {
  test('in the middle of a month', () => {
    expect(periodPresets(TODAY)).toEqual({
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

  test('offers only ranges that the overview accepts', () => {
    for (let day = '2026-01-01'; day < '2028-03-10'; day = addDays(day, 1)) {
      for (const { from, to } of Object.values(periodPresets(day))) {
        expect(read(`from=${from}&to=${to}`, day).fault).toBeNull()
      }
    }
  })
})
