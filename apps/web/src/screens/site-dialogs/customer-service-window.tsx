import { useApolloClient } from '@apollo/client/react'
import { VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { Headset } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dropLayer } from '../../access/open-layers.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { findServiceDesk } from './find-service-desk.ts'
import { ServiceDesksDocument } from './service-desks.generated.ts'

/** Navigates the window opened on click to the viewer's service desk; on failure closes it and shows a dialog. */
export function CustomerServiceWindow({ opened }: { opened: Window | null }) {
  const client = useApolloClient()
  const rank = useViewer()?.label?.rank
  const vip = rank !== undefined && rank > VIP_SERVICE_ABOVE_RANK
  const [outcome, setOutcome] = useState<{ address: string | undefined }>()
  useEffect(() => {
    let left = false
    const lead = async () => {
      const { data } = await client.query({ query: ServiceDesksDocument })
      const address = findServiceDesk(data?.site.customerService ?? [], { vip })
      if (left) return
      if (!address) opened?.close()
      if (address && opened && !opened.closed) {
        opened.location.replace(address)
        dropLayer()
      } else setOutcome({ address })
    }
    lead().catch(() => {
      opened?.close()
      if (!left) setOutcome({ address: undefined })
    })
    return () => {
      left = true
    }
  }, [client, opened, vip])
  return outcome ? <ServiceDialog address={outcome.address} /> : null
}

/** A link for browsers that blocked the window, or the feedback form if there is no desk. */
function ServiceDialog({ address }: { address: string | undefined }) {
  const { t } = useTranslation(['layers', 'ui'])
  return (
    <Dialog size="small" title={t('service.title')} closeLabel={t('ui:close')} onClose={dropLayer} initialFocus="title">
      <EmptyState
        icon={Headset}
        level={3}
        title={address ? t('service.title') : t('service.failedTitle')}
        text={address ? t('service.blocked') : t('service.failedText')}
        action={
          address ? (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              onClick={dropLayer}
              className={buttonClass({ variant: 'action' })}
            >
              {t('service.open')}
            </a>
          ) : (
            <Link to={paths.feedback()} onClick={dropLayer} className={buttonClass()}>
              {t('service.write')}
            </Link>
          )
        }
      />
    </Dialog>
  )
}
