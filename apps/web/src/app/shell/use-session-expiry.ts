import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openLogIn } from '../../access/access-requests.ts'
import { restoreAccountStores, setAsideAccountStores } from '../../access/account-store.ts'
import { dropViewer } from '../../access/sign-in.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { expectSessionEnd, onSessionExpiry } from '../../graphql/session-expiry.ts'
import { dismissToast, showToast } from '../../ui/toast-queue.ts'

/** On an expired session: clears the viewer, shows a toast and offers to log in; the account finds again what it had typed. */
export function useSessionExpiry(): void {
  const client = useApolloClient()
  const { t } = useTranslation('shell')
  const accountId = useViewer()?.id
  const signedIn = accountId !== undefined
  const notice = useRef<number>(undefined)
  useEffect(() => {
    if (accountId !== undefined) restoreAccountStores(accountId)
  }, [accountId])
  useEffect(() => {
    // Applies after a log-in in another tab as well.
    if (signedIn) expectSessionEnd(false)
    if (signedIn && notice.current !== undefined) {
      dismissToast(notice.current)
      notice.current = undefined
    }
    return onSessionExpiry((why = { title: t('expiredTitle'), text: t('expiredText'), mayReturn: true }) => {
      // Several responses may report it at once.
      if (notice.current !== undefined) return
      notice.current = showToast({
        tone: 'bad',
        title: why.title,
        text: why.text,
        ...(why.mayReturn && { action: { label: t('logIn'), onPress: () => openLogIn() } }),
      })
      // After a page load with an expired session the viewer is already a visitor.
      if (accountId === undefined) return
      setAsideAccountStores(accountId)
      void dropViewer(client)
    })
  }, [accountId, signedIn, client, t])
}
