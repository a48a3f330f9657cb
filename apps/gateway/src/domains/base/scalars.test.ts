import { expect, test } from 'vitest'
import { SCALARS } from './scalars.ts'

test.each([
  ['Decimal', ['0', '-1250000.50', '96.50'], ['', '1,5', '1e3', '.5', 'NaN']],
  [
    'Amount',
    ['0', '200000', '0.5', '999999999999.9999'],
    ['', '-1', '1.000.000', '1,000', '0.00001', '1e3', '1234567890123'],
  ],
  ['CurrencyCode', ['VND'], ['vnd', 'VN', 'DONG']],
  ['Date', ['2026-11-20', '2024-02-29'], ['2026-02-29', '2026-13-01', '20-11-2026', '2026-1-1']],
  ['DateTime', ['2026-11-20T04:30:00.000Z'], ['2026-11-20', '2026-11-20T04:30:00+07:00']],
  ['TimeOfDay', ['08:00', '23:59', '24:00'], ['8:00', '24:01', '25:00', '08:60', '08:00:00']],
  ['URL', ['https://a.test/x.svg', 'HTTP://a.test'], ['/x.svg', 'nothing', 'javascript:alert(1)', 'data:text/html,x']],
] as const)('accepts valid and refuses invalid %s values', (name, good, bad) => {
  const scalar = SCALARS[name]
  for (const text of good) expect(scalar.parseValue(text)).toBe(text)
  for (const text of [...bad, 7, null, {}]) expect(() => scalar.parseValue(text)).toThrow(`${name} must be`)
  if (name === 'DateTime') return
  // The contract has checked that a day of a response is in the calendar.
  const badOutput = bad.filter((text) => name !== 'Date' || !/^\d{4}-\d{2}-\d{2}$/.test(text))
  expect(badOutput.length).toBeGreaterThan(1)
  for (const text of [...badOutput, 7, null, {}]) expect(() => scalar.serialize(text)).toThrow(`${name} must be`)
})

test('gives epoch milliseconds as a DateTime, and nothing else', () => {
  expect(SCALARS.DateTime.serialize(1_795_149_000_000)).toBe('2026-11-20T04:30:00.000Z')
  for (const value of ['2026-11-20T04:30:00.000Z', Number.NaN, null, {}])
    expect(() => SCALARS.DateTime.serialize(value)).toThrow('DateTime must be epoch milliseconds.')
})
