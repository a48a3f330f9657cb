import { expect, test } from 'vitest'
import { brandDay, isOverviewRange } from './day-range.ts'

const NOW = Date.parse('2026-11-19T18:00:00Z')

test('starts the brand’s day at 17:00 UTC', () => {
  expect(brandDay(NOW)).toBe('2026-11-20')
  expect(brandDay(Date.parse('2026-11-19T16:59:59Z'))).toBe('2026-11-19')
})

test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-08-21', '2026-11-20', true],
  ['2026-08-20', '2026-11-20', false],
  ['2026-11-20', '2026-11-19', false],
  ['2026-11-20', '2026-11-21', false],
])('%s to %s: %s', (from, to, accepted) => {
  expect(isOverviewRange(from, to, NOW)).toBe(accepted)
})
