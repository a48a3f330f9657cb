import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RewardAmount } from '../../promotions/parts/reward-amount.tsx'
import { RewardPicture } from '../../promotions/parts/reward-picture.tsx'
import { useSiteFacts } from '../parts/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { COVER_LINK } from '../../../ui/link-class.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { HomeFurtherQuery } from './home-further.generated.ts'

type Promotion = NonNullable<NonNullable<HomeFurtherQuery['site']>['promotions']>['nodes'][number]

export function HomePromotions({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useTranslation(['home', 'shell', 'common', 'promotions'])
  const id = useId()
  const site = useSiteFacts()
  return (
    <section aria-labelledby={id}>
      <header className="mb-3 flex min-h-9 items-center gap-2">
        <h2 id={id} className="min-w-0 grow truncate text-title font-semibold">
          {t('shell:promotions')}
        </h2>
        <Link
          to={paths.promotions()}
          aria-label={t('seeAllPromotions')}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          {t('common:seeAll')}
        </Link>
      </header>
      <ul className="grid gap-3 tablet:grid-cols-3 tablet:gap-4">
        {promotions.map((promotion) => (
          <li
            key={promotion.id}
            className="group tone-card relative min-w-0 overflow-hidden rounded-card bg-surface hover:bg-raised"
          >
            <RewardPicture src={promotion.picture} hosts={site?.imageHosts ?? []}>
              {promotion.reward ? <RewardAmount reward={promotion.reward} /> : null}
            </RewardPicture>
            <div className="p-4">
              <h3 className="truncate text-prose font-semibold">
                <Link to={paths.promotion(promotion.id)} className={COVER_LINK}>
                  {promotion.title}
                </Link>
              </h3>
              <p className="mt-1 line-clamp-2 text-small text-pretty text-muted">{promotion.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
