import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { accessRequest, openPasswordChange, openRegister, dropAccessRequest } from '../../../access/access-requests.ts'
import type { AccessRequest } from '../../../access/access-requests.ts'
import { passwordChangeReason } from '../../../access/password-due.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { passwordChangeRequired } from '../../../graphql/session-expiry.ts'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { useStore } from '../../../store.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../../../domains/site/parts/chunk-error-boundary.tsx'

const LogInDialog = lazyComponent(async () => (await import('../../../domains/session/log-in-dialog.tsx')).LogInDialog)
const ForgottenPasswordDialog = lazyComponent(
  async () => (await import('../../../domains/session/forgotten-password-dialog.tsx')).ForgottenPasswordDialog,
)
const ChangePasswordDialog = lazyComponent(
  async () => (await import('../../../domains/session/change-password-dialog.tsx')).ChangePasswordDialog,
)
const FirstPasswordDialog = lazyComponent(
  async () => (await import('../../../domains/session/first-password-dialog.tsx')).FirstPasswordDialog,
)
const RegisterDialog = lazyComponent(
  async () => (await import('../../../domains/registration/register-dialog.tsx')).RegisterDialog,
)
const UrlTokenSignIn = lazyComponent(
  async () => (await import('../../../domains/session/url-token-sign-in.tsx')).UrlTokenSignIn,
)
const WelcomeDialog = lazyComponent(
  async () => (await import('../../../domains/session/welcome-dialog.tsx')).WelcomeDialog,
)

/** The log-in, registration or password dialog that was requested, if any. */
export function AccessDialogs() {
  const request = useStore(accessRequest)
  const isMember = (useViewer()?.kind ?? 'DEMO') !== 'DEMO'
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const isRefused = useStore(passwordChangeRequired)
  useEffect(() => {
    // After a reload, and in a new tab as soon as the platform refuses something.
    const due = passwordChangeReason() ?? (isRefused ? 'EXPIRED' : null)
    if (isMember && due && !accessRequest.get()) openPasswordChange(due)
  }, [isMember, isRefused])
  if (!request || request.need === 'elsewhere') {
    // The token there is one of an e-mail, not of a log-in.
    return params.has('token') && pathname !== paths.unsubscribe() ? (
      <Suspense>
        <UrlTokenSignIn />
      </Suspense>
    ) : null
  }
  if (request.need === 'trueAccount') return <TrueAccountDialog />
  return (
    <ChunkErrorBoundary onDismiss={dropAccessRequest}>
      <Suspense>
        <RequestedDialog request={request} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

function RequestedDialog({ request }: { request: AccessRequest }) {
  switch (request.need) {
    case 'register':
      return <RegisterDialog />
    case 'forgottenPassword':
      return <ForgottenPasswordDialog />
    case 'changePassword':
      return <ChangePasswordDialog due={request.passwordChangeReason ?? null} />
    case 'firstPassword':
      return <FirstPasswordDialog />
    case 'welcome':
      return <WelcomeDialog />
    default:
      return <LogInDialog passwordIsNew={request.passwordIsNew ?? false} />
  }
}

function TrueAccountDialog() {
  const { t } = useTranslation(['shell', 'ui'])
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  return (
    <AlertDialog
      title={t('trueAccountTitle')}
      confirmLabel={canRegister ? t('trueAccountConfirm') : t('ui:close')}
      cancelLabel={t('notNow')}
      closeLabel={t('ui:close')}
      onConfirm={() => (canRegister ? openRegister(undefined) : dropAccessRequest())}
      onCancel={dropAccessRequest}
    >
      {t('trueAccountText')}
    </AlertDialog>
  )
}
