import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiTokens } from './api-tokens.tsx'
import { DataCopy } from './data-copy.tsx'
import { GuardPanel } from './guard-panel.tsx'
import { LogInHistory } from './log-in-history.tsx'
import { SessionList } from './session-list.tsx'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import type { MemberAccount } from '../../../graphql/viewer-account.ts'
import type { SecurityScreenQuery } from './security-screen.generated.ts'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Offered } from '../../site/parts/offered.tsx'
import { useOffers } from '../../site/parts/use-offers.ts'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Moment } from '../../../i18n/moment.tsx'

type Viewer = NonNullable<SecurityScreenQuery['viewer']>

interface SecurityContentProps {
  site: SecurityScreenQuery['site']
  viewer: Viewer
  account: MemberAccount<SecurityScreenQuery>
  busy: boolean
  onChanged: () => void
  onSignedOut: () => void
}

/** They stand on the page of limits where the site has one. */
const AccountPanels = lazyComponent(async () => (await import('../../limits/parts/account-panels.tsx')).AccountPanels)

/** Each section shows its own failure. */
export function SecurityContent({ site, viewer, account, busy, onChanged, onSignedOut }: SecurityContentProps) {
  const { t } = useTranslation('security')
  const offers = useOffers()
  const { security, apiTokens, logInAttempts: logIns, profile } = account
  const failed = (title: string) => <LoadFailure title={title} onRetry={onChanged} retrying={busy} />
  const own = viewer.sessions?.find(({ isCurrent: current }) => current)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5">
        {security ? <StrengthNote security={security} /> : null}
        <OtherLogIns profile={profile} />
      </div>
      <Panel title={t('guard')}>
        {security ? (
          <GuardPanel
            security={security}
            siteName={site.name}
            canChangePassword={viewer.canChangePassword.isAllowed}
            issuers={site.identityProviders ?? []}
            device={own?.device ?? null}
            onChanged={onChanged}
          />
        ) : (
          failed(t('failed'))
        )}
      </Panel>
      <Offered feature="SESSIONS">
        <Panel title={t('sessions')}>
          {viewer.sessions ? (
            <SessionList sessions={viewer.sessions} onChanged={onChanged} onSignedOut={onSignedOut} />
          ) : (
            failed(t('sessionsFailed'))
          )}
        </Panel>
      </Offered>
      <Offered feature="API_TOKENS">
        <Panel title={t('tokens.title')}>
          {apiTokens && security ? (
            <ApiTokens
              tokens={apiTokens}
              hasPassword={security.hasPassword}
              isAgent={viewer.kind !== 'MEMBER'}
              onChanged={onChanged}
            />
          ) : (
            failed(t('tokens.failed'))
          )}
        </Panel>
      </Offered>
      {security ? (
        <Offered feature="RECORD_FILES">
          <Panel title={t('data.title')}>
            <DataCopy hasPassword={security.hasPassword} />
          </Panel>
        </Offered>
      ) : null}
      <Offered feature="SESSIONS">
        <section>
          <h2 className="text-prose font-semibold">{t('history')}</h2>
          <p className="mt-0.5 mb-3 text-small text-muted">{t('historyText')}</p>
          {logIns ? <LogInHistory page={logIns} busy={busy} /> : failed(t('historyFailed'))}
        </section>
      </Offered>
      {offers('LIMITS') ? null : (
        <Suspense>
          <AccountPanels />
        </Suspense>
      )}
    </div>
  )
}

type Profile = SecurityContentProps['account']['profile']
type LogIn = { at: string; ipAddress: string }

/** The log-ins before and after this one, so that the member notices a foreign one. */
function OtherLogIns({ profile: { previousLogIn, laterLogIn } }: { profile: Profile }) {
  const { t } = useTranslation('security')
  return (
    <dl className="border-line phone:not-first:border-s phone:not-first:ps-5">
      <dt className="text-small text-muted">{t('previousLogIn')}</dt>
      <dd className="figures mt-1 text-body">
        {previousLogIn ? <LogInFacts logIn={previousLogIn} /> : t('firstLogIn')}
      </dd>
      {laterLogIn ? (
        <>
          <dt className="mt-2 text-small text-muted">{t('laterLogIn')}</dt>
          <dd className="figures mt-1 text-body">
            <LogInFacts logIn={laterLogIn} />
          </dd>
        </>
      ) : null}
    </dl>
  )
}

function LogInFacts({ logIn: { at, ipAddress } }: { logIn: LogIn }) {
  return (
    <>
      <span className="block">
        <Moment at={at} className="font-medium" />
      </span>
      <bdi className="block text-small text-muted">{ipAddress}</bdi>
    </>
  )
}

type Security = Omit<GuardPanel_SecurityFragment, ' $fragmentName'>

/** How well the account is protected, and what would improve it. */
function StrengthNote({ security }: { security: Security }) {
  const { t } = useTranslation('security')
  const { hasPassword, authenticator, passkeys } = security
  const offers = useOffers()
  const strong = authenticator !== null || passkeys.length > 0
  const further = offers('AUTHENTICATOR') ? (offers('PASSKEYS') ? 'both' : 'authenticator') : 'passkey'
  // Nothing can be done about it.
  if (!strong && further === 'passkey' && !offers('PASSKEYS')) return null
  const title = strong ? t('strength.strong') : hasPassword ? t('strength.single') : t('strength.elsewhere')
  const text = authenticator
    ? t('strength.authenticatorText')
    : passkeys.length > 0
      ? t(hasPassword && offers('AUTHENTICATOR') ? 'strength.passkeyText' : 'strength.passkeyOnlyText')
      : `${t(hasPassword ? 'strength.singleText' : 'strength.elsewhereText')} ${t(`strength.add.${further}`)}`
  return (
    <div className="flex min-w-0 flex-1 basis-80 items-start gap-4">
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-card ${strong ? 'bg-good-soft text-good' : 'bg-info-soft text-info'}`}
      >
        <Icon icon={strong ? ShieldCheck : ShieldAlert} size={24} />
      </span>
      <div className="min-w-0">
        <p className="text-title font-semibold text-balance">{title}</p>
        <p className="mt-0.5 text-body text-muted text-pretty">{text}</p>
      </div>
    </div>
  )
}
