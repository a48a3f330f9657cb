import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessDenied } from '../member/parts/access-denied.tsx'
import { AccountLayout } from '../member/parts/account-layout.tsx'
import { AccountNavigationSkeleton, type AccountNavigationEntry } from '../member/parts/account-navigation.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { MemberNavigation } from '../member/parts/member-navigation.tsx'

interface DepositFrameProps {
  title: string
  /** Undefined while loading. */
  menu: readonly AccountNavigationEntry[] | undefined
  /** Null for a visitor, undefined for members with access. */
  refused: ErrorCode | null | undefined
  loading: boolean
  error: unknown
  onRetry: () => void
  /** Undefined while loading and after a failure. */
  children: ReactNode
}

/** Layout of deposit pages in the member centre: menu, heading, and the content or its replacement. */
export function DepositFrame({ title, menu, refused, loading, error, onRetry, children }: DepositFrameProps) {
  const { t } = useTranslation(['deposit', 'member'])
  return (
    <AccountLayout
      name={t('member:centre')}
      closeLabel={t('member:close')}
      menu={menu ? <MemberNavigation entries={menu} /> : loading ? <AccountNavigationSkeleton /> : null}
    >
      <h1 tabIndex={-1} className="mb-5 text-headline font-semibold focus-visible:outline-none">
        {title}
      </h1>
      {refused !== undefined ? (
        <AccessDenied
          code={refused}
          texts={{
            visitorTitle: t('visitorTitle'),
            visitorText: t('visitorText'),
            demoTitle: t('member:demoTitle'),
            refusedTitle: t('member:refusedTitle'),
          }}
        />
      ) : children !== undefined ? (
        children
      ) : loading ? (
        <div aria-busy="true" className="flex max-w-xl flex-col gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-16 rounded-card" />
          ))}
          <SkeletonText lines={4} />
        </div>
      ) : (
        <LoadFailure title={t('failed')} error={error} onRetry={onRetry} />
      )}
    </AccountLayout>
  )
}
