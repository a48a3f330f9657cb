import { CalendarX, ChevronRight, Lock, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountSearch } from './account-search.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { AgentPage, readAgentPage } from './agent-page.tsx'
import { useTeamOverviewScreenQuery } from './team-overview-screen.generated.ts'
import { TeamReport } from './team-report.tsx'
import { type Overview, useOverview } from './use-overview.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PAGE_LOOKS } from '../../centres.ts'
import { CONTRACT_PAGES, MENU_PATHS } from '../../menu-paths.ts'
import { AttentionList } from '../member/parts/attention-list.tsx'
import { CentreGroups } from '../member/parts/centre-groups.tsx'
import type { CentreEntry } from '../member/parts/use-centre.ts'
import { WalletBalance } from '../wallet/parts/wallet-balance.tsx'

/** What waits for the agent, and on phones, which have no side bar, the balance and the groups of pages. */
function AgentHub({ entries }: { entries: readonly CentreEntry[] }) {
  const { t } = useTranslation('agent')
  const items = Object.values(CONTRACT_PAGES).flatMap((page) => {
    const count = entries.find((entry) => entry.page === page)?.badge
    const text = count ? t('attention.contracts', { page: t(`pages.${page}`), count }) : ''
    return count ? [{ id: page, path: MENU_PATHS[page], icon: PAGE_LOOKS[page].icon, text }] : []
  })
  return (
    <div className="@container mb-5 flex flex-col gap-3 empty:hidden tablet:gap-4">
      <div className="rounded-card border border-line bg-surface p-4 tablet:hidden">
        <WalletBalance size="page" />
      </div>
      <AttentionList items={items} />
      <div className="tablet:hidden">
        <CentreGroups centre="agent" entries={entries} />
      </div>
    </div>
  )
}

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
