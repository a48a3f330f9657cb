import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { askLogIn } from '../../access/access-requests.ts'
import { dropViewer } from '../../access/sign-in.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { onSessionExpiry } from '../../graphql/session-expiry.ts'
import { dismissToast, showToast } from '../../ui/toast-queue.ts'

/** When an answer says that the session has ended: the page becomes a visitor's, says so and offers to log in. */
export function useSessionExpiry(): void {
  const client = useApolloClient()
  const { t } = useTranslation('shell')
  const signedIn = Boolean(useViewer())
  const notice = useRef<number>(undefined)
  useEffect(() => {
    if (signedIn && notice.current !== undefined) {
      // Whoever has come back needs no reminder.
      dismissToast(notice.current)
      notice.current = undefined
    }
    return onSessionExpiry(() => {
      // Several answers may say it at once.
      if (notice.current !== undefined) return
      notice.current = showToast({
        tone: 'bad',
        title: t('expiredTitle'),
        text: t('expiredText'),
        action: { label: t('logIn'), onPress: () => askLogIn() },
      })
      // The first answer of a page that opens with an ended session is a visitor's already.
      if (signedIn) void dropViewer(client)
    })
  }, [signedIn, client, t])
}
