import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropViewer } from '../../../access/sign-in.ts'
import { useProblem } from '../../../graphql/use-submit.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { endPush } from '../../notices/parts/browser-push.ts'
import { useLogOut } from '../use-log-out.ts'

/**
 * Signs out. If the session cannot be closed, the account stays and the reason is shown.
 * @param onSignedOut called once the session is closed, before account data is cleared: leave member pages here
 * @param viewerId as for `useLogOut`
 */
export function useSignOut(
  onSignedOut: () => void,
  viewerId?: string,
): { signOut: () => Promise<void>; isLeaving: boolean } {
  const { t } = useTranslation('shell')
  const client = useApolloClient()
  const logOut = useLogOut(viewerId)
  const [isLeaving, setLeaving] = useState(false)
  const getProblem = useProblem()

  const signOut = async (): Promise<void> => {
    if (isLeaving) return
    setLeaving(true)
    try {
      const { success, problem } = await logOut()
      if (!success?.isLoggedOut) {
        setLeaving(false)
        showToast({ tone: 'bad', title: (problem ?? getProblem(undefined)).text })
        return
      }
      onSignedOut()
      // No data of the account may stay in the browser's storage.
      sessionStorage.clear()
      // Without this, the browser's next user would read the account's notifications.
      void endPush()
      await dropViewer(client)
      showToast({ tone: 'good', title: t('signedOut') })
    } catch (error) {
      setLeaving(false)
      showToast({ tone: 'bad', title: getProblem(undefined, error).text })
    }
  }
  return { signOut, isLeaving }
}
