import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { getSelection } from '@playhouse/engines/lottery/ticket-lines.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { expect, it } from 'vitest'
import { getClosing, priceSlip, type SlipLimits, type SlipLine } from './slip.ts'

const NORTH = { kind: 'VN', region: 'NORTH' } as const
const TERMS = { version: CURRENT_ODDS, mode: 'ZY', series: null } as const
const dong = (amount: number) => BigInt(amount) * MINOR_UNITS
const LIMITS: SlipLimits = {
  minimumCost: dong(1_000),
  maximumPayout: dong(2_000_000_000),
  ceiling: dong(5_000_000),
  maxLines: 10,
  remaining: new Map(),
  sells: (lottery) => lottery !== 'CA_MAU',
}
const line = (betType: string, picks: number[], stake: string, id = 1): SlipLine => ({ id, betType, picks, stake })
const price = (lines: SlipLine[], limits: Partial<SlipLimits> = {}) =>
  priceSlip(NORTH, TERMS, lines, { ...LIMITS, ...limits })

it('adds up combinations and cost', () => {
  const slip = price([
    line('LO2', [5, 83], '1000'),
    line('XIEN2', [0, 11, 22], '10000', 2),
    line('DE', [52], '50000', 3),
  ])
  expect(slip).toMatchObject({
    soldLines: 4,
    cost: dong(54_000 + 30_000 + 50_000),
    tickets: [{ soldLines: 4 }],
    isSellable: true,
  })
})

it.each([
  ['no amount', line('DE', [5], ''), { is: 'STAKE' }],
  ['nothing staked', line('DE', [5], '0'), { is: 'STAKE' }],
  ['a bet of another region', line('BAO7', [5], '10000'), { is: 'UNKNOWN' }],
  ['less than the least cost', line('DE', [5, 6], '999'), { is: 'MINIMUM', limit: dong(1_000) }],
  ['more than the largest payout', line('DE', [5], '30000000'), { is: 'MAXIMUM', limit: dong(2_000_000_000) }],
  ['more than the ceiling', line('DE', [5], '6000000'), { is: 'CEILING', limit: dong(5_000_000), pick: null }],
])('refuses %s', (_what, requested, problem) => {
  const slip = price([requested])
  expect(slip.lines[0]?.problem).toEqual(problem)
  expect(slip.isSellable).toBe(false)
})

it('counts lines of the same number together against what its ceiling leaves', () => {
  const remaining = new Map([[getSelection('DE', [5]), dong(60_000)]])
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
    tickets: [{ soldLines: 11 }],
    isSellable: false,
  })
  expect(price([line('XIEN2', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], '1000')])).toMatchObject({
    tickets: [{ soldLines: 1 }],
    isSellable: true,
  })
})

it('is not sellable at odds that this page does not know', () => {
  const slip = priceSlip(NORTH, { ...TERMS, version: '2099-01' }, [line('DE', [5], '1000')], LIMITS)
  expect(slip.lines[0]?.problem).toEqual({ is: 'UNKNOWN' })
})

it('prices lines of other stations, and of two together, by their own rules, as tickets of their own', () => {
  const slip = price(
    [
      line('LO2', [12], '1000'),
      { ...line('LO2', [12], '1000', 2), lottery: 'HO_CHI_MINH' },
      { ...line('DA_XIEN', [12, 34], '1000', 3), lottery: 'HO_CHI_MINH-DONG_THAP' },
      { ...line('LO2', [13], '1000', 4), lottery: 'HO_CHI_MINH' },
    ],
    { remaining: new Map([[getSelection('LO2', [12]), dong(1_000)]]) },
  )
  expect(slip).toMatchObject({ cost: dong(27_000 + 18_000 + 36_000 + 18_000), isSellable: true })
  expect(slip.tickets.map(({ lottery, cost, lines }) => [lottery, cost, lines.map(({ id }) => id)])).toEqual([
    [undefined, dong(27_000), [1]],
    ['HO_CHI_MINH', dong(36_000), [2, 4]],
    ['HO_CHI_MINH-DONG_THAP', dong(36_000), [3]],
  ])
})

it.each([
  ['that does not sell for the draw', 'CA_MAU', 'NOT_ON_SALE'],
  ['that this page does not know', 'PARIS', 'UNKNOWN'],
])('marks a line of a station %s', (_what, lottery, problem) => {
  const slip = price([line('DE', [5], '1000'), { ...line('DE', [5], '1000', 2), lottery }])
  expect(slip.lines.map(({ problem: own }) => own)).toEqual([null, { is: problem }])
  expect(slip.isSellable).toBe(false)
})

it('is not sellable without lines', () => expect(price([]).isSellable).toBe(false))

it('closes the sale of a station’s draw at the cut-off of the house, and of a fast draw at its own time', () => {
  const closes = (lottery: string, number: string, cutOffMinutes: number) =>
    new Date(getClosing(lottery, number, [], { cutOffMinutes })).toISOString()
  expect(closes('HA_NOI', '20261123', 0)).toBe('2026-11-23T11:10:00.000Z')
  expect(closes('HA_NOI', '20261123', 15)).toBe('2026-11-23T10:55:00.000Z')
  expect(closes('BEN_TRE-VUNG_TAU', '20261124', 15)).toBe('2026-11-24T08:55:00.000Z')
  expect(closes('SSC_5M', '20261123001', 15)).toBe(closes('SSC_5M', '20261123001', 0))
  expect(getClosing('HA_NOI', '20261124', [], { cutOffMinutes: 0 })).toBe(-Infinity)
})
