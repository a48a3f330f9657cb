import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { expect, it } from 'vitest'
import { priceSlip, selectionOf, type SlipLimits, type SlipLine } from './slip.ts'

const NORTH = { kind: 'VN', region: 'NORTH' } as const
const TERMS = { version: CURRENT_ODDS, mode: 'ZY', series: null } as const
const dong = (amount: number) => BigInt(amount) * MINOR_UNITS
const LIMITS: SlipLimits = {
  minimumCost: dong(1_000),
  maximumPayout: dong(2_000_000_000),
  ceiling: dong(5_000_000),
  maxLines: 10,
  remaining: new Map(),
}
const line = (betType: string, picks: number[], stake: string, id = 1): SlipLine => ({ id, betType, picks, stake })
const price = (lines: SlipLine[], limits: Partial<SlipLimits> = {}) =>
  priceSlip(NORTH, TERMS, lines, { ...LIMITS, ...limits })

it('adds up combinations and cost, and takes the best line for the possible win', () => {
  const slip = price([
    line('LO2', [5, 83], '1000'),
    line('XIEN2', [0, 11, 22], '10000', 2),
    line('DE', [52], '50000', 3),
  ])
  expect(slip).toMatchObject({ units: 6, cost: dong(54_000 + 30_000 + 50_000), soldLines: 4, isSellable: true })
  expect(slip.bestWin).toBe(dong(4_975_000))
})

it.each([
  ['no amount', line('DE', [5], ''), { is: 'STAKE' }],
  ['nothing staked', line('DE', [5], '0'), { is: 'STAKE' }],
  ['a bet of another region', line('BAO7', [5], '10000'), { is: 'UNKNOWN' }],
  ['less than the least cost', line('DE', [5, 6], '999'), { is: 'MINIMUM', limit: dong(1_000) }],
  ['more than the largest payout', line('DE', [5], '30000000'), { is: 'MAXIMUM', limit: dong(2_000_000_000) }],
  ['more than the ceiling', line('DE', [5], '6000000'), { is: 'CEILING', limit: dong(5_000_000), pick: null }],
])('refuses %s', (_what, asked, problem) => {
  const slip = price([asked])
  expect(slip.lines[0]?.problem).toEqual(problem)
  expect(slip.isSellable).toBe(false)
})

it('counts lines of the same number together against what its ceiling leaves', () => {
  const remaining = new Map([[selectionOf('DE', [5]), dong(60_000)]])
  const slip = price([line('DE', [5, 6], '50000'), line('DE', [5], '20000', 2)], { remaining })
  expect(slip.lines.map(({ problem }) => problem)).toEqual([null, { is: 'CEILING', limit: dong(10_000), pick: null }])
  expect(price([line('DE', [4, 5], '70000')], { remaining }).lines[0]?.problem).toEqual({
    is: 'CEILING',
    limit: dong(60_000),
    pick: 5,
  })
})

it('counts each number of a bet that pays by number as a line of the ticket', () => {
  expect(price([line('DE', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], '1000')])).toMatchObject({
    soldLines: 11,
    isSellable: false,
  })
  expect(price([line('XIEN2', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], '1000')])).toMatchObject({
    soldLines: 1,
    isSellable: true,
  })
})

it('is not sellable at odds that this page does not know', () => {
  const slip = priceSlip(NORTH, { ...TERMS, version: '2099-01' }, [line('DE', [5], '1000')], LIMITS)
  expect(slip.lines[0]?.problem).toEqual({ is: 'UNKNOWN' })
})

it('is not sellable without lines', () => expect(price([]).isSellable).toBe(false))
