import { expect, test } from 'vitest'
import { type DayCount, planPage } from './page-plan.ts'

const DAYS: readonly DayCount[] = [
  { day: '2026-03-05', rows: 3 },
  { day: '2026-03-03', rows: 20 },
  { day: '2026-03-01', rows: 2 },
]

test.each([
  [1, { from: '2026-03-03', to: '2026-03-05', skip: 0 }],
  [2, { from: '2026-03-03', to: '2026-03-03', skip: 7 }],
  [3, { from: '2026-03-01', to: '2026-03-03', skip: 17 }],
  [4, undefined],
])('plans page %i of ten rows', (pageNo, plan) => {
  expect(planPage(DAYS, { pageNo, pageSize: 10 })).toEqual(plan)
})

test('puts every row on exactly one page', () => {
  const all = DAYS.flatMap(({ day, rows }) => Array.from({ length: rows }, (_, index) => `${day}#${index}`))
  for (const pageSize of [1, 2, 3, 7, 24, 25, 26]) {
    const read = Array.from({ length: Math.ceil(all.length / pageSize) }, (_, index) => {
      const plan = planPage(DAYS, { pageNo: index + 1, pageSize })
      if (!plan) return []
      const inDays = all.filter((row) => row.slice(0, 10) >= plan.from && row.slice(0, 10) <= plan.to)
      return inDays.slice(plan.skip, plan.skip + pageSize)
    })
    expect(read.flat()).toEqual(all)
  }
})
