import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { createCache } from '../../graphql/create-cache.ts'
import { forgetPlayed } from './forget-played.ts'

const PLAYED = gql`
  query {
    viewer {
      id
      openRounds {
        id
      }
      rng: recentGames(lobbyId: RNG) {
        id
      }
      recentGames {
        id
      }
    }
  }
`
const VIEWER = gql`
  query {
    viewer {
      id
    }
  }
`

it('evicts the viewer’s played games of every lobby and nothing else', () => {
  const cache = createCache()
  const game = { __typename: 'Game', id: '7' }
  cache.writeQuery({
    query: PLAYED,
    data: {
      viewer: { __typename: 'Viewer', id: '1', openRounds: [], rng: [game], recentGames: [game] },
    },
  })
  forgetPlayed(cache)
  expect(cache.readQuery({ query: PLAYED })).toBeNull()
  expect(cache.readQuery({ query: VIEWER })).toEqual({ viewer: { __typename: 'Viewer', id: '1' } })
  expect(Object.keys(cache.extract()['Viewer:{}'] ?? {})).toEqual(['__typename', 'id'])
})

it('does nothing for a visitor', () => {
  expect(() => forgetPlayed(createCache())).not.toThrow()
})
