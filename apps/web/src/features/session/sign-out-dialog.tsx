import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropViewer } from '../../access/sign-in.ts'
import { useProblem, useSubmit } from '../../graphql/use-submit.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useLogOutMutation } from './log-out.generated.ts'

interface SignOutDialogProps {
  isDemo: boolean
  onClose: () => void
  /** Called after logging out, before the viewer is cleared, to leave pages for members. */
  onSignedOut: () => void
}

/** Confirms before logging out. On failure the member stays logged in and sees the reason. */
export function SignOutDialog({ isDemo, onClose, onSignedOut }: SignOutDialogProps) {
  const { t } = useTranslation(['shell', 'common', 'ui'])
  const client = useApolloClient()
  const { run: logOut } = useSubmit(useLogOutMutation())
  const [leaving, setLeaving] = useState(false)
  const problemOf = useProblem()

  const signOut = async (): Promise<void> => {
    if (leaving) return
    setLeaving(true)
    try {
      const { success, problem } = await logOut({})
      if (!success?.loggedOut) {
        setLeaving(false)
        showToast({ tone: 'bad', title: (problem ?? problemOf(undefined)).text })
        return
      }
      onClose()
      onSignedOut()
      // Remove the account's data from browser storage.
      sessionStorage.clear()
      await dropViewer(client)
      showToast({ tone: 'good', title: t('signedOut') })
    } catch (error) {
      setLeaving(false)
      showToast({ tone: 'bad', title: problemOf(undefined, error).text })
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
