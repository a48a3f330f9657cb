import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { createCache } from '../../graphql/create-cache.ts'
import { keepInFavourites } from './keep-in-favourites.ts'

const LIST = gql`
  {
    viewer {
      id
      favouriteGames(pageSize: 14) {
        nodes {
          id
        }
      }
    }
  }
`

function cacheWith(ids: readonly string[] | null) {
  const cache = createCache()
  const nodes = ids?.map((id) => ({ __typename: 'Game', id }))
  const favouriteGames = nodes ? { __typename: 'GameConnection', nodes } : null
  cache.writeQuery({ query: LIST, data: { viewer: { __typename: 'Viewer', id: '1', favouriteGames } } })
  cache.writeQuery({
    query: gql`
      {
        game(id: "9") {
          id
        }
      }
    `,
    data: { game: { __typename: 'Game', id: '9' } },
  })
  const kept = () => {
    const { viewer } =
      cache.readQuery<{ viewer: { favouriteGames: { nodes: { id: string }[] } | null } }>({ query: LIST }) ?? {}
    return viewer?.favouriteGames?.nodes.map(({ id }) => id) ?? null
  }
  return { cache, kept }
}

it('puts a game first, once', () => {
  const { cache, kept } = cacheWith(['1', '2'])
  keepInFavourites(cache, '9', true)
  keepInFavourites(cache, '9', true)
  expect(kept()).toEqual(['9', '1', '2'])
})

it('takes a game out, and minds none that is not in', () => {
  const { cache, kept } = cacheWith(['1', '2'])
  keepInFavourites(cache, '1', false)
  keepInFavourites(cache, '9', false)
  expect(kept()).toEqual(['2'])
})

it('leaves a list alone that nobody keeps, and a cache without one', () => {
  const { cache, kept } = cacheWith(null)
  keepInFavourites(cache, '9', true)
  expect(kept()).toBeNull()
  expect(() => keepInFavourites(createCache(), '9', true)).not.toThrow()
})
