import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  accessRequests,
  askLogIn,
  askRegister,
  dropAccessRequest,
  fulfilAccessRequest,
} from '../../access/access-requests.ts'
import { invitationOf } from '../../features/registration/invitation.ts'
import { RegisterForm } from '../../features/registration/register-form.tsx'
import { LogInForm } from '../../features/session/log-in-form.tsx'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'

/** Log in or register, one taking the place of the other; afterwards the action that was held up goes on. */
export function SignInDialog({ mode }: { mode: 'logIn' | 'register' }) {
  const { t } = useTranslation(['session', 'ui'])
  const [params] = useSearchParams()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  const finish = (text: string) => {
    fulfilAccessRequest()
    showToast({ tone: 'good', title: text })
  }
  const logIn = mode === 'logIn'
  return (
    <Dialog
      key={mode}
      size="small"
      title={logIn ? t('logInTitle') : t('registerTitle')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={dropAccessRequest}
    >
      {logIn ? (
        <LogInForm onSignedIn={(name) => finish(t('welcome', { name }))} />
      ) : (
        <RegisterForm invitedBy={invitationOf(params)} onSignedIn={() => finish(t('registered'))} />
      )}
      {logIn && !canRegister ? null : (
        <p className="mt-5 flex flex-wrap items-center justify-center gap-x-1 text-body text-muted">
          {logIn ? t('noAccount') : t('haveAccount')}
          <Button
            variant="quiet"
            size="small"
            onClick={() => (logIn ? askRegister() : askLogIn(accessRequests.read()?.goOn))}
          >
            {logIn ? t('register') : t('logIn')}
          </Button>
        </p>
      )}
    </Dialog>
  )
}
