import { useTranslation } from 'react-i18next'
import { PAGE_LOOKS } from '../../centres.ts'
import { CONTRACT_PAGES, MENU_PATHS } from '../../menu-paths.ts'
import { AttentionList } from '../member/parts/attention-list.tsx'
import { CentreGroups } from '../member/parts/centre-groups.tsx'
import type { CentreEntry } from '../member/parts/use-centre.ts'
import { WalletBalance } from '../wallet/parts/wallet-balance.tsx'

/** What waits for the agent, and on phones, which have no side bar, the balance and the groups of pages. */
export function AgentHub({ entries }: { entries: readonly CentreEntry[] }) {
  const { t } = useTranslation('agent')
  const items = Object.values(CONTRACT_PAGES).flatMap((page) => {
    const count = entries.find((entry) => entry.page === page)?.badge
    const text = count ? t('attention.contracts', { page: t(`pages.${page}`), count }) : ''
    return count ? [{ id: page, path: MENU_PATHS[page], icon: PAGE_LOOKS[page].icon, text }] : []
  })
  return (
    <div className="@container mb-5 flex flex-col gap-3 empty:hidden tablet:gap-4">
      <div className="rounded-card border border-line bg-surface p-4 tablet:hidden">
        <WalletBalance size="page" />
      </div>
      <AttentionList items={items} />
      <div className="tablet:hidden">
        <CentreGroups centre="agent" entries={entries} />
      </div>
    </div>
  )
}
