import { expect, test } from 'vitest'
import { lastClosedDay, recordRange } from './record-range.ts'

/** 1 a.m. on 1 March in Vietnam. */
const NOW = new Date('2026-02-28T18:00:00Z')

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2025-03-01', '2026-03-01'],
  ['2026-02-01', '2026-03-07'],
])('accepts %s to %s', (from, to) => {
  expect(recordRange({ from, to }, NOW)).toEqual({ from, to })
})

test.each([
  ['2026-02-10', '2026-02-09', 'to'],
  ['2025-02-28', '2026-03-01', 'to'],
  ['2026-03-02', '2026-03-02', 'from'],
])('refuses %s to %s for its %s', (from, to, field) => {
  expect(() => recordRange({ from, to }, NOW)).toThrow(
    expect.objectContaining({ code: 'request_param_err', details: { fields: { [field]: 'range' } } }),
  )
})

test.each([
  ['2026-02-28T16:59:59Z', '2026-02-27'],
  ['2026-02-28T17:04:59Z', '2026-02-27'],
  ['2026-02-28T17:05:00Z', '2026-02-28'],
  ['2025-12-31T17:05:00Z', '2025-12-31'],
])('closes a day five minutes after the brand’s midnight: at %s the last is %s', (at, day) => {
  expect(lastClosedDay(new Date(at))).toBe(day)
})
