import { expect, it } from 'vitest'
import { coverageOfVendor, findRisk } from './round-risk.ts'

const UNKNOWN = { vendorCode: 'V', payout: 0n, details: { text: 'of the vendor alone' } }
const dice = (target: number) => ({ engine: 'dice', modelId: 'dice-97', bet: { direction: 'under', target } })

it('finds no risk for a bet that the vendor does not describe', () => {
  expect(findRisk(UNKNOWN)).toBeNull()
})

it('counts the bets that the engine’s rules know', () => {
  expect(findRisk({ ...UNKNOWN, details: dice(5_000) })).toEqual({ uncounted: '0', reason: null })
  expect(findRisk({ ...UNKNOWN, details: dice(9_500) })).toEqual({ uncounted: 'ALL', reason: 'LOW_ODDS' })
})

it('passes the vendor’s count on in minor units, also of nothing', () => {
  expect(findRisk({ ...UNKNOWN, turnover: '12.5' })).toEqual({ turnover: '125000' })
  expect(findRisk({ ...UNKNOWN, turnover: '0' })).toEqual({ turnover: '0' })
})

it('tells events of different vendors apart', () => {
  const coverage = { event: 'final', outcomes: [{ id: 'home', chance: 0.5 }] }
  expect(findRisk({ ...UNKNOWN, coverage })).toEqual({ coverage: { event: 'V:final', outcomes: { home: 0.5 } } })
  expect(coverageOfVendor('W', coverage).event).toBe('W:final')
})
