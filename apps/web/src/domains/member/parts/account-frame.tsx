import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { type AccountNavigationEntry, AccountNavigationSkeleton } from './account-navigation.tsx'

/** A query's account with its menu, or why the viewer has none. */
export type AccountResult =
  | { __typename: 'MemberAccount' | 'AgentAccount'; menu: readonly AccountNavigationEntry[] }
  | { __typename: 'Problem'; code: ErrorCode }

type Query = { loading: boolean; error?: unknown; refetch: () => unknown }

/** Facts about an account's page besides its content. */
export interface AccountPage {
  /** Undefined while it is unknown and without access. */
  menu: readonly AccountNavigationEntry[] | undefined
  /** Null for a visitor, undefined with access and while it is unknown. */
  refusal: ErrorCode | null | undefined
  isMenuLoading: boolean
  query: Query
}

/** @param viewer null for a visitor, undefined while it is unknown */
export function toAccountPage(
  query: Query,
  viewer: object | null | undefined,
  result: AccountResult | undefined,
): AccountPage {
  // A null viewer with an error is a failure, not a visitor.
  const isVisitor = viewer === null && !query.error
  return {
    menu: result?.__typename === 'Problem' ? undefined : result?.menu,
    refusal: result?.__typename === 'Problem' ? result.code : isVisitor ? null : undefined,
    isMenuLoading: query.loading && !viewer,
    query,
  }
}

export interface AccountFrameProps {
  page: AccountPage
  /** For example "Member centre". */
  centre: string
  closeLabel: string
  navigation: (entries: readonly AccountNavigationEntry[]) => ReactNode
  /** Why the viewer has no access; the code is null for a visitor. */
  denied: (code: ErrorCode | null) => ReactNode
  title: string
  intro?: string | undefined
  /** In place of title and intro, for content with a heading of its own. */
  heading?: ReactNode
  /** The title of a page that failed to load. */
  failed: string
  /** In the shape of the content. */
  skeleton: ReactNode
  /** The content; null while it loads and after it failed to. */
  children: ReactNode
}

/** A page of an account: navigation at the side, a close link, its title, and the content or the reason for its absence. */
export function AccountFrame(props: AccountFrameProps) {
  const { page, centre, closeLabel, navigation, denied, title, intro, heading, failed, skeleton, children } = props
  const { menu, refusal, isMenuLoading, query } = page
  usePageTitle(title)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 desktop:grid-cols-[12.5rem_minmax(0,1fr)]">
      <aside className="desktop:sticky desktop:top-19 desktop:self-start">
        <div className="flex min-h-9 items-center justify-between gap-2 desktop:mb-2 desktop:ps-3">
          <p className="truncate text-small font-medium text-muted">{centre}</p>
          <Link
            to={paths.home()}
            aria-label={closeLabel}
            title={closeLabel}
            className={buttonClass({ variant: 'quiet', shape: 'icon' })}
          >
            <Icon icon={X} />
          </Link>
        </div>
        {menu ? navigation(menu) : isMenuLoading ? <AccountNavigationSkeleton /> : null}
      </aside>
      <div className="min-w-0">
        {heading === undefined ? (
          <header className="mb-5">
            <h1 tabIndex={-1} className="text-headline font-semibold wrap-anywhere focus-visible:outline-none">
              {title}
            </h1>
            {intro ? <p className="mt-1 max-w-2xl text-body text-pretty text-muted">{intro}</p> : null}
          </header>
        ) : (
          heading
        )}
        {menu && children ? (
          children
        ) : refusal !== undefined ? (
          denied(refusal)
        ) : query.loading ? (
          skeleton
        ) : (
          <LoadFailure title={failed} error={query.error} onRetry={() => void query.refetch()} />
        )}
      </div>
    </div>
  )
}
