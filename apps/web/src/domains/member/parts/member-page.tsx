import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { AccessDenied } from './access-denied.tsx'
import { AccountLayout } from './account-layout.tsx'
import { type AccountNavigationEntry, AccountNavigationSkeleton } from './account-navigation.tsx'
import { MemberNavigation } from './member-navigation.tsx'

export interface MemberPageProps {
  title: string
  intro?: string | undefined
  /** Texts for visitors and for a page that failed to load. */
  texts: { visitorTitle: string; visitorText: string; failed: string }
  /** Null for a visitor, undefined while unknown. */
  viewer:
    | { memberAccount: { __typename: 'MemberAccount' } | { __typename: 'Problem'; code: ErrorCode } }
    | null
    | undefined
  menu: readonly AccountNavigationEntry[] | undefined
  query: { loading: boolean; error?: unknown; refetch: () => unknown }
  /** In the shape of the content. */
  skeleton: ReactNode
  /** Replaces the title, for content with its own heading. */
  heading?: ReactNode
  /** The content; null if it failed to load. */
  children: ReactNode
}

/** A page of the member centre: menu, title, and the content or the reason for its absence. */
export function MemberPage({ title, intro, texts, viewer, menu, query, skeleton, heading, children }: MemberPageProps) {
  const { t } = useTranslation('member')
  usePageTitle(title)
  const refused = viewer?.memberAccount.__typename === 'Problem' ? viewer.memberAccount.code : null
  // A null viewer with an error is a failure, not a visitor.
  const isVisitor = viewer === null && !query.error
  return (
    <AccountLayout
      name={t('centre')}
      closeLabel={t('close')}
      menu={
        menu ? <MemberNavigation entries={menu} /> : query.loading && !viewer ? <AccountNavigationSkeleton /> : null
      }
    >
      {heading === undefined ? (
        <header className="mb-5">
          <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
            {title}
          </h1>
          {intro ? <p className="mt-1 max-w-2xl text-body text-pretty text-muted">{intro}</p> : null}
        </header>
      ) : (
        heading
      )}
      {menu && children ? (
        children
      ) : isVisitor || refused ? (
        <AccessDenied
          code={refused}
          texts={{
            visitorTitle: texts.visitorTitle,
            visitorText: texts.visitorText,
            demoTitle: t('demoTitle'),
            refusedTitle: t('refusedTitle'),
          }}
        />
      ) : query.loading ? (
        skeleton
      ) : (
        <LoadFailure title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </AccountLayout>
  )
}
