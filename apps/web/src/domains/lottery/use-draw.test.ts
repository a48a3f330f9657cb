import { expect, test } from 'vitest'
import { type Draw, getFurther } from './use-draw.ts'

const draw = (change: Partial<Draw>): Draw => ({
  __typename: 'LotteryDraw',
  code: 'HUE',
  number: '20261122',
  state: 'DRAWN',
  day: '2026-11-22',
  opensAt: '2026-11-15T10:15:00Z',
  closesAt: '2026-11-22T10:10:00Z',
  drawsAt: '2026-11-22T10:15:00Z',
  serverTime: '2026-11-22T10:16:00Z',
  numbers: ['12'],
  isComplete: false,
  resultVersion: 1,
  hold: null,
  ...change,
})

test.each<[string, Partial<Draw>, Partial<Draw>, 'first' | 'second']>([
  ['more numbers', {}, { numbers: ['12', '345'] }, 'second'],
  ['more numbers than those of a late answer', { numbers: ['12', '345'] }, {}, 'first'],
  ['a later state', { state: 'SEALED', numbers: [] }, {}, 'second'],
  ['a later state than that of a late answer', { state: 'SETTLED' }, { state: 'DRAWN' }, 'first'],
  ['a corrected result over the settled one', { state: 'SETTLED' }, { resultVersion: 2 }, 'second'],
])('keeps %s', (_name, a, b, which) => {
  const [first, second] = [draw(a), draw(b)]
  expect(getFurther(first, second)).toBe(which === 'first' ? first : second)
})
