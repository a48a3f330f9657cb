import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import type { CentreId } from '../../../menu-paths.ts'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { PhoneNavigation } from './phone-navigation.tsx'
import type { CentreEntry } from './use-centre.ts'

/** A query's account with its menu, or why the viewer has none. */
export type AccountResult =
  | { __typename: 'MemberAccount' | 'AgentAccount'; menu: readonly CentreEntry[] }
  | { __typename: 'Problem'; code: ErrorCode }

type Query = { loading: boolean; error?: unknown; refetch: () => unknown }

export interface AccountPage {
  /** Undefined while it is unknown and without access. */
  menu: readonly CentreEntry[] | undefined
  /** Null for a visitor, undefined with access and while it is unknown. */
  refusal: ErrorCode | null | undefined
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
    query,
  }
}

export interface AccountFrameProps {
  page: AccountPage
  centre: CentreId
  /** Why the viewer has no access; the code is null for a visitor. */
  denied: (code: ErrorCode | null) => ReactNode
  title: string
  intro?: string | undefined
  /** In place of title and intro, for content with a heading of its own. */
  heading?: ReactNode
  /** The title of a page that failed to load. */
  failed: string
  /** The content; null while it loads and after it failed to. */
  children: ReactNode
}

/** A page of a centre: on phones the way back to the groups, its title, and the content or the reason for its absence. */
export function AccountFrame({ page, centre, denied, title, intro, heading, failed, children }: AccountFrameProps) {
  const { menu, refusal, query } = page
  usePageTitle(title)
  return (
    <>
      {refusal === undefined ? <PhoneNavigation centre={centre} entries={menu} /> : null}
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
        <PageSkeleton />
      ) : (
        <LoadFailure title={failed} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}
