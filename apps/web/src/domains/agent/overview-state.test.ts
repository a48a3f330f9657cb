import { describe, expect, test } from 'vitest'
import { addDays } from '../../i18n/format-time.ts'
import { overviewAddress, parseOverview } from './overview-state.ts'

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
