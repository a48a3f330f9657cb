import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { invitationOf } from '../../features/registration/invitation.ts'
import { RegisterForm } from '../../features/registration/register-form.tsx'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AccountPage } from '../shell/account-page.tsx'

/** The registration as a page of its own. An invitation code may stand in its address. */
export function Component() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const site = useSiteFacts()
  if (site && !site.features.includes('REGISTRATION')) {
    return <EmptyState icon={UserRoundX} title={t('closedTitle')} text={t('closedText')} />
  }
  return (
    <AccountPage
      title={t('registerTitle')}
      other={
        <>
          {t('haveAccount')}
          <Link to={paths.logIn()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('logIn')}
          </Link>
        </>
      }
    >
      <RegisterForm
        invitedBy={invitationOf(params)}
        onSignedIn={() => {
          void navigate(paths.home(), { replace: true })
          showToast({ tone: 'good', title: t('registered') })
        }}
      />
    </AccountPage>
  )
}
