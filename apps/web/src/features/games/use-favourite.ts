import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { openTrueAccount } from '../../access/access-requests.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { keepInFavourites } from './keep-in-favourites.ts'
import { SetFavouriteDocument } from './set-favourite.generated.ts'

/** Toggles a favourite. The tile updates optimistically and reverts on failure. */
export function useFavourite(): (gameId: string, favourite: boolean) => Promise<void> {
  const client = useApolloClient()
  const { t } = useTranslation('lobby')
  const errorText = useErrorText()

  const refuse = useCallback(
    (code: string): void => {
      if (code === 'REAL_ACCOUNT_REQUIRED') openTrueAccount()
      // An ended session has its own message.
      else if (code !== 'SESSION_EXPIRED')
        showToast({ tone: 'bad', title: t('favouriteFailed'), text: errorText(code) })
    },
    [t, errorText],
  )
  return useCallback(
    async (gameId: string, isFavourite: boolean) => {
      try {
        const { data, error } = await client.mutate({
          mutation: SetFavouriteDocument,
          variables: { input: { gameId, isFavourite } },
          optimisticResponse: {
            setFavourite: {
              __typename: 'SetFavouriteSuccess',
              game: { __typename: 'Game', id: gameId, isFavourite },
            },
          },
          update: (cache, { data: set }) => {
            if (set?.setFavourite.__typename === 'SetFavouriteSuccess') keepInFavourites(cache, gameId, isFavourite)
          },
        })
        if (data?.setFavourite.__typename === 'Problem') refuse(data.setFavourite.code)
        else if (error) refuse(errorCodeOf(error))
        // After a log-in the lottery lobby's lists may not contain the lottery yet.
        else
          for (const query of client.getObservableQueries('active')) {
            if (query.queryName === 'LotteryLobbyScreen') void query.refetch().catch(() => undefined)
          }
      } catch (error) {
        refuse(errorCodeOf(error))
      }
    },
    [client, refuse],
  )
}
