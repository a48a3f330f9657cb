import type { SiteFacts } from '../../features/site/use-site-facts.ts'
import { RegionRestricted } from './region-restricted.tsx'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { StatusPage } from './status-page.tsx'
import { MaintenanceIllustration } from './illustrations/maintenance-illustration.tsx'
import { useStatusPolling } from './use-status-polling.ts'

type Status = NonNullable<SiteFacts['status']>

/** Replaces every page during maintenance or in a restricted region. */
export function SiteUnavailable({ status }: { status: Status }) {
  return status.state === 'MAINTENANCE' ? (
    <Maintenance endsAt={status.maintenanceEndsAt} />
  ) : (
    <RegionRestricted address={status.visitorIpAddress} country={status.visitorCountry} />
  )
}

/** Polls until the maintenance is over. */
function Maintenance({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('shell')
  const { dateTime } = useFormat()
  const { asking, failed, ask } = useStatusPolling(endsAt)
  const title = t('closed.maintenanceTitle')
  usePageTitle(title)
  return (
    <StatusPage
      scene={<MaintenanceIllustration />}
      title={title}
      actions={
        <Button pending={asking ? t('closed.refreshing') : false} onClick={ask}>
          {t('closed.refresh')}
        </Button>
      }
    >
      <p>{t('closed.maintenanceText')}</p>
      <p className="mt-3 font-medium text-text">
        {endsAt ? t('closed.maintenanceEnds', { time: dateTime(endsAt) }) : t('closed.maintenanceOpen')}
      </p>
      <p role="status" className="mt-3 text-body">
        {failed ? t('closed.stillUnreachable') : t('closed.comesBack')}
      </p>
    </StatusPage>
  )
}
