import type { ApolloClient } from '@apollo/client'
import { getErrorCode } from '../../graphql/error-code.ts'
import { keepInFavourites } from './keep-in-favourites.ts'
import { SetFavouriteDocument } from './set-favourite.generated.ts'

/** Sets or removes a favourite. Returns the code of the failure, or null. */
export async function setFavourite(client: ApolloClient, gameId: string, favourite: boolean): Promise<string | null> {
  try {
    const { data, error } = await client.mutate({
      mutation: SetFavouriteDocument,
      variables: { input: { gameId, isFavourite: favourite } },
      optimisticResponse: {
        setFavourite: {
          __typename: 'SetFavouriteSuccess',
          game: { __typename: 'Game', id: gameId, isFavourite: favourite, favouriteNote: null },
        },
      },
      update: (cache, { data: set }) => {
        if (set?.setFavourite.__typename === 'SetFavouriteSuccess') keepInFavourites(cache, gameId, favourite)
      },
    })
    if (data?.setFavourite.__typename === 'Problem') return data.setFavourite.code
    if (error) return getErrorCode(error)
    // After a log-in the lottery lobby's lists may not contain the lottery yet.
    for (const query of client.getObservableQueries('active')) {
      if (query.queryName === 'LotteryLobbyScreen') void query.refetch().catch(() => undefined)
    }
    return null
  } catch (error) {
    return getErrorCode(error)
  }
}
