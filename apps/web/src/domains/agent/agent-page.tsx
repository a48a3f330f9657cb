import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessDenied } from '../member/parts/access-denied.tsx'
import { AccountLayout } from '../member/parts/account-layout.tsx'
import {
  AccountNavigation,
  type AccountNavigationEntry,
  AccountNavigationSkeleton,
} from '../member/parts/account-navigation.tsx'

export interface AgentPageProps {
  title: string
  intro?: string | undefined
  /** Null for a visitor, undefined while nothing is known. */
  viewer:
    | { agentAccount: { __typename: 'AgentAccount' } | { __typename: 'Problem'; code: ErrorCode } }
    | null
    | undefined
  menu: readonly AccountNavigationEntry[] | undefined
  query: { loading: boolean; error?: unknown; refetch: () => unknown }
  /** What the page shows; null where it could not be loaded. */
  children: ReactNode
}

/** A page of the agent centre: its menu, its title, and why there is nothing else to see. */
export function AgentPage({ title, intro, viewer, menu, query, children }: AgentPageProps) {
  const { t } = useTranslation('agent')
  usePageTitle(title)
  // A null viewer with an error is a failure, not a visitor.
  const isVisitor = viewer === null && !query.error
  const refused = viewer?.agentAccount.__typename === 'Problem' ? viewer.agentAccount.code : null
  return (
    <AccountLayout
      name={t('centre')}
      closeLabel={t('close')}
      menu={menu ? <AgentNavigation entries={menu} /> : query.loading && !viewer ? <AccountNavigationSkeleton /> : null}
    >
      <header className="mb-5">
        <h1 tabIndex={-1} className="text-headline font-semibold wrap-anywhere focus-visible:outline-none">
          {title}
        </h1>
        {intro ? <p className="mt-1 max-w-2xl text-body text-pretty text-muted">{intro}</p> : null}
      </header>
      {menu && children ? (
        children
      ) : isVisitor || refused ? (
        <AgentDenied code={refused} />
      ) : query.loading ? (
        <div aria-busy="true" className="flex flex-col gap-5">
          <Skeleton className="h-9 w-72 max-w-full rounded-control" />
          <Skeleton className="h-[28rem] w-full rounded-card" />
        </div>
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </AccountLayout>
  )
}

/** Why this viewer has no agent centre; a member can apply for one. */
export function AgentDenied({ code }: { code: ErrorCode | null }) {
  const { t } = useTranslation('agent')
  return (
    <AccessDenied
      code={code}
      texts={{
        visitorTitle: t('visitorTitle'),
        visitorText: t('visitorText'),
        demoTitle: t('demoTitle'),
        refusedTitle: t('refusedTitle'),
      }}
      {...(code === 'NOT_AGENT' && {
        refusedAction: (
          <Link to={paths.becomeAgent()} className={buttonClass()}>
            {t('becomeAgent')}
          </Link>
        ),
      })}
    />
  )
}

export function AgentNavigation({ entries }: { entries: readonly AccountNavigationEntry[] }) {
  const { t } = useTranslation('agent')
  const texts = {
    TEAM_OVERVIEW: t('pages.TEAM_OVERVIEW'),
    REGISTER_CENTRE: t('pages.REGISTER_CENTRE'),
    DOWNLINES: t('pages.DOWNLINES'),
    TEAM_BETTING: t('pages.TEAM_BETTING'),
    USER_LOSS: t('pages.USER_LOSS'),
    DOWNLINE_TRANSACTIONS: t('pages.DOWNLINE_TRANSACTIONS'),
    MY_INCOME: t('pages.MY_INCOME'),
    CREDIT_REPORT: t('pages.CREDIT_REPORT'),
    AGENT_ANNOUNCEMENTS: t('pages.AGENT_ANNOUNCEMENTS'),
    DIVIDENDS: t('pages.DIVIDENDS'),
    DAILY_SALARY: t('pages.DAILY_SALARY'),
    HOURLY_SALARY: t('pages.HOURLY_SALARY'),
    REALTIME_SALARY: t('pages.REALTIME_SALARY'),
  }
  return <AccountNavigation label={t('centre')} entries={entries} texts={texts} />
}

interface DownlinePathProps {
  path: readonly { username: string }[]
  /** The address of an account; of the agent's own for null. */
  addressOf: (username: string | null) => string
}

/** From the agent down to the account that is shown. */
export function DownlinePath({ path, addressOf }: DownlinePathProps) {
  const { t } = useTranslation('agent')
  if (path.length < 2) return null
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-body">
        {path.map(({ username }, index) => (
          <Fragment key={username}>
            {index > 0 ? (
              <li aria-hidden="true" className="text-muted">
                <Icon icon={ChevronRight} size={16} />
              </li>
            ) : null}
            {index === path.length - 1 ? (
              <li aria-current="page" className="wrap-anywhere">
                <bdi>{username}</bdi>
              </li>
            ) : (
              <li>
                <Link to={addressOf(index === 0 ? null : username)} className={linkClass()}>
                  {index === 0 ? t('ownTeam') : username}
                </Link>
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

interface CursorPagesProps {
  /** Whether the page that is shown is not the first. */
  isNext: boolean
  endCursor: string | null
  /** Of the page behind a cursor; of the first for null. */
  pageAddress: (after: string | null) => string
}

/** The ways to the next and to the first page of a list by cursor. */
export function CursorPages({ isNext, endCursor, pageAddress }: CursorPagesProps) {
  const { t } = useTranslation('downline')
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap justify-center gap-3 empty:hidden">
      {isNext ? (
        <Link to={pageAddress(null)} className={buttonClass()}>
          {t('firstPage')}
        </Link>
      ) : null}
      {endCursor ? (
        <Link to={pageAddress(endCursor)} className={buttonClass()}>
          {t('nextPage')}
        </Link>
      ) : null}
    </nav>
  )
}
