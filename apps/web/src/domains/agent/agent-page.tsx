import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { getResponse } from '../../graphql/response.ts'
import { type AgentAccount, getAgentAccount } from '../../graphql/viewer-account.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { AccessDenied } from '../member/parts/access-denied.tsx'
import {
  AccountFrame,
  type AccountFrameProps,
  type AccountResult,
  toAccountPage,
} from '../member/parts/account-frame.tsx'

/** Reads the content of an agent page from its query, or why there is none. */
export function readAgentPage<
  Data extends { viewer: { agentAccount: AccountResult } | null },
  Variables extends OperationVariables,
>(query: useQuery.Result<Data, Variables>) {
  const { response, stale } = getResponse(query)
  const viewer: Data['viewer'] | undefined = (response as Data | undefined)?.viewer
  return {
    stale,
    viewer,
    agent: getAgentAccount(viewer) as AgentAccount<Data> | undefined,
    page: toAccountPage(query, viewer, viewer?.agentAccount),
  }
}

export type AgentPageProps = Pick<AccountFrameProps, 'page' | 'title' | 'intro' | 'heading' | 'children'>

export function AgentPage(props: AgentPageProps) {
  const { t } = useTranslation('agent')
  return <AccountFrame centre="agent" denied={(code) => <AgentDenied code={code} />} failed={t('failed')} {...props} />
}

/** Why this viewer has no agent centre; a member can apply for one. */
function AgentDenied({ code }: { code: ErrorCode | null }) {
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
          <OfferedLink to={paths.becomeAgent()} className={buttonClass()}>
            {t('becomeAgent')}
          </OfferedLink>
        ),
      })}
    />
  )
}

interface DownlinePathProps {
  path: readonly { username: string }[]
  /** The address of an account; of the agent's own for null. */
  getAddress: (username: string | null) => string
}

/** From the agent down to the account that is shown. */
export function DownlinePath({ path, getAddress }: DownlinePathProps) {
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
                <Link to={getAddress(index === 0 ? null : username)} className={linkClass()}>
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
  /** Address of the page behind a cursor; null means the first page. */
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
