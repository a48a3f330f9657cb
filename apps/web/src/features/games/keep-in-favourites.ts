import type { ApolloCache, Reference } from '@apollo/client'

interface KeptList {
  nodes: readonly Reference[]
}

/** Puts a game first in the lists of favourites that the cache holds, or takes it out of them. */
export function keepInFavourites(cache: ApolloCache, gameId: string, favourite: boolean): void {
  const game = cache.identify({ __typename: 'Game', id: gameId })
  const viewer = cache.identify({ __typename: 'Viewer' })
  if (!game || !viewer) return
  cache.modify<{ favouriteGames: KeptList | null }>({
    id: viewer,
    fields: {
      favouriteGames: (list, { readField, toReference }) => {
        const kept = list as KeptList | null
        const mark = toReference(game)
        if (!kept || !mark) return list
        const others = kept.nodes.filter((node) => readField('id', node) !== gameId)
        return { ...kept, nodes: favourite ? [mark, ...others] : others }
      },
    },
  })
}
