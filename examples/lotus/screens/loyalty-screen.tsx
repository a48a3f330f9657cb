import {
  EmptyState,
  LoadFailure,
  SkeletonText,
  buttonClass,
  getResponse,
  openLogIn,
  usePageTitle,
  useViewer,
} from '@playhouse/web/kit'
import { Flower2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLotusLoyaltyQuery } from './loyalty.generated.ts'

export function Component() {
  const { t } = useTranslation('lotus')
  const viewer = useViewer()
  const query = useLotusLoyaltyQuery({ skip: !viewer })
  usePageTitle(t('loyalty'))
  const loyalty = getResponse(query).response?.loyalty
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
        {t('loyalty')}
      </h1>
      {viewer === null ? (
        <EmptyState
          icon={Flower2}
          title={t('loyaltyVisitor')}
          text={t('loyaltyVisitorText')}
          action={
            <button type="button" className={buttonClass({ variant: 'action' })} onClick={() => openLogIn()}>
              {t('loyaltyLogIn')}
            </button>
          }
        />
      ) : loyalty ? (
        <section className="rounded-card border border-line bg-surface p-4">
          <p className="text-body text-muted">
            {t('loyaltyStamps', { stamps: loyalty.stamps, needed: loyalty.needed })}
          </p>
          <progress
            className="mt-2 w-full accent-action"
            value={loyalty.stamps}
            max={loyalty.needed}
            aria-label={t('loyalty')}
          />
          <p className="mt-2 text-body">{t('loyaltyTreat', { treat: loyalty.treat })}</p>
        </section>
      ) : query.error ? (
        <LoadFailure title={t('loyaltyFailed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div aria-busy="true" className="max-w-prose">
          <SkeletonText lines={3} />
        </div>
      )}
    </div>
  )
}
