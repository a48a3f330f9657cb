import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../parts/offered-link.tsx'
import { useViewer } from '../../../access/use-viewer.ts'
import { useOpenSupport } from '../../support/parts/use-support.ts'
import { usePageTitle } from '../parts/use-page-title.ts'
import type { SiteFacts } from '../parts/use-site-facts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { MaintenanceIllustration } from './illustrations/maintenance-illustration.tsx'
import { RegionIllustration } from './illustrations/region-illustration.tsx'
import { StatusPage } from './status-page.tsx'
import { useVisitorPlace } from '../parts/use-visitor-place.ts'
import { useStatusPolling } from './use-status-polling.ts'

type Status = NonNullable<SiteFacts['status']>

/** Covers every page during maintenance or in a restricted region, but those that stay open. */
export function SiteUnavailable({ status }: { status: Status }) {
  return status.state === 'MAINTENANCE' ? <Maintenance endsAt={status.maintenanceEndsAt} /> : <RegionRestricted />
}

/** Polls until the maintenance is over. */
function Maintenance({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('site')
  const { dateTime } = useFormat()
  const { asking, failed, ask } = useStatusPolling(endsAt)
  const title = t('closed.maintenanceTitle')
  usePageTitle(title, () => ({ isUnlisted: true }))
  return (
    <StatusPage
      scene={<MaintenanceIllustration />}
      title={title}
      actions={
        <>
          <Button pending={asking ? t('closed.refreshing') : false} onClick={ask}>
            {t('closed.refresh')}
          </Button>
          <StillOpen />
        </>
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

/** Ways to what a closed site still does. */
function StillOpen() {
  const { t } = useTranslation('site')
  const openService = useOpenSupport()
  const viewer = useViewer()
  const hasMoney = viewer && viewer.kind !== 'DEMO'
  return (
    <>
      {hasMoney ? (
        <>
          <Link to={paths.withdrawals()} className={buttonClass()}>
            {t('closed.withdrawals')}
          </Link>
          <OfferedLink to={paths.memberLimits()} className={buttonClass()}>
            {t('closed.limits')}
          </OfferedLink>
        </>
      ) : null}
      <Button onClick={openService}>{t('closed.contact')}</Button>
    </>
  )
}

/** The platform's code for an unknown country. */
const UNKNOWN = 'ZZ'

function RegionRestricted() {
  const { t } = useTranslation('site')
  const { locale } = useFormat()
  const title = t('closed.regionTitle')
  usePageTitle(title, () => ({ isUnlisted: true }))
  const place = useVisitorPlace()
  return (
    <StatusPage scene={<RegionIllustration />} title={title} actions={<StillOpen />}>
      <p className="font-semibold text-text">{t('closed.regionHeading')}</p>
      <p className="mt-1">{t('closed.regionText')}</p>
      <dl className="mx-auto mt-6 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-6 py-4 text-body">
        <dt className="text-start text-muted">{t('closed.address')}</dt>
        <dd className="figures text-start break-all text-text">{place?.visitorIpAddress ?? '…'}</dd>
        <dt className="text-start text-muted">{t('closed.country')}</dt>
        <dd className="text-start text-text">
          {place ? (countryName(place.visitorCountry, locale) ?? t('closed.countryUnknown')) : '…'}
        </dd>
      </dl>
    </StatusPage>
  )
}

/** "Vietnam" for `VN`; undefined for an unknown country. */
function countryName(code: string, locale: string): string | undefined {
  if (code === UNKNOWN || !/^[A-Z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code)
}
