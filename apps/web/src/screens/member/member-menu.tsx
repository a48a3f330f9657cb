import { useTranslation } from 'react-i18next'
import type { CentreMenuEntry } from '../centre/centre-menu.tsx'
import { CentreMenu } from '../centre/centre-menu.tsx'

/** The member centre's menu with the names of its pages. */
export function MemberMenu({ entries }: { entries: readonly CentreMenuEntry[] }) {
  const { t } = useTranslation('member')
  const words = { MY_ACCOUNT: t('pages.MY_ACCOUNT'), SECURITY: t('pages.SECURITY') }
  return <CentreMenu label={t('centre')} entries={entries} words={words} />
}
