import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GuardPanel } from '../../features/session/security/guard-panel.tsx'
import { LogInHistory } from '../../features/session/security/log-in-history.tsx'
import { PreviousLogIn } from '../../features/session/security/previous-log-in.tsx'
import { SessionList } from '../../features/session/security/session-list.tsx'
import { StrengthNote } from '../../features/session/security/strength-note.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import type { SecurityScreenQuery } from './security-screen.generated.ts'

type Viewer = NonNullable<SecurityScreenQuery['viewer']>

interface SecurityContentProps {
  site: SecurityScreenQuery['site']
  viewer: Viewer
  centre: Extract<Viewer['memberAccount'], { __typename: 'MemberAccount' }>
  busy: boolean
  onChanged: () => void
  onSignedOut: () => void
}

/** Each section shows its own failure. */
export function SecurityContent({ site, viewer, centre, busy, onChanged, onSignedOut }: SecurityContentProps) {
  const { t } = useTranslation('security')
  const { security, logInAttempts: logIns, profile } = centre
  const failed = (title: string) => <LoadFailure title={title} onRetry={onChanged} retrying={busy} />
  const own = viewer.sessions?.find(({ isCurrent: current }) => current)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5">
        {security ? (
          <div className="min-w-0 flex-1 basis-80">
            <StrengthNote security={security} />
          </div>
        ) : null}
        <PreviousLogIn logIn={profile.previousLogIn} />
      </div>
      <Panel title={t('guard')}>
        {security ? (
          <GuardPanel
            security={security}
            siteName={site.name}
            canChangePassword={viewer.canChangePassword.allowed}
            issuers={site.identityProviders ?? []}
            device={own?.device ?? null}
            onChanged={onChanged}
          />
        ) : (
          failed(t('failed'))
        )}
      </Panel>
      <Panel title={t('sessions')}>
        {viewer.sessions ? (
          <SessionList sessions={viewer.sessions} onChanged={onChanged} onSignedOut={onSignedOut} />
        ) : (
          failed(t('sessionsFailed'))
        )}
      </Panel>
      <section aria-labelledby="log-in-history">
        <h2 id="log-in-history" className="text-prose font-semibold">
          {t('history')}
        </h2>
        <p className="mt-0.5 mb-3 text-small text-muted">{t('historyText')}</p>
        {logIns ? <LogInHistory page={logIns} busy={busy} /> : failed(t('historyFailed'))}
      </section>
    </div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="mb-4 text-prose font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
