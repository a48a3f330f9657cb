import { expect, test } from 'vitest'
import { shiftDays } from '../../../day-range.ts'
import { parseRecord, recordAddress } from './record-state.ts'

const TODAY = '2026-03-01'
const FILTERS = { status: ['WON', 'LOST'], vendor: null }
const parse = (query: string) => parseRecord(new URLSearchParams(query), TODAY, FILTERS)

test('shows the last seven days across the end of a month', () => {
  expect(parse('')).toEqual({ from: '2026-02-23', to: TODAY, page: 1, after: null, filters: {}, fault: null })
})

test.each([
  '?',
  '?from=2026-01-01&to=2026-01-31',
  '?from=2026-01-01&to=2026-01-31&status=WON&vendor=SEN&page=3',
  '?status=LOST',
])('round-trips %s', (query) => {
  expect(recordAddress(parse(query.slice(1)), TODAY)).toBe(query)
})

test.each([
  ['from=2026-02-30', 'notDays'],
  ['from=2026-02-10&to=2026-02-09', 'backwards'],
  ['to=2026-03-02', 'future'],
  ['from=2025-02-28&to=2026-03-01', 'tooLong'],
])('reports why %s is invalid, and falls back to the default', (query, fault) => {
  expect(parse(query)).toMatchObject({ fault, from: '2026-02-23', to: TODAY })
})

test('accepts a range of 366 days', () => {
  expect(parse('from=2025-03-01&to=2026-03-01').fault).toBeNull()
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'status=MAYBE', `vendor=${'x'.repeat(65)}`])(
  'ignores %s',
  (query) => expect(parse(query)).toMatchObject({ page: 1, filters: {} }),
)

test.each([
  [{ from: '2026-02-01', to: '2026-02-07' }, -7, { from: '2026-01-25', to: '2026-01-31' }],
  [{ from: '2026-02-01', to: '2026-02-07' }, 7, { from: '2026-02-08', to: '2026-02-14' }],
  [{ from: '2026-02-01', to: '2026-02-07' }, 30, { from: '2026-02-23', to: '2026-03-01' }],
  [{ from: '2026-02-23', to: '2026-03-01' }, 7, { from: '2026-02-23', to: '2026-03-01' }],
  [{ from: '2026-01-01', to: '2026-01-30' }, -30, { from: '2025-12-02', to: '2025-12-31' }],
])('moves %j by %i days, today at the latest', (days, count, moved) => {
  expect(shiftDays(days, count, TODAY)).toEqual(moved)
})
