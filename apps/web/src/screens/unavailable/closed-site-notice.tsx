import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SiteFacts } from '../../features/site/use-site-facts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../../ui/icon.tsx'

type Status = NonNullable<SiteFacts['status']>

/** Above the pages that stay open while the site is closed: why it is, and what is possible nevertheless. */
export function ClosedSiteNotice({ status: { state, maintenanceEndsAt } }: { status: Status }) {
  const { t } = useTranslation('site')
  const { dateTime } = useFormat()
  const isRegion = state === 'REGION_RESTRICTED'
  const title = t(isRegion ? 'closed.regionHeading' : 'closed.maintenanceTitle')
  return (
    <section
      role="status"
      aria-label={title}
      className="mb-4 flex items-center gap-x-5 rounded-card border border-line bg-info-soft px-4 py-3"
    >
      <Icon icon={ShieldAlert} className="text-info" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold text-pretty">{title}</p>
        <p className="text-small text-pretty text-muted">
          {t(isRegion ? 'closed.stillOpen.REGION_RESTRICTED' : 'closed.stillOpen.MAINTENANCE')}{' '}
          {maintenanceEndsAt ? <span>{t('closed.maintenanceEnds', { time: dateTime(maintenanceEndsAt) })}</span> : null}
        </p>
      </div>
    </section>
  )
}
