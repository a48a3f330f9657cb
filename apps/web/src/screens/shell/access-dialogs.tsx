import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { accessRequests, askRegister, dropAccessRequest } from '../../access/access-requests.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'

const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }))

/** The dialog that someone needs to go through before an action can go on, if any. */
export function AccessDialogs() {
  const request = useSyncExternalStore(accessRequests.subscribe, accessRequests.read)
  if (!request) return null
  if (request.need === 'trueAccount') return <TrueAccountDialog />
  return (
    <Suspense>
      <SignInDialog mode={request.need} />
    </Suspense>
  )
}

function TrueAccountDialog() {
  const { t } = useTranslation(['shell', 'ui'])
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  return (
    <AlertDialog
      title={t('trueAccountTitle')}
      confirmLabel={canRegister ? t('register') : t('ui:close')}
      cancelLabel={t('notNow')}
      closeLabel={t('ui:close')}
      onConfirm={() => (canRegister ? askRegister(undefined) : dropAccessRequest())}
      onCancel={dropAccessRequest}
    >
      {t('trueAccountText')}
    </AlertDialog>
  )
}
