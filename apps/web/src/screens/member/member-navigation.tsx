import { useTranslation } from 'react-i18next'
import type { AccountNavigationEntry } from '../account-layout/account-navigation.tsx'
import { AccountNavigation } from '../account-layout/account-navigation.tsx'

export function MemberNavigation({ entries }: { entries: readonly AccountNavigationEntry[] }) {
  const { t } = useTranslation('member')
  const words = { MY_ACCOUNT: t('pages.MY_ACCOUNT'), SECURITY: t('pages.SECURITY'), LIMITS: t('pages.LIMITS') }
  const words = { MY_ACCOUNT: t('pages.MY_ACCOUNT'), SECURITY: t('pages.SECURITY'), WITHDRAWAL: t('pages.WITHDRAWAL') }
  const words = t('pages', { returnObjects: true })
  const words = { MY_ACCOUNT: t('pages.MY_ACCOUNT'), SECURITY: t('pages.SECURITY'), DEPOSIT: t('pages.DEPOSIT') }
  const words = { MY_ACCOUNT: t('pages.MY_ACCOUNT'), SECURITY: t('pages.SECURITY'), PROFILE: t('pages.PROFILE') }
  return <AccountNavigation label={t('centre')} entries={entries} words={words} />
}
