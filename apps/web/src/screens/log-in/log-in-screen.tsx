import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { LogInForm } from '../../features/session/log-in-form.tsx'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { AccountPage } from '../shell/account-page.tsx'

/** The log-in as a page of its own. */
export function Component() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  return (
    <AccountPage
      title={t('logInTitle')}
      other={
        canRegister ? (
          <>
            {t('noAccount')}
            <Link to={paths.register()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('register')}
            </Link>
          </>
        ) : null
      }
    >
      <LogInForm
        onSignedIn={(name) => {
          void navigate(paths.home(), { replace: true })
          showToast({ tone: 'good', title: t('welcome', { name }) })
        }}
      />
    </AccountPage>
  )
}
