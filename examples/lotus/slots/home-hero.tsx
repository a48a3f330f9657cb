import { buttonClass } from '@playhouse/web/kit'
import type { SlotProps } from '@playhouse/web/slots'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function Component({ isMember }: SlotProps<'home.hero'>) {
  const { t } = useTranslation('lotus')
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0">
        <h2 className="text-title font-semibold text-balance">{t('heroTitle')}</h2>
        <p className="mt-1 text-body text-pretty text-muted">{t('heroText')}</p>
      </div>
      <Link to={isMember ? '/promotions' : '/register'} className={buttonClass()}>
        {t(isMember ? 'heroMember' : 'heroVisitor')}
      </Link>
    </section>
  )
}
