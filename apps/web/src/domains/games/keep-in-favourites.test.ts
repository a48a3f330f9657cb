import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { createCache } from '../../graphql/create-cache.ts'
import { GameCard_GameFragmentDoc } from './parts/game-card.generated.ts'
import { GameTile_GameFragmentDoc, type GameTile_GameFragment } from './parts/game-tile.generated.ts'
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
  const favouriteGames = nodes ? { __typename: 'GamePage', nodes } : null
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
  const stored = () => {
    const { viewer } =
      cache.readQuery<{ viewer: { favouriteGames: { nodes: { id: string }[] } | null } }>({ query: LIST }) ?? {}
    return viewer?.favouriteGames?.nodes.map(({ id }) => id) ?? null
  }
  return { cache, stored }
}

it('puts a game first, once', () => {
  const { cache, stored } = cacheWith(['1', '2'])
  keepInFavourites(cache, '9', true)
  keepInFavourites(cache, '9', true)
  expect(stored()).toEqual(['9', '1', '2'])
})

it('adds every field that a favourite’s card shows, when a tile was pressed', () => {
  const cache = createCache()
  const game: GameTile_GameFragment = {
    __typename: 'Game',
    id: '9',
    name: 'Quiet Lantern',
    vendorName: 'Otter & Reed',
    picture: '/media/games/9.webp',
    isHot: false,
    isNew: false,
    isUnderMaintenance: false,
    returnToPlayerBasisPoints: 9519,
    isFavourite: false,
    jackpotId: null,
    model: null,
    volatility: 3,
    launchTarget: null,
  }
  cache.writeFragment({ fragment: GameTile_GameFragmentDoc, fragmentName: 'GameTile_game', data: game })
  expect(
    cache.readFragment({ id: 'Game:9', fragment: GameCard_GameFragmentDoc, fragmentName: 'GameCard_game' }),
  ).toMatchObject({ name: 'Quiet Lantern', volatility: 3 })
})

it('removes a game and ignores one that is not listed', () => {
  const { cache, stored } = cacheWith(['1', '2'])
  keepInFavourites(cache, '1', false)
  keepInFavourites(cache, '9', false)
  expect(stored()).toEqual(['2'])
})

it('ignores an empty cache and one without favourites', () => {
  const { cache, stored } = cacheWith(null)
  keepInFavourites(cache, '9', true)
  expect(stored()).toBeNull()
  expect(() => keepInFavourites(createCache(), '9', true)).not.toThrow()
})

it('updates a lottery and the list of lotteries only for lotteries', () => {
  const cache = createCache()
  const query = gql`
    {
      viewer {
        id
        favouriteLotteries {
          id
        }
      }
      lotteryMenus {
        electronic {
          id
          lotteries {
            id
            isFavourite
          }
        }
      }
    }
  `
  const lottery = (id: string, isFavourite: boolean) => ({ __typename: 'Lottery', id, isFavourite })
  cache.writeQuery({
    query,
    data: {
      viewer: { __typename: 'Viewer', id: '1', favouriteLotteries: [lottery('4', true)] },
      lotteryMenus: {
        __typename: 'LotteryMenus',
        electronic: [{ __typename: 'LotteryGroup', id: 'ELD', lotteries: [lottery('4', true), lottery('5', false)] }],
      },
    },
  })
  interface Lists {
    viewer: { favouriteLotteries: { id: string }[] }
    lotteryMenus: { electronic: { lotteries: { id: string; isFavourite: boolean }[] }[] }
  }
  const readLists = () => {
    const { viewer, lotteryMenus } = cache.readQuery<Lists>({ query }) ?? {}
    return {
      list: viewer?.favouriteLotteries.map(({ id }) => id),
      hearts: lotteryMenus?.electronic[0]?.lotteries.map(({ isFavourite }) => isFavourite),
    }
  }
  keepInFavourites(cache, '5', true)
  keepInFavourites(cache, '9', true)
  expect(readLists()).toEqual({ list: ['5', '4'], hearts: [true, true] })
  keepInFavourites(cache, '4', false)
  expect(readLists()).toEqual({ list: ['5'], hearts: [false, true] })
})
