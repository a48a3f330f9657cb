import { useTranslation } from 'react-i18next'
import { askTrueAccount } from '../../access/access-requests.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useSetFavouriteMutation } from './set-favourite.generated.ts'

/** Marks a game as a favourite or takes the mark away. The tile changes at once and changes back if it is refused. */
export function useFavourite(): (gameId: string, favourite: boolean) => Promise<void> {
  const [setFavourite] = useSetFavouriteMutation()
  const { t } = useTranslation('lobby')
  const errorText = useErrorText()

  const refuse = (code: string): void => {
    if (code === 'IN_NEED_TRUE_ACCOUNT') askTrueAccount()
    // An ended session has its own notice.
    else if (code !== 'SESSION_EXPIRED') showToast({ tone: 'bad', title: t('favouriteFailed'), text: errorText(code) })
  }
  return async (gameId, favourite) => {
    try {
      const { data, error } = await setFavourite({
        variables: { input: { gameId, favourite } },
        optimisticResponse: {
          setFavourite: {
            __typename: 'FavouriteSet',
            game: { __typename: 'Game', id: gameId, isFavourite: favourite },
          },
        },
      })
      if (data?.setFavourite.__typename === 'Problem') refuse(data.setFavourite.code)
      else if (error) refuse(errorCodeOf(error))
    } catch (error) {
      refuse(errorCodeOf(error))
    }
  }
}
