import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { getResponse } from '../../../graphql/response.ts'
import { getMemberAccount, type MemberAccount } from '../../../graphql/viewer-account.ts'
import { AccessDenied } from './access-denied.tsx'
import { AccountFrame, type AccountFrameProps, type AccountResult, toAccountPage } from './account-frame.tsx'

/** Reads the content of a member page from its query, or why there is none. */
export function readMemberPage<
  Data extends { viewer: { memberAccount: AccountResult } | null },
  Variables extends OperationVariables,
>(query: useQuery.Result<Data, Variables>) {
  const { response, stale } = getResponse(query)
  const viewer: Data['viewer'] | undefined = (response as Data | undefined)?.viewer
  return {
    response,
    stale,
    viewer,
    account: getMemberAccount(viewer) as MemberAccount<Data> | undefined,
    page: toAccountPage(query, viewer, viewer?.memberAccount),
  }
}

export interface MemberPageProps extends Pick<AccountFrameProps, 'page' | 'title' | 'intro' | 'heading' | 'children'> {
  texts: { visitorTitle: string; visitorText: string; failed: string }
}

export function MemberPage({ texts: { failed, ...visitorTexts }, ...frame }: MemberPageProps) {
  const { t } = useTranslation('member')
  const texts = { ...visitorTexts, demoTitle: t('demoTitle'), refusedTitle: t('refusedTitle') }
  return (
    <AccountFrame
      centre="member"
      denied={(code) => <AccessDenied code={code} texts={texts} />}
      failed={failed}
      {...frame}
    />
  )
}
