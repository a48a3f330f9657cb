import { expect, test } from 'vitest'
import { overviewDays } from './overview-range.ts'

/** Already the next day in Viet Nam. */
const NOW = new Date('2026-02-28T18:00:00Z')

test('uses the brand’s days across midnight and month ends', () => {
  expect(overviewDays({ from: '2026-02-01', to: '2026-03-01' }, NOW)).toEqual({
    from: '2026-02-01',
    to: '2026-03-01',
    today: '2026-03-01',
    yesterday: '2026-02-28',
    dayBefore: '2026-02-27',
    monthStart: '2026-03-01',
  })
})

test.each([
  ['2026-02-10', '2026-02-09', 'from'],
  ['2026-03-01', '2026-03-02', 'to'],
  ['2025-11-29', '2026-03-01', 'from'],
])('%s to %s is refused for its %s', (from, to, field) => {
  expect(() => overviewDays({ from, to }, NOW)).toThrow(
    expect.objectContaining({ code: 'request_param_err', details: { fields: { [field]: 'range' } } }),
  )
})

test('accepts ranges of one and of 92 days', () => {
  expect(() => overviewDays({ from: '2025-11-30', to: '2026-03-01' }, NOW)).not.toThrow()
  expect(() => overviewDays({ from: '2026-03-01', to: '2026-03-01' }, NOW)).not.toThrow()
})
