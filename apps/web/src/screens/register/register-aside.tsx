import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PhoneScene } from '../download/phone-scene.tsx'
import { PromotionSlider } from './promotion-slider.tsx'
import type { SliderPromotion } from './promotion-slider.tsx'

interface RegisterAsideProps {
  promotions: readonly SliderPromotion[] | undefined
  loading: boolean
}

/** Beside the form: what is there for new players, and the way to the app. */
export function RegisterAside({ promotions, loading }: RegisterAsideProps) {
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
        <PhoneScene className="-mb-16 h-44 shrink-0 pt-4 pe-4" />
      </Link>
    </aside>
  )
}
