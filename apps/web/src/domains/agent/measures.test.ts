import { describe, expect, test } from 'vitest'
import { getChange, isStill } from './measures.ts'
import type { Figures } from './measures.ts'

const money = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'VND' })
const figures = (change: Partial<Figures> = {}): Figures => ({
  __typename: 'TeamTotals',
  activeMembers: 0,
  newMembers: 0,
  deposit: money('0.00'),
  withdrawal: money('0.00'),
  turnover: money('0.00'),
  houseProfit: money('0.00'),
  ...change,
})

describe('changeOf', () => {
  test('returns the unsigned difference across zero', () => {
    const now = figures({ houseProfit: money('-2500.50') })
    const before = figures({ houseProfit: money('1000.25') })
    expect(getChange(now, before, 'houseProfit')).toEqual({ direction: 'down', by: '3500.75' })
    expect(getChange(before, now, 'houseProfit')).toEqual({ direction: 'up', by: '3500.75' })
  })

  test('is exact beyond floating point', () => {
    const now = figures({ turnover: money('900719925474099.02') })
    const before = figures({ turnover: money('900719925474099.01') })
    expect(getChange(now, before, 'turnover')).toEqual({ direction: 'up', by: '0.01' })
  })

  test('counts', () => {
    expect(getChange(figures({ newMembers: 3 }), figures({ newMembers: 5 }), 'newMembers')).toEqual({
      direction: 'down',
      by: '2.00',
    })
    expect(getChange(figures(), figures(), 'activeMembers').direction).toBe('same')
  })
})

test('reports a team as inactive only when all totals are zero', () => {
  expect(isStill(figures())).toBe(true)
  expect(isStill(figures({ newMembers: 1 }))).toBe(false)
  expect(isStill(figures({ houseProfit: money('-0.01') }))).toBe(false)
})
