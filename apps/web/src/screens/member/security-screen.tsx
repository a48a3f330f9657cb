import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { answerOf } from '../../graphql/answer.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { AccessDenied } from '../account-layout/access-denied.tsx'
import { AccountLayout } from '../account-layout/account-layout.tsx'
import { AccountNavigationSkeleton } from '../account-layout/account-navigation-skeleton.tsx'
import { MemberNavigation } from './member-navigation.tsx'
import { SecurityContent } from './security-content.tsx'
import { useSecurityScreenQuery } from './security-screen.generated.ts'
import type { loader } from './security-screen.loader.ts'
import { SecuritySkeleton } from './security-skeleton.tsx'

export function Component() {
  const { t } = useTranslation(['security', 'member'])
  const { variables } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const query = useSecurityScreenQuery({ variables })
  usePageTitle(t('title'))

  const { answer, stale } = answerOf(query)
  const retry = () => void query.refetch()
  const viewer = answer?.viewer
  const result = viewer?.memberAccount
  const centre = result?.__typename === 'MemberAccount' ? result : null
  // A null viewer with an error is a failure, not a visitor.
  const visitor = viewer === null && !query.error
  const refused = result?.__typename === 'Problem' ? result.code : null
  return (
    <AccountLayout
      name={t('member:centre')}
      closeLabel={t('member:close')}
      menu={
        centre ? (
          <MemberNavigation entries={centre.menu} />
        ) : query.loading && !answer ? (
          <AccountNavigationSkeleton />
        ) : null
      }
    >
      <h1 tabIndex={-1} className="mb-5 text-headline font-semibold focus-visible:outline-none">
        {t('title')}
      </h1>
      {viewer && centre ? (
        <SecurityContent
          site={answer.site}
          viewer={viewer}
          centre={centre}
          busy={stale}
          onChanged={retry}
          onSignedOut={() => void navigate(paths.home())}
        />
      ) : visitor || refused ? (
        <AccessDenied
          code={refused}
          words={{
            visitorTitle: t('visitorTitle'),
            visitorText: t('visitorText'),
            demoTitle: t('member:demoTitle'),
            refusedTitle: t('member:refusedTitle'),
          }}
        />
      ) : query.loading ? (
        <SecuritySkeleton />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={retry} />
      )}
    </AccountLayout>
  )
}
