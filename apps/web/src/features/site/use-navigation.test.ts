import { describe, expect, it } from 'vitest'
import { lobbiesOf } from './use-navigation.ts'

const vendor = (id: string) => ({
  __typename: 'Vendor' as const,
  id,
  name: id,
  mark: `/${id}`,
  logo: `/${id}`,
  opening: null,
})
const entry = (category: 'ELOTT' | 'LOTT' | 'RNG', lobby: 'elott' | 'rng', ids: string[]) => ({
  __typename: 'NavigationEntry' as const,
  category,
  lobby,
  vendors: ids.map(vendor),
})

describe('the navigation', () => {
  it('shows one entry for the two kinds of lotteries, each vendor once', () => {
    const lobbies = lobbiesOf([
      entry('RNG', 'rng', ['A']),
      entry('ELOTT', 'elott', ['A', 'B']),
      entry('LOTT', 'elott', ['B', 'C']),
    ])
    expect(lobbies.map(({ lobby, vendors }) => [lobby, vendors.map(({ id }) => id)])).toEqual([
      ['rng', ['A']],
      ['elott', ['A', 'B', 'C']],
    ])
  })

  it('leaves out a category without vendors', () => {
    expect(lobbiesOf([entry('RNG', 'rng', [])])).toEqual([])
  })
})
