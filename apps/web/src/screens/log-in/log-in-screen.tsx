import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { NeedsScript } from '../../features/site/needs-script.tsx'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LogInForm } from './log-in-form.tsx'
import { useLogInScreenQuery } from './log-in-screen.generated.ts'
import type { loader } from './log-in-screen.loader.ts'
import { useAfterLogIn } from './use-after-log-in.ts'

export function Component() {
  const { t } = useTranslation('session')
  const { variables } = useLoaderData<typeof loader>()
  const { loading } = useLogInScreenQuery({ variables })
  const navigate = useNavigate()
  const afterLogIn = useAfterLogIn()
  const viewer = useViewer()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  const title = t('logInTitle')
  usePageTitle(title, (heads, brand) => ({ description: heads('logIn', { brand }) }))
  return (
    <div className="mx-auto flex max-w-sm flex-col gap-6 py-6 tablet:py-12">
      <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
        {title}
      </h1>
      <NeedsScript />
      {viewer && viewer.kind !== 'DEMO' ? (
        <>
          <p className="text-prose text-muted">{t('alreadySignedIn', { name: viewer.nickname })}</p>
          <Link to={paths.home()} className={buttonClass({ class: 'self-start' })}>
            {t('toHome')}
          </Link>
        </>
      ) : (
        <LogInForm
          isLoading={loading}
          onSignedIn={(facts) => {
            afterLogIn(facts)
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
      )}
    </div>
  )
}
