import { useTranslation } from 'react-i18next'
import { WithdrawalRequirements } from '../cashier/parts/withdrawal-requirements.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { AccountContent } from './account-content.tsx'
import {
  type AccountScreenQuery,
  type AccountScreenQueryVariables,
  useAccountScreenQuery,
} from './account-screen.generated.ts'
import { MemberPage, readMemberPage } from './parts/member-page.tsx'

type Centre = MemberAccount<AccountScreenQuery>

export function Component() {
  const { t } = useTranslation('member')
  const variables = useScreenVariables<AccountScreenQueryVariables>()
  const query = useAccountScreenQuery({ variables })
  const title = t('pages.MY_ACCOUNT')

  const { viewer, account, page } = readMemberPage(query)
  const retry = () => void query.refetch()
  return (
    <MemberPage
      title={title}
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      page={page}
      skeleton={<AccountSkeleton />}
    >
      {viewer && account ? (
        <>
          <FirstWithdrawal options={account.withdrawalOptions} />
          <AccountContent viewer={viewer} profile={account.profile} onRetry={retry} retrying={query.loading} />
        </>
      ) : null}
    </MemberPage>
  )
}

/** Open steps before the first withdrawal; later the withdrawal page lists them. */
function FirstWithdrawal({ options }: { options: Centre['withdrawalOptions'] }) {
  if (!options?.isOpen || options.lastAmount) return null
  return (
    <div className="mb-5">
      <WithdrawalRequirements options={options} />
    </div>
  )
}

function AccountSkeleton() {
  return (
    <div aria-busy="true" className="@container flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <div className="grow">
          <Skeleton className="h-5 w-48 max-w-full rounded-control" />
          <Skeleton className="mt-2 h-4 w-32 rounded-control" />
        </div>
      </div>
      <div className="grid gap-5 @3xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-4 w-20 rounded-control" />
          <Skeleton className="mt-3 h-10 w-64 max-w-full rounded-control" />
          <div className="mt-6 grid gap-4 border-t border-line pt-5 phone:grid-cols-2 desktop:grid-cols-3">
            {[0, 1, 2, 3, 4, 5].map((amount) => (
              <Skeleton key={amount} className="h-11 w-32 rounded-control" />
            ))}
          </div>
        </div>
        <div className="rounded-card border border-line bg-surface p-5">
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  )
}
