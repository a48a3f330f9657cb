import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { promotionDates } from './promotion-dates.ts'
import { PromotionStatusLabel } from './promotion-status.tsx'
import { PromotionText_PromotionFragmentDoc } from './promotion-text.generated.ts'
import type { PromotionText_PromotionFragment } from './promotion-text.generated.ts'
import { SiteText } from '../site/parts/site-text.tsx'

export type PromotionTextRef = FragmentType<PromotionText_PromotionFragment>

interface PromotionTextProps {
  promotion: PromotionTextRef
  onFollow: (path: string) => void
  /** Shown if the details failed to load. */
  failure: ReactNode
  /** Level of the terms' heading, one below the title's. */
  level: 2 | 3
}

/** Status, description and terms of a promotion. */
export function PromotionText({ promotion, onFollow, failure, level }: PromotionTextProps) {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { data, complete } = useFragment({
    fragment: PromotionText_PromotionFragmentDoc,
    fragmentName: 'PromotionText_promotion',
    from: promotion,
  })
  if (!complete) return <SkeletonText lines={6} />
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col gap-5">
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <PromotionStatusLabel status={data.status} />
        {promotionDates(t, format, data)}
        {data.category ? (
          <Link to={paths.getPromotions(data.category.id)} className={linkClass()}>
            {data.category.name}
          </Link>
        ) : null}
      </p>
      <p className="text-prose font-medium text-pretty">{data.summary}</p>
      {data.details ? (
        <>
          <SiteText html={data.details.content} onFollow={onFollow} />
          <section className="rounded-card border border-line p-5">
            <Heading className="mb-3 text-prose font-semibold">{t('terms')}</Heading>
            <SiteText html={data.details.terms} onFollow={onFollow} size="small" />
            <p className="mt-4 flex items-center gap-2 border-t border-line pt-4 text-small text-muted">
              <Icon icon={ShieldCheck} size={16} />
              {t('limitsFirst')}
            </p>
          </section>
        </>
      ) : (
        failure
      )}
    </div>
  )
}
