import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { SessionList_SessionFragment } from './security-parts.generated.ts'
import { useRevokeSession } from './use-revoke-session.ts'

type Session = Omit<SessionList_SessionFragment, ' $fragmentName'>

interface SessionListProps {
  sessions: readonly Session[]
  onChanged: () => void
  /** Called after the member ended the current session. */
  onSignedOut: () => void
}

/** Open sessions of the account; each can be ended. */
export function SessionList({ sessions, onChanged, onSignedOut }: SessionListProps) {
  const { t } = useTranslation(['security', 'ui'])
  const { revoke, revoking } = useRevokeSession({ onChanged, onSignedOut })
  const [requested, setRequested] = useState<Session | null>(null)
  return (
    <>
      <ul className="divide-y divide-line/60">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            ending={revoking === session.id}
            waits={revoking !== null && revoking !== session.id}
            onEnd={() => (session.isCurrent ? setRequested(session) : void revoke(session.id))}
          />
        ))}
      </ul>
      {requested ? (
        <AlertDialog
          title={t('endOwnTitle')}
          confirmLabel={t('end')}
          cancelLabel={t('cancel')}
          closeLabel={t('ui:close')}
          pending={revoking ? t('ending') : false}
          onConfirm={() => void revoke(requested.id)}
          onCancel={() => setRequested(null)}
        >
          {t('endOwnText')}
        </AlertDialog>
      ) : null}
    </>
  )
}

interface SessionItemProps {
  session: Session
  ending: boolean
  waits: boolean
  onEnd: () => void
}

function SessionItem({ session, ending, waits, onEnd }: SessionItemProps) {
  const { t } = useTranslation('security')
  const format = useFormat()
  const { isCurrent: current, ipAddress, openedAt, lastSeenAt } = session
  const device = session.device ?? t('unknownDevice')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon icon={getIcon(session.device)} className="text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-body font-medium">
          <bdi>{device}</bdi>
          {current ? <Badge tone="good">{t('thisSession')}</Badge> : null}
        </p>
        <p className="figures mt-0.5 flex flex-wrap gap-x-3 text-small text-muted">
          <bdi>{ipAddress}</bdi>
          <span>{t('openedAt', { time: format.dateTime(openedAt) })}</span>
          <span>{current ? t('seenNow') : t('seenAt', { time: format.relative(lastSeenAt) })}</span>
        </p>
      </div>
      <Button
        size="small"
        aria-label={t('endNamed', { device, address: ipAddress })}
        pending={ending ? t('ending') : false}
        disabledReason={waits ? t('ending') : null}
        onClick={onEnd}
      >
        {t('end')}
      </Button>
    </li>
  )
}

function getIcon(device: string | null) {
  if (!device) return MonitorSmartphone
  return /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
}
