import type { ApolloCache, Reference } from '@apollo/client'

interface FavouriteList {
  nodes: readonly Reference[]
}

interface CachedAccount {
  favouriteGames: FavouriteList | null
  favouriteLotteries: readonly Reference[] | null
}

/** Adds the game to the cached lists of favourites, or removes it; the same for lotteries. */
export function keepInFavourites(cache: ApolloCache, gameId: string, favourite: boolean): void {
  const game = cache.identify({ __typename: 'Game', id: gameId })
  const lottery = cache.identify({ __typename: 'Lottery', id: gameId })
  const viewer = cache.identify({ __typename: 'Viewer' })
  if (!game || !lottery || !viewer) return
  const isLottery = cache.modify<{ isFavourite: boolean | null }>({
    id: lottery,
    fields: { isFavourite: () => favourite },
  })
  cache.modify<CachedAccount>({
    id: viewer,
    fields: {
      favouriteGames: (list, { readField, toReference }) => {
        const stored = list as FavouriteList | null
        const mark = toReference(game)
        if (!stored || !mark) return list
        const others = stored.nodes.filter((node) => readField('id', node) !== gameId)
        return { ...stored, nodes: favourite ? [mark, ...others] : others }
      },
      favouriteLotteries: (list, { readField, toReference }) => {
        const stored = list as readonly Reference[] | null
        const mark = toReference(lottery)
        if (!stored || !mark || !isLottery) return list
        const others = stored.filter((one) => readField('id', one) !== gameId)
        return favourite ? [mark, ...others] : others
      },
    },
  })
}
