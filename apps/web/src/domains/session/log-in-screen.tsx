import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { NeedsScript } from '../site/parts/needs-script.tsx'
import { BannerSlide } from '../site/parts/banner-slide.tsx'
import { useBannerGroup } from '../site/parts/use-banner-group.ts'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LogInForm } from './log-in-form.tsx'
import { type LogInScreenQueryVariables, useLogInScreenQuery } from './log-in-screen.generated.ts'
import { useAfterLogIn } from './use-after-log-in.ts'

export function Component() {
  const { t } = useTranslation('session')
  const variables = useScreenVariables<LogInScreenQueryVariables>()
  const { loading } = useLogInScreenQuery({ variables })
  const navigate = useNavigate()
  const afterLogIn = useAfterLogIn()
  const viewer = useViewer()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  const title = t('logInTitle')
  usePageTitle(title, (heads, brand) => ({ description: heads('logIn', { brand }) }))
  return (
    <div className="mx-auto grid max-w-6xl items-start gap-12 py-6 tablet:py-10 laptop:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <section className="mx-auto flex w-full max-w-sm flex-col gap-6 tablet:max-w-md tablet:rounded-dialog tablet:border tablet:border-line tablet:bg-surface tablet:p-8">
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
      </section>
      <News />
    </div>
  )
}

/** News beside the form, on wide screens. */
function News() {
  const [first] = useBannerGroup('w_home') ?? []
  return (
    <aside className="min-h-60 overflow-hidden rounded-card max-laptop:hidden">
      {first ? <BannerSlide banner={first} size="tall" /> : null}
    </aside>
  )
}
