import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { answerOf } from '../../graphql/answer.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { AccessDenied } from '../account-layout/access-denied.tsx'
import { AccountLayout } from '../account-layout/account-layout.tsx'
import { AccountNavigationSkeleton } from '../account-layout/account-navigation.tsx'
import { AccountContent } from './account-content.tsx'
import { useAccountScreenQuery } from './account-screen.generated.ts'
import type { loader } from './account-screen.loader.ts'
import { MemberNavigation } from './member-navigation.tsx'

export function Component() {
  const { t } = useTranslation('member')
  const { variables } = useLoaderData<typeof loader>()
  const query = useAccountScreenQuery({ variables })
  const title = t('pages.MY_ACCOUNT')
  usePageTitle(title)

  const { answer } = answerOf(query)
  const retry = () => void query.refetch()
  const viewer = answer?.viewer
  const result = viewer?.memberAccount
  const centre = result?.__typename === 'MemberAccount' ? result : null
  // A null viewer with an error is a failure, not a visitor.
  const visitor = viewer === null && !query.error
  const refused = result?.__typename === 'Problem' ? result.code : null
  return (
    <AccountLayout
      name={t('centre')}
      closeLabel={t('close')}
      menu={
        centre ? (
          <MemberNavigation entries={centre.menu} />
        ) : query.loading && !answer ? (
          <AccountNavigationSkeleton />
        ) : null
      }
    >
      <h1 tabIndex={-1} className="mb-5 text-headline font-semibold focus-visible:outline-none">
        {title}
      </h1>
      {viewer && centre ? (
        <AccountContent viewer={viewer} profile={centre.profile} onRetry={retry} retrying={query.loading} />
      ) : visitor || refused ? (
        <AccessDenied
          code={refused}
          words={{
            visitorTitle: t('visitorTitle'),
            visitorText: t('visitorText'),
            demoTitle: t('demoTitle'),
            refusedTitle: t('refusedTitle'),
          }}
        />
      ) : query.loading ? (
        <AccountSkeleton />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={retry} />
      )}
    </AccountLayout>
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
