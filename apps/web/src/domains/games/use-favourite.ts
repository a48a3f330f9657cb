import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { openTrueAccount } from '../../access/access-requests.ts'
import { ERROR_TEXTS, errorText, loadErrorText } from '../../graphql/error-text.ts'
import { loadPart } from '../../ui/load-part.ts'
import { showToast } from '../../ui/toast-queue.ts'

/** Toggles a favourite. The tile updates optimistically and reverts on failure. */
export function useFavourite(): (gameId: string, favourite: boolean) => Promise<void> {
  const client = useApolloClient()
  const { t, i18n } = useTranslation('lobby')
  return useCallback(
    async (gameId: string, favourite: boolean) => {
      const code = await loadPart(() => import('./set-favourite.ts')).then(
        ({ setFavourite }) => setFavourite(client, gameId, favourite),
        () => 'NETWORK',
      )
      if (code === 'REAL_ACCOUNT_REQUIRED') openTrueAccount()
      // An ended session has its own message.
      if (code === null || code === 'REAL_ACCOUNT_REQUIRED' || code === 'SESSION_EXPIRED') return
      await loadErrorText(code)
      const text = errorText(i18n.getFixedT(null, ERROR_TEXTS), code)
      showToast({ tone: 'bad', title: t('favouriteFailed'), text })
    },
    [client, t, i18n],
  )
}
