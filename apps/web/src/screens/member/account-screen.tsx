import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { answerOf } from '../../graphql/answer.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { CentreClosed } from '../centre/centre-closed.tsx'
import { CentreLayout } from '../centre/centre-layout.tsx'
import { CentreMenuSkeleton } from '../centre/centre-skeleton.tsx'
import { AccountParts } from './account-parts.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { MemberMenu } from './member-menu.tsx'
import { useAccountScreenQuery } from './account-screen.generated.ts'
import type { loader } from './account-screen.loader.ts'

/** The member centre's first page: who the member is and what is in the wallet. */
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
  // A visitor is an answer; a viewer who is missing beside an error is not.
  const visitor = viewer === null && !query.error
  const refused = result?.__typename === 'Problem' ? result.code : null
  return (
    <CentreLayout
      name={t('centre')}
      closeLabel={t('close')}
      menu={centre ? <MemberMenu entries={centre.menu} /> : query.loading && !answer ? <CentreMenuSkeleton /> : null}
    >
      <h1 tabIndex={-1} className="mb-5 text-headline font-semibold focus-visible:outline-none">
        {title}
      </h1>
      {viewer && centre ? (
        <AccountParts viewer={viewer} profile={centre.profile} onRetry={retry} retrying={query.loading} />
      ) : visitor || refused ? (
        <CentreClosed
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
    </CentreLayout>
  )
}
