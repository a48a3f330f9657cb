import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropViewer } from '../../access/sign-in.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useLogOutMutation } from './log-out.generated.ts'

interface SignOutDialogProps {
  isDemo: boolean
  onClose: () => void
  /** Called when the session is closed, before the page forgets the account: leave what only members may see. */
  onSignedOut: () => void
}

/** Asks before it signs out. If the session cannot be closed the account stays, and the reason is said. */
export function SignOutDialog({ isDemo, onClose, onSignedOut }: SignOutDialogProps) {
  const { t } = useTranslation(['shell', 'common', 'ui'])
  const client = useApolloClient()
  const [logOut] = useLogOutMutation()
  const [leaving, setLeaving] = useState(false)
  const errorText = useErrorText()

  const signOut = async (): Promise<void> => {
    if (leaving) return
    setLeaving(true)
    try {
      const { data, error } = await logOut()
      if (!data?.logOut.loggedOut) throw error ?? new Error('The gateway did not close the session')
      onClose()
      onSignedOut()
      // Nothing of the account stays in this browser's own store.
      sessionStorage.clear()
      await dropViewer(client)
      showToast({ tone: 'good', title: t('signedOut') })
    } catch (error) {
      setLeaving(false)
      showToast({ tone: 'bad', title: errorText(errorCodeOf(error)) })
    }
  }
  return (
    <AlertDialog
      title={t('signOutTitle')}
      confirmLabel={t('signOut')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('ui:close')}
      pending={leaving ? t('signingOut') : false}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    >
      {isDemo ? t('signOutDemoText') : t('signOutText')}
    </AlertDialog>
  )
}
