import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { AccountPage } from '../shell/account-page.tsx'
import { LogInForm } from './log-in-form.tsx'
import { useAfterLogIn } from './use-after-log-in.ts'

export function Component() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const welcome = useAfterLogIn()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  return (
    <AccountPage title={t('logInTitle')} other={null}>
      <LogInForm
        onSignedIn={(facts) => {
          welcome(facts)
          void navigate(paths.home(), { replace: true })
        }}
      >
        {canRegister ? (
          <p className="mt-2 flex flex-wrap items-center justify-center gap-x-1 text-body text-muted">
            {t('noAccount')}
            <Link to={paths.register()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('register')}
            </Link>
          </p>
        ) : null}
      </LogInForm>
    </AccountPage>
  )
}
