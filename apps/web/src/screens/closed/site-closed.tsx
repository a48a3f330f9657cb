import type { SiteFacts } from '../../features/site/use-site-facts.ts'
import { Maintenance } from './maintenance.tsx'
import { RegionRestricted } from './region-restricted.tsx'

type Status = NonNullable<SiteFacts['status']>

/** Stands in place of every page while the site is closed: for work, or to where the visitor is. Work wins. */
export function SiteClosed({ status }: { status: Status }) {
  return status.state === 'MAINTENANCE' ? (
    <Maintenance endsAt={status.maintenanceEndsAt} />
  ) : (
    <RegionRestricted address={status.visitorIpAddress} country={status.visitorCountry} />
  )
}
