import { expect, test } from 'vitest'
import { perSecond } from './call-limits.ts'

test('limits calls per second and caller', () => {
  let now = 5_000
  const may = perSecond(2, () => now)
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true])
  now = 5_999
  expect(may('a')).toBe(false)
  now = 6_000
  expect(may('a')).toBe(true)
})
