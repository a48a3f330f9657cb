import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useSignOut } from './parts/use-sign-out.ts'

interface SignOutDialogProps {
  isDemo: boolean
  onClose: () => void
  /** Called after logging out, before the viewer is cleared, to leave pages for members. */
  onSignedOut: () => void
}

/** Asks for confirmation before signing out. */
export function SignOutDialog({ isDemo, onClose, onSignedOut }: SignOutDialogProps) {
  const { t } = useTranslation(['shell', 'common', 'ui'])
  const { signOut, isLeaving } = useSignOut(() => {
    onClose()
    onSignedOut()
  })
  return (
    <AlertDialog
      title={t('signOutTitle')}
      confirmLabel={t('signOut')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('ui:close')}
      pending={isLeaving ? t('signingOut') : false}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    >
      {isDemo ? t('signOutDemoText') : t('signOutText')}
    </AlertDialog>
  )
}
