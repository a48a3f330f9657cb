import { describe, expect, it } from 'vitest'
import { getLobbies } from './use-navigation.ts'

const vendor = (id: string) => ({
  __typename: 'Vendor' as const,
  id,
  name: id,
  icon: `/${id}`,
  logo: `/${id}`,
  launchTarget: null,
})
const entry = (category: 'ELOTT' | 'LOTT' | 'RNG', lobbyId: 'ELOTT' | 'RNG', ids: string[]) => ({
  __typename: 'NavigationEntry' as const,
  category,
  lobbyId,
  vendors: ids.map(vendor),
})

describe('the navigation', () => {
  it('shows one entry for the two kinds of lotteries, each vendor once', () => {
    const lobbies = getLobbies([
      entry('RNG', 'RNG', ['A']),
      entry('ELOTT', 'ELOTT', ['A', 'B']),
      entry('LOTT', 'ELOTT', ['B', 'C']),
    ])
    expect(lobbies.map(({ lobby, vendors }) => [lobby, vendors.map(({ id }) => id)])).toEqual([
      ['RNG', ['A']],
      ['ELOTT', ['A', 'B', 'C']],
    ])
  })

  it('leaves out a category without vendors', () => {
    expect(getLobbies([entry('RNG', 'RNG', [])])).toEqual([])
  })
})
