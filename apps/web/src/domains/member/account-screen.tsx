import { useTranslation } from 'react-i18next'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { AccountContent } from './account-content.tsx'
import { type AccountScreenQueryVariables, useAccountScreenQuery } from './account-screen.generated.ts'
import { MemberPage, readMemberPage } from './parts/member-page.tsx'

export function Component() {
  const { t } = useTranslation('member')
  const variables = useScreenVariables<AccountScreenQueryVariables>()
  const query = useAccountScreenQuery({ variables })
  const { viewer, account, page } = readMemberPage(query)
  return (
    <MemberPage
      title={t('pages.MY_ACCOUNT')}
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      page={page}
    >
      {viewer && account ? (
        <AccountContent
          viewer={viewer}
          profile={account.profile}
          entries={account.menu}
          options={account.withdrawalOptions}
          onRetry={() => void query.refetch()}
          retrying={query.loading}
        />
      ) : null}
    </MemberPage>
  )
}
