import { describe, expect, test } from 'vitest'
import { CONTRACT_KINDS, CONTRACT_RATE_MAX, type ContractTerms } from './agent-pay.ts'
import { canonicalTerms, CONTRACT_CONDITIONS, termBreaches } from './contract-terms.ts'

const TERMS: ContractTerms = {
  period: 'D',
  basisPoints: 10,
  minValidBet: null,
  minHouseProfit: null,
  minActiveMembers: null,
  maxWinRate: null,
  maxLossRate: null,
  maxSingleBet: null,
}

describe('terms of a contract', () => {
  test.each(CONTRACT_KINDS)('may have the conditions of %s at their bounds', (kind) => {
    for (const condition of CONTRACT_CONDITIONS[kind]) {
      const bounds = condition.endsWith('Rate') ? [0, 10_000] : ['0.01', '999999999999']
      for (const value of condition === 'minActiveMembers' ? [0, 1_000_000] : bounds) {
        expect(termBreaches(kind, { ...TERMS, [condition]: value })).toEqual({})
      }
    }
    expect(termBreaches(kind, { ...TERMS, basisPoints: CONTRACT_RATE_MAX[kind] })).toEqual({})
  })

  test.each([
    ['DIVIDEND', 'basisPoints', 0],
    ['DIVIDEND', 'basisPoints', 5001],
    ['DAILY_SALARY', 'basisPoints', 201],
    ['DAILY_SALARY', 'basisPoints', 1.5],
    ['DIVIDEND', 'minValidBet', '-0.0001'],
    ['DIVIDEND', 'minHouseProfit', '-1'],
    ['DIVIDEND', 'minHouseProfit', '1000000000000'],
    ['DAILY_SALARY', 'minValidBet', '99999999999999999999999999'],
    ['DIVIDEND', 'minActiveMembers', -1],
    ['DIVIDEND', 'minActiveMembers', 1_000_001],
    ['HOURLY_SALARY', 'maxWinRate', -1],
    ['HOURLY_SALARY', 'maxLossRate', 10_001],
    ['REALTIME_SALARY', 'maxSingleBet', '0'],
    ['REALTIME_SALARY', 'maxSingleBet', '-5'],
  ] as const)('refuse for %s a %s of %s', (kind, term, value) => {
    expect(termBreaches(kind, { ...TERMS, [term]: value })).toEqual({ [term]: 'range' })
  })

  test.each([
    ['DIVIDEND', 'maxSingleBet', '5.00'],
    ['DAILY_SALARY', 'maxWinRate', 5],
    ['REALTIME_SALARY', 'minActiveMembers', 5],
  ] as const)('refuse for %s the condition %s, which it does not have', (kind, term, value) => {
    expect(termBreaches(kind, { ...TERMS, [term]: value })).toEqual({ [term]: 'fixed' })
  })

  const tier = (profit: string, basisPoints: number) => ({ profit, basisPoints })
  test('may have five rates of a dividend that rise with the profit', () => {
    const tiers = [tier('0.0001', 11), tier('5', 12), tier('6', 13), tier('999999999999', 5000)]
    const dividend = {
      deductsRebates: true,
      deductsPromotions: true,
      lossCarryOver: 'PREVIOUS',
      activeMemberBet: '0.01',
    } as const
    expect(termBreaches('DIVIDEND', { ...TERMS, ...dividend, tiers })).toEqual({})
  })

  test.each([
    ['tiers', [tier('0', 20)]],
    ['tiers', [tier('5', 10)]],
    ['tiers', [tier('5', 20), tier('5', 30)]],
    ['tiers', [tier('5', 20), tier('4', 30)]],
    ['tiers', [tier('5', 20), tier('6', 20)]],
    ['tiers', [tier('5', 5001)]],
    ['tiers', [tier('5', 20.5)]],
    ['tiers', [tier('many', 20)]],
    ['tiers', [tier('1000000000000', 20)]],
    ['tiers', [1, 2, 3, 4, 5].map((number) => tier(String(number), 10 + number))],
    ['activeMemberBet', '0'],
    ['activeMemberBet', '1000000000000'],
  ])('refuse for a dividend %s of %j', (term, value) => {
    expect(termBreaches('DIVIDEND', { ...TERMS, [term]: value })).toEqual({ [term]: 'range' })
  })

  test.each([
    ['deductsRebates', true],
    ['deductsPromotions', true],
    ['lossCarryOver', 'PERMANENT'],
    ['activeMemberBet', '5'],
    ['tiers', [tier('5', 20)]],
  ])('refuse for a salary the term %s, which only dividends have', (term, value) => {
    expect(termBreaches('DAILY_SALARY', { ...TERMS, [term]: value })).toEqual({ [term]: 'fixed' })
  })

  test('leave out what does not apply, so that equal terms have one fingerprint', () => {
    expect(canonicalTerms({ ...TERMS, deductsRebates: false, lossCarryOver: undefined, tiers: [] })).toEqual(TERMS)
    expect(Object.keys(canonicalTerms({ ...TERMS, deductsRebates: false }))).toEqual(Object.keys(TERMS))
  })

  test('keep what applies', () => {
    const dividend: ContractTerms = {
      ...TERMS,
      deductsRebates: true,
      deductsPromotions: true,
      lossCarryOver: 'PERMANENT',
      activeMemberBet: '5',
      tiers: [tier('5', 20)],
    }
    expect(canonicalTerms(dividend)).toEqual(dividend)
  })

  test.each([
    ['minValidBet', '0'],
    ['minHouseProfit', '0'],
  ])('may ask for a %s of nothing', (term, value) => {
    expect(termBreaches('DIVIDEND', { ...TERMS, [term]: value })).toEqual({})
  })
})
