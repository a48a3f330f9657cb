import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useScreenVariables } from '../../../graphql/screen-loader.ts'
import { paths } from '../../../paths.ts'
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
