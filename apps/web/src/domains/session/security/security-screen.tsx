import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useScreenVariables } from '../../../graphql/screen-loader.ts'
import { paths } from '../../../paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MemberPage, readMemberPage } from '../../member/parts/member-page.tsx'
import { SecurityContent } from './security-content.tsx'
import { type SecurityScreenQueryVariables, useSecurityScreenQuery } from './security-screen.generated.ts'

export function Component() {
  const { t } = useTranslation(['security', 'member'])
  const variables = useScreenVariables<SecurityScreenQueryVariables>()
  const navigate = useNavigate()
  const query = useSecurityScreenQuery({ variables })

  const { response, stale, viewer, account, page } = readMemberPage(query)
  const retry = () => void query.refetch()
  return (
    <MemberPage
      title={t('title')}
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      page={page}
      skeleton={<SecuritySkeleton />}
    >
      {response && viewer && account ? (
        <SecurityContent
          site={response.site}
          viewer={viewer}
          account={account}
          busy={stale}
          onChanged={retry}
          onSignedOut={() => void navigate(paths.home())}
        />
      ) : null}
    </MemberPage>
  )
}

function SecuritySkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
        <Skeleton className="size-12 shrink-0 rounded-card" />
        <div className="grow">
          <Skeleton className="h-5 w-64 max-w-full rounded-control" />
          <Skeleton className="mt-2 h-4 w-96 max-w-full rounded-control" />
        </div>
      </div>
      <Rows count={5} />
      <Rows count={3} />
      <div className="rounded-card border border-line bg-surface px-4">
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="flex h-11 items-center gap-6 border-b border-line/60 last:border-b-0">
            <Skeleton className="h-4 w-40 rounded-control" />
            <Skeleton className="h-4 grow rounded-control" />
          </div>
        ))}
      </div>
    </div>
  )
}

function Rows({ count }: { count: number }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <Skeleton className="mb-4 h-5 w-48 max-w-full rounded-control" />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-4 py-4">
          <Skeleton className="size-10 shrink-0 rounded-control" />
          <div className="grow">
            <Skeleton className="h-4 w-32 rounded-control" />
            <Skeleton className="mt-2 h-3 w-72 max-w-full rounded-control" />
          </div>
          <Skeleton className="h-9 w-28 shrink-0 rounded-control max-phone:hidden" />
        </div>
      ))}
    </div>
  )
}
