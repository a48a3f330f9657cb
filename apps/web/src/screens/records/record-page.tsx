import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RECORD_DAYS_MAX } from '@playhouse/shared/limits.ts'
import type { RangeFault } from '../../features/records/record-state.ts'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessDenied } from '../account-layout/access-denied.tsx'
import { AccountLayout } from '../account-layout/account-layout.tsx'
import { type AccountNavigationEntry, AccountNavigationSkeleton } from '../account-layout/account-navigation.tsx'
import { MemberNavigation } from '../member/member-navigation.tsx'

interface RecordPageProps {
  title: string
  intro?: string
  /** Null for a visitor, undefined while nothing is known. */
  viewer:
    | { memberAccount: { __typename: 'MemberAccount' } | { __typename: 'Problem'; code: ErrorCode } }
    | null
    | undefined
  menu: readonly AccountNavigationEntry[] | undefined
  query: { loading: boolean; error?: unknown; refetch: () => unknown }
  /** What the page shows; null where it could not be loaded. */
  children: ReactNode
}

/** A page of the member centre: its menu, its title, and why there is nothing else to see. */
export function RecordPage({ title, intro, viewer, menu, query, children }: RecordPageProps) {
  const { t } = useTranslation(['records', 'member'])
  usePageTitle(title)
  const isVisitor = viewer === null && !query.error
  const refused = viewer?.memberAccount.__typename === 'Problem' ? viewer.memberAccount.code : null
  return (
    <AccountLayout
      name={t('member:centre')}
      closeLabel={t('member:close')}
      menu={
        menu ? <MemberNavigation entries={menu} /> : query.loading && !viewer ? <AccountNavigationSkeleton /> : null
      }
    >
      <header className="mb-5">
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {title}
        </h1>
        {intro ? <p className="mt-1 max-w-2xl text-body text-pretty text-muted">{intro}</p> : null}
      </header>
      {menu && children ? (
        children
      ) : isVisitor || refused ? (
        <AccessDenied
          code={refused}
          words={{
            visitorTitle: t('visitorTitle'),
            visitorText: t('member:visitorText'),
            demoTitle: t('member:demoTitle'),
            refusedTitle: t('member:refusedTitle'),
          }}
        />
      ) : query.loading ? (
        <RecordSkeleton />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </AccountLayout>
  )
}

/** Why a range or a record cannot be shown. */
export function RecordRefused({
  fault,
  code,
  defaultAddress,
}: {
  fault?: RangeFault | null
  code?: ErrorCode
  defaultAddress: string
}) {
  const { t } = useTranslation('records')
  const errorText = useErrorText()
  return (
    <EmptyState
      icon={CalendarX}
      title={t('faultTitle')}
      text={fault ? t(`faults.${fault}`, { days: RECORD_DAYS_MAX }) : errorText(code ?? '')}
      action={
        <Link to={defaultAddress} className={buttonClass()}>
          {t('showDefault')}
        </Link>
      }
    />
  )
}

function RecordSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-72 max-w-full rounded-control" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-[28rem] w-full rounded-card" />
    </div>
  )
}
