import { useTranslation } from 'react-i18next'
import type { SiteFacts } from '../parts/use-site-facts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { PageNotice } from '../../../ui/page-notice.tsx'

type Status = NonNullable<SiteFacts['status']>

/** Above the pages that stay open while the site is closed: why it is, and what is possible nevertheless. */
export function ClosedSiteNotice({ status: { state, maintenanceEndsAt } }: { status: Status }) {
  const { t } = useTranslation('site')
  const { dateTime } = useFormat()
  const isRegion = state === 'REGION_RESTRICTED'
  return (
    <PageNotice
      title={t(isRegion ? 'closed.regionHeading' : 'closed.maintenanceTitle')}
      text={
        <>
          {t(isRegion ? 'closed.stillOpen.REGION_RESTRICTED' : 'closed.stillOpen.MAINTENANCE')}{' '}
          {maintenanceEndsAt ? <span>{t('closed.maintenanceEnds', { time: dateTime(maintenanceEndsAt) })}</span> : null}
        </>
      }
    />
  )
}
