import { useApolloClient } from '@apollo/client/react'
import { Construction, MapPinOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import type { SiteFacts } from '../../features/site/use-site-facts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShellScreenDocument } from './shell-screen.generated.ts'

type Status = NonNullable<SiteFacts['status']>

/** Stands in place of every page while the site is closed: for work, or to where the visitor is. */
export function SiteClosed({ status }: { status: Status }) {
  const { t } = useTranslation('shell')
  const maintenance = status.state === 'MAINTENANCE'
  usePageTitle(maintenance ? t('closed.maintenanceTitle') : t('closed.regionTitle'))
  return (
    <>
      <h1 className="visually-hidden">{maintenance ? t('closed.maintenanceTitle') : t('closed.regionTitle')}</h1>
      {maintenance ? <Maintenance status={status} /> : <RegionRestricted status={status} />}
    </>
  )
}

function Maintenance({ status }: { status: Status }) {
  const { t } = useTranslation('shell')
  const { dateTime } = useFormat()
  const client = useApolloClient()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    try {
      await client.query({ query: ShellScreenDocument, fetchPolicy: 'network-only' })
    } finally {
      setAsking(false)
    }
  }
  const ends = status.maintenanceEndsAt
  return (
    <EmptyState
      icon={Construction}
      title={t('closed.maintenanceTitle')}
      text={
        <>
          {t('closed.maintenanceText')}
          <span className="mt-1 block">
            {ends ? t('closed.maintenanceEnds', { time: dateTime(ends) }) : t('closed.maintenanceOpen')}
          </span>
        </>
      }
      action={
        <Button pending={asking ? t('closed.refreshing') : false} onClick={() => void ask()}>
          {t('closed.refresh')}
        </Button>
      }
    />
  )
}

function RegionRestricted({ status }: { status: Status }) {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon={MapPinOff}
      title={t('closed.regionTitle')}
      text={t('closed.regionText')}
      action={
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 text-body">
          <dt className="text-end text-muted">{t('closed.address')}</dt>
          <dd className="figures text-start">{status.visitorAddress}</dd>
          <dt className="text-end text-muted">{t('closed.country')}</dt>
          <dd className="text-start">{status.visitorCountry}</dd>
        </dl>
      }
    />
  )
}
