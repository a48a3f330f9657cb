import { Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { openForgottenPassword, openLogInWithNewPassword } from '../../access/access-requests.ts'
import { useResetPasswordMutation } from './reset-password.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type NewPassword, NewPasswordForm } from './new-password-form.tsx'

/**
 * Target of password reset links. The token is in the URL's hash, which servers never see, and moves to the history state at once;
 * a reload reads it from there.
 */
export function Component() {
  const { t } = useTranslation('passwords')
  const location = useLocation()
  const navigate = useNavigate()
  const { run: setPassword } = useSubmit(useResetPasswordMutation())
  const fromAddress = tokenFromHash(location.hash)
  const token = fromAddress ?? tokenFromHistory(location.state)
  const [isOver, setIsOver] = useState(false)
  usePageTitle(t('setTitle'))
  useEffect(() => {
    if (fromAddress) void navigate(location.pathname, { replace: true, state: { token: fromAddress } })
  }, [fromAddress, navigate, location.pathname])

  const send = async ({ newPassword, confirmNewPassword }: NewPassword) => {
    const outcome = await setPassword({ input: { token: token ?? '', newPassword, confirmNewPassword } })
    if (outcome.problem?.code === 'LINK_INVALID') setIsOver(true)
    return outcome
  }
  const finish = async () => {
    await navigate(paths.home(), { replace: true })
    openLogInWithNewPassword()
  }
  if (isOver || !token) {
    return (
      <>
        <h1 className="visually-hidden">{t('setTitle')}</h1>
        <EmptyState
          icon={Unlink}
          title={t('linkOver')}
          text={t('linkOverText')}
          action={<Button onClick={openForgottenPassword}>{t('askAgain')}</Button>}
        />
      </>
    )
  }
  return (
    <div className="mx-auto flex max-w-sm flex-col gap-6 py-6 tablet:py-12">
      <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
        {t('setTitle')}
      </h1>
      <NewPasswordForm action={t('set')} acting={t('setting')} onSend={send} onDone={finish}>
        <p className="text-body text-muted">{t('setText')}</p>
      </NewPasswordForm>
    </div>
  )
}

function tokenFromHistory(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : undefined
}

/** Reads `#token=…`. */
function tokenFromHash(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined
}
