import { CalendarX, ChevronRight, Lock, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountSearch } from './account-search.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { AgentHub } from './agent-hub.tsx'
import { AgentPage, readAgentPage } from './agent-page.tsx'
import { useTeamOverviewScreenQuery } from './team-overview-screen.generated.ts'
import { TeamReport } from './team-report.tsx'
import { type Overview, useOverview } from './use-overview.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function Component() {
  const { t } = useTranslation('agent')
  const overview = useOverview()
  const query = useTeamOverviewScreenQuery({ variables: overview.variables })
  const title = t('pages.TEAM_OVERVIEW')
  const { stale, agent, page } = readAgentPage(query)
  const team = agent?.teamOverview
  const watch = agent?.teamWatch?.__typename === 'TeamWatch' ? agent.teamWatch : null
  const { account } = overview.state
  return (
    <AgentPage
      page={page}
      title={title}
      heading={
        <>
          <h1 tabIndex={-1} className="mb-5 text-headline font-semibold focus-visible:outline-none">
            {title}
          </h1>
          {account && agent ? (
            <div className="-mt-2 mb-5">
              <TeamPath account={account} ownAddress={overview.accountAddress(null)} />
            </div>
          ) : null}
        </>
      }
    >
      {agent && team ? (
        <>
          {account ? null : <AgentHub entries={agent.menu} />}
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {team.__typename === 'TeamOverview' ? (
              <h2 className="text-title font-semibold wrap-anywhere">{t('teamOf', { account: team.username })}</h2>
            ) : null}
            <AccountSearch value={account ?? ''} onSearch={(typed) => overview.chooseAccount(typed || null)} />
          </div>
          {team.__typename === 'TeamOverview' ? (
            <TeamReport team={team} watch={watch} overview={overview} stale={stale} />
          ) : (
            <TeamUnavailable code={team.code} overview={overview} />
          )}
        </>
      ) : null}
    </AgentPage>
  )
}

interface TeamPathProps {
  account: string
  ownAddress: string
}

/** Breadcrumb from another account's team back to the agent's own. */
function TeamPath({ account, ownAddress }: TeamPathProps) {
  const { t } = useTranslation('agent')
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-body">
        <li>
          <Link to={ownAddress} className={linkClass()}>
            {t('ownTeam')}
          </Link>
        </li>
        <li aria-hidden="true" className="text-muted">
          <Icon icon={ChevronRight} size={16} />
        </li>
        <li aria-current="page" className="wrap-anywhere">
          {account}
        </li>
      </ol>
    </nav>
  )
}

/** An account outside the downline reads the same as one that does not exist. */
function TeamUnavailable({ code, overview }: { code: ErrorCode; overview: Overview }) {
  const { t } = useTranslation('agent')
  const text = useErrorText()(code)
  const link = (address: string, texts: string) => (
    <Link to={address} className={buttonClass()}>
      {texts}
    </Link>
  )
  switch (code) {
    case 'ACCOUNT_NOT_FOUND':
      return (
        <EmptyState
          icon={UserX}
          title={t('notFoundTitle', { account: overview.state.account ?? '' })}
          text={text}
          action={link(overview.accountAddress(null), t('backToOwn'))}
        />
      )
    case 'INVALID_RANGE':
      return (
        <EmptyState
          icon={CalendarX}
          title={t('faultTitle')}
          text={text}
          action={link(overview.defaultAddress, t('showDefault'))}
        />
      )
    default:
      return <EmptyState icon={Lock} title={t('failed')} text={text} />
  }
}
