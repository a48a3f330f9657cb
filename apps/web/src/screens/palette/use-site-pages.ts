import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import {
  BadgePercent,
  CircleQuestionMark,
  FileText,
  House,
  LogIn,
  ShieldCheck,
  Smartphone,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../access/use-viewer.ts'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { MENU_PATHS, paths } from '../../paths.ts'
import { LOBBY_ICONS } from '../shell/menu/lobby-icons.ts'

export interface SitePage {
  path: string
  name: string
  icon: LucideIcon
}

const AGENT_PAGES = [
  'REGISTER_CENTRE',
  'DOWNLINES',
  'TEAM_BETTING',
  'USER_LOSS',
  'CREDIT_REPORT',
  'DOWNLINE_TRANSACTIONS',
  'MY_INCOME',
  'AGENT_ANNOUNCEMENTS',
  'DIVIDENDS',
  'DAILY_SALARY',
  'HOURLY_SALARY',
  'REALTIME_SALARY',
] as const satisfies readonly MenuPage[]

const isAgentPage = (page: MenuPage): page is (typeof AGENT_PAGES)[number] =>
  (AGENT_PAGES as readonly MenuPage[]).includes(page)

/** Lobbies, and the pages this viewer may open. */
export function useSitePages(): { lobbies: readonly SitePage[]; pages: readonly SitePage[] } {
  const { t } = useTranslation(['shell', 'member'])
  const viewer = useViewer()
  const features = useSiteFacts()?.features ?? []
  const lobbies = (useNavigation() ?? []).map(({ lobby }) => {
    return { path: paths.lobby(lobby), name: t(`lobbies.${lobby}`), icon: LOBBY_ICONS[lobby] }
  })
  const own = (viewer?.menu ?? []).flatMap(({ page }) => {
    // These are in the menu of the agent centre only.
    if (isAgentPage(page)) return []
    // The first page of a centre is named for the centre.
    const isCentre = page === 'MY_ACCOUNT' || page === 'TEAM_OVERVIEW'
    const name = isCentre ? t(`pages.${page}`) : t(`member:pages.${page}`)
    return [{ path: MENU_PATHS[page], name, icon: page === 'SECURITY' ? ShieldCheck : UserRound }]
  })
  const ways = [
    { path: paths.logIn(), name: t('logIn'), icon: LogIn },
    ...(features.includes('REGISTRATION') ? [{ path: paths.register(), name: t('register'), icon: UserPlus }] : []),
  ]
  const pages = [
    { path: paths.home(), name: t('home'), icon: House },
    ...own,
    ...(viewer ? [] : ways),
    { path: paths.promotions(), name: t('promotions'), icon: BadgePercent },
    { path: paths.helpCentre(), name: t('helpCentre'), icon: CircleQuestionMark },
    { path: paths.download(), name: t('onPhone'), icon: Smartphone },
    { path: paths.responsibleGaming(), name: t('footer.responsible'), icon: ShieldCheck },
    { path: paths.agreement(), name: t('footer.agreement'), icon: FileText },
  ]
  return { lobbies, pages }
}

/** Pages whose names have a word starting with each word of the text. */
export function findPages(places: readonly SitePage[], text: string): readonly SitePage[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return places.filter(({ name }) => {
    const own = foldText(name).split(' ')
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)))
  })
}
