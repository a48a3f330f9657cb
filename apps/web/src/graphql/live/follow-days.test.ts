import { expect, test } from 'vitest'
import { nextDayChange } from './follow-days.ts'

test.each([
  ['in the evening midnight', '2026-11-22T23:59:59.900', '2026-11-23T00:00:00'],
  ['at midnight the closing of the day before', '2026-11-23T00:00:00', '2026-11-23T00:05:00'],
  ['just after midnight the closing of the day before', '2026-11-23T00:00:00.100', '2026-11-23T00:05:00'],
  ['after the closing midnight', '2026-11-23T00:05:00', '2026-11-24T00:00:00'],
])('comes next %s', (_, now, next) => {
  expect(new Date(nextDayChange(Date.parse(`${now}+07:00`)))).toEqual(new Date(`${next}+07:00`))
})
