import { useTranslation } from 'react-i18next'
import type { AccountNavigationEntry } from './account-navigation.tsx'
import { AccountNavigation } from './account-navigation.tsx'

export function MemberNavigation({ entries }: { entries: readonly AccountNavigationEntry[] }) {
  const { t } = useTranslation('member')
  const texts = t('pages', { returnObjects: true })
  return <AccountNavigation label={t('centre')} entries={entries} texts={texts} />
}
