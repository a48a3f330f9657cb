import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { type LucideIcon, Sparkles } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { CENTRES, type GroupId, PAGE_LOOKS } from '../../../centres.ts'
import { SCREEN_ICONS } from '../../../extend/screen-icons.ts'
import { SCREENS } from '../../../extend/screens.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import type { Namespace } from '../../../i18n/namespaces.generated.ts'
import { type CentreId, MENU_PATHS } from '../../../menu-paths.ts'
import { useHasPage } from '../../site/parts/use-offers.ts'

export interface CentreEntry {
  page: MenuPage
  /** Number of items that wait for the member on the page. */
  badge: number | null
}

export interface CentrePage extends Pick<CentreEntry, 'badge'> {
  /** Undefined for a screen of a project. */
  page?: MenuPage
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
  const listProjectPages = useProjectPages()
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
    // What is the account's is known first, so that the groups come at once.
    const further = entries.length > 0 ? listProjectPages(id) : []
    return { id, icon, name: titles[id] ?? '', pages: [...own, ...further], waiting }
  })
  return { hub: getPage(hub), groups: listed.filter(({ pages }) => pages.length > 0) }
}

/** Screens of a project in a group. One whose text has not arrived, or never will, is left out: ours stay as they are. */
function useProjectPages(): (group: GroupId) => CentrePage[] {
  const { t, i18n } = useTranslation('member')
  const listed = SCREENS.flatMap(({ menu, menuIn, ...rest }) => (menu && menuIn ? [{ ...rest, menu, menuIn }] : []))
  const namespaces = [...new Set(listed.map(({ menu }) => menu.split(':', 1).join() as Namespace))].join()
  // Not by `useTranslation`, which asks again and again for a pack that cannot be loaded.
  useEffect(() => void (namespaces && loadTexts(namespaces.split(',') as Namespace[])), [namespaces])
  const getKnown = () =>
    listed
      .filter(({ menu }) => i18n.exists(menu))
      .map(({ menu }) => menu)
      .join()
  useSyncExternalStore(
    (onChange) => {
      i18n.store.on('added', onChange)
      return () => i18n.store.off('added', onChange)
    },
    getKnown,
    getKnown,
  )
  return (group) =>
    listed
      .filter(({ menu, menuIn }) => menuIn === group && i18n.exists(menu))
      .map(({ menu, path }) => ({
        badge: null,
        path: `/${path}`,
        name: (t as (name: string) => string)(menu),
        icon: SCREEN_ICONS[path] ?? Sparkles,
      }))
}
