import { expect, it } from 'vitest'
import { untilNextChange } from './use-draws.ts'

const at = (second: number) => new Date(1_800_000_000_000 + second * 1_000).toISOString()
const draw = (opens: number) => ({
  __typename: 'LotteryDraw' as const,
  code: 'SSC_1M',
  number: String(opens),
  state: 'SELLING' as const,
  opensAt: at(opens),
  closesAt: at(opens + 50),
  drawsAt: at(opens + 60),
  serverTime: at(opens),
  numbers: [],
  isComplete: false,
  resultVersion: 1,
  hold: null,
})
const after = (second: number, last: object | null, isLive = false) =>
  untilNextChange(
    { code: 'SSC_1M', gameId: '7', current: draw(60), last: last && { ...draw(0), isComplete: true, ...last } },
    1_800_000_000_000 + second * 1_000,
    isLive,
  )

it('waits for the closing of the draw on sale while the last result is known', () => {
  expect(after(80, {})).toBe(30_000)
  expect(after(100, {})).toBe(10_300)
})

it('asks every two seconds while a result is awaited, less often where events arrive', () => {
  expect(after(61, { drawsAt: at(0) })).toBe(2_000)
  expect(after(61, { isComplete: false })).toBe(2_000)
  expect(after(61, null, true)).toBe(4_000)
})

it('waits for the draw before to be drawn, and asks at once behind the closing', () => {
  expect(after(55, {})).toBe(5_300)
  expect(after(111, {})).toBe(1_000)
})

it('asks now and then for a lottery that is not on sale', () => {
  expect(untilNextChange({ code: 'SSC_1M', gameId: '7', current: null, last: null }, 0, false)).toBe(30_000)
})
