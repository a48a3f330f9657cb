import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function PromotionNotFound({ level }: { level: 2 | 3 }) {
  const { t } = useTranslation('promotions')
  return (
    <EmptyState
      icon={Gift}
      level={level}
      title={t('missingTitle')}
      text={t('missingText')}
      action={
        <Link to={paths.promotions()} className={buttonClass()}>
          {t('seeAll')}
        </Link>
      }
    />
  )
}
