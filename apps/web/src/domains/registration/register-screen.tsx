import { SMALLEST_STAKE } from '@playhouse/shared/limits.ts'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { announceRegistration } from './registered.ts'
import { useRegistrationBrand } from './use-registration-brand.ts'
import { NeedsScript } from '../site/parts/needs-script.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PhoneIllustration } from '../site/parts/phone-illustration.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { PromotionSlider, type SliderPromotion } from './promotion-slider.tsx'
import { type RegisterScreenQueryVariables, useRegisterScreenQuery } from './register-screen.generated.ts'
import { RegistrationForm } from './registration-form.tsx'

export function Component() {
  const { t } = useTranslation(['registration', 'session'])
  const variables = useScreenVariables<RegisterScreenQueryVariables>()
  const query = useRegisterScreenQuery({ variables })
  const brand = useRegistrationBrand()
  const viewer = useViewer()
  const navigate = useNavigate()
  const open = useSiteFacts()?.features.includes('REGISTRATION') ?? true
  usePageTitle(t('title'), (heads, name) => ({ description: heads('register', { brand: name }) }))
  const signedIn = viewer && viewer.kind !== 'DEMO'
  if (!open) return <EmptyState icon={UserRoundX} title={t('closedTitle')} text={t('closedText')} />
  return (
    <div className="mx-auto max-w-5xl pb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <Link to={paths.home()} className={buttonClass({ variant: 'quiet', size: 'small', class: '-ms-3' })}>
          <Icon icon={ArrowLeft} size={16} />
          {t('backHome')}
        </Link>
        <span className="flex items-center text-small text-muted">
          {t('haveAccount')}
          <Link to={paths.logIn()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('logIn')}
          </Link>
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 laptop:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] laptop:gap-12">
        <section className="rounded-dialog border border-line bg-surface p-5 tablet:p-8">
          <RegisterTitle />
          <NeedsScript />
          {signedIn ? (
            <AlreadySignedIn name={viewer.nickname} />
          ) : brand ? (
            <RegistrationForm
              brand={brand}
              mode="page"
              onRegistered={(way, account) => {
                announceRegistration({ way, account })
                return navigate(paths.home(), { replace: true })
              }}
            />
          ) : query.loading ? (
            <FormSkeleton />
          ) : (
            <LoadFailure title={t('rulesFailed')} error={query.error} onRetry={() => void query.refetch()} />
          )}
        </section>
        <RegisterAside
          promotions={
            query.dataState === 'complete'
              ? query.data.site.promotions?.nodes.filter(({ status }) => status !== 'CLOSED')
              : undefined
          }
          loading={query.loading}
        />
      </div>
    </div>
  )
}

function AlreadySignedIn({ name }: { name: string }) {
  const { t } = useTranslation('session')
  return (
    <>
      <p className="text-prose text-muted">{t('alreadySignedIn', { name })}</p>
      <Link to={paths.home()} className={buttonClass({ class: 'mt-4' })}>
        {t('toHome')}
      </Link>
    </>
  )
}

interface RegisterAsideProps {
  promotions: readonly SliderPromotion[] | undefined
  loading: boolean
}

function RegisterAside({ promotions, loading }: RegisterAsideProps) {
  const { t } = useTranslation('registration')
  return (
    <aside className="flex min-w-0 flex-col gap-6 laptop:sticky laptop:top-22">
      {promotions && promotions.length > 0 ? (
        <PromotionSlider promotions={promotions} />
      ) : loading && !promotions ? (
        <Skeleton className="aspect-16/11 w-full rounded-card" />
      ) : null}
      <Link
        to={paths.download()}
        className="tone-card group flex items-center gap-5 overflow-hidden rounded-card border border-line bg-surface ps-5 hover:bg-raised"
      >
        <span className="min-w-0 grow py-4">
          <span className="block text-prose font-semibold">{t('download')}</span>
          <span className="mt-0.5 block text-small text-muted">{t('downloadText')}</span>
        </span>
        <PhoneIllustration className="-mb-16 h-44 shrink-0 pt-4 pe-4" />
      </Link>
    </aside>
  )
}

/** Title with the smallest stake. */
function RegisterTitle() {
  const { t } = useTranslation('registration')
  const { integer } = useFormat()
  return (
    <h1 tabIndex={-1} className="mb-5 focus-visible:outline-none">
      <span className="block text-headline font-semibold text-balance">{t('title')}</span>
      <span className="figures mt-1 block text-prose text-muted">
        {t('titleAmount', { amount: `${integer(SMALLEST_STAKE)} VND` })}
      </span>
    </h1>
  )
}
