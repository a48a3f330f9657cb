import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { MemberPage, type MemberPageProps } from '../member/parts/member-page.tsx'

/** A page of deposits in the member centre. */
export function DepositPage(props: Pick<MemberPageProps, 'page' | 'title' | 'children'>) {
  const { t } = useTranslation('deposit')
  return (
    <MemberPage
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      skeleton={<DepositSkeleton />}
      {...props}
    />
  )
}

export function DepositSkeleton() {
  return (
    <div aria-busy="true" className="flex max-w-xl flex-col gap-4">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16 rounded-card" />
      ))}
      <SkeletonText lines={4} />
    </div>
  )
}
