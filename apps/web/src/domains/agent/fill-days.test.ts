import { expect, test } from 'vitest'
import { fillDays } from './fill-days.ts'

test('lists every day of a range oldest first, also across a month', () => {
  const days = [
    { day: '2026-12-01', sum: 3 },
    { day: '2026-11-29', sum: 1 },
  ]
  expect(fillDays({ from: '2026-11-29', to: '2026-12-02' }, days, (day) => ({ day, sum: 0 }))).toEqual([
    { day: '2026-11-29', sum: 1 },
    { day: '2026-11-30', sum: 0 },
    { day: '2026-12-01', sum: 3 },
    { day: '2026-12-02', sum: 0 },
  ])
})
