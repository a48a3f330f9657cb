import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CENTRES, type GroupId, PAGE_LOOKS } from '../../../centres.ts'
import { type CentreId, MENU_PATHS } from '../../../menu-paths.ts'
import { useHasPage } from '../../site/parts/use-offers.ts'

export interface CentreEntry {
  page: MenuPage
  /** Number of items that wait for the member on the page. */
  badge: number | null
}

export interface CentrePage extends CentreEntry {
  path: string
  name: string
  icon: LucideIcon
}

export interface CentreGroup {
  id: GroupId
  name: string
  icon: LucideIcon
  pages: readonly CentrePage[]
  /** Items that wait on all of its pages. */
  waiting: number
}

/**
 * The groups of a centre with the pages that this account and site have; groups without one are left out.
 * @param entries of the account's menu
 */
export function useCentre(
  centre: CentreId,
  entries: readonly CentreEntry[],
): { hub: CentrePage; groups: readonly CentreGroup[] } {
  const { t } = useTranslation(['member', 'agent'])
  const hasPage = useHasPage()
  const { hub, groups } = CENTRES[centre]
  const names: Readonly<Partial<Record<MenuPage, string>>> =
    centre === 'member' ? t('member:pages', { returnObjects: true }) : t('agent:pages', { returnObjects: true })
  const titles: Readonly<Partial<Record<GroupId, string>>> =
    centre === 'member' ? t('member:groups', { returnObjects: true }) : t('agent:groups', { returnObjects: true })
  const getPage = (page: MenuPage): CentrePage => ({
    page,
    badge: entries.find((entry) => entry.page === page)?.badge ?? null,
    path: MENU_PATHS[page],
    name: names[page] ?? '',
    icon: PAGE_LOOKS[page].icon,
  })
  const listed = groups.map(({ id, icon, pages }) => {
    const own = pages
      .filter((page) => hasPage(MENU_PATHS[page]) && entries.some((entry) => entry.page === page))
      .map(getPage)
    const waiting = own.reduce((sum, { badge }) => sum + (badge ?? 0), 0)
    return { id, icon, name: titles[id] ?? '', pages: own, waiting }
  })
  return { hub: getPage(hub), groups: listed.filter(({ pages }) => pages.length > 0) }
}
