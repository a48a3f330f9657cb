import { useTranslation } from 'react-i18next'
import { MemberPage, type MemberPageProps } from '../member/parts/member-page.tsx'

export function DepositPage(props: Pick<MemberPageProps, 'page' | 'title' | 'children'>) {
  const { t } = useTranslation('deposit')
  return (
    <MemberPage
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      {...props}
    />
  )
}
