import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgePercent,
  Banknote,
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ChartLine,
  ChartNoAxesCombined,
  ChartPie,
  Coins,
  CornerLeftUp,
  CornerRightDown,
  Crown,
  Dices,
  FilePenLine,
  FileText,
  Gauge,
  Gift,
  HandCoins,
  Headset,
  History,
  IdCard,
  LifeBuoy,
  ListChecks,
  Mail,
  Megaphone,
  Network,
  Percent,
  ReceiptText,
  Scale,
  ShieldCheck,
  Sparkles,
  Star,
  Ticket,
  Trophy,
  UserRound,
  UserRoundPlus,
  UsersRound,
  Wallet,
  Zap,
  KeyRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MenuGroup } from '@playhouse/site/config.ts'
import { SCREENS } from './extend/screens.ts'
import type { CentreId } from './menu-paths.ts'
import { findCentre, MENU_PATHS } from './menu-paths.ts'
import { paths } from './paths.ts'

/** A part of a page, as its skeleton draws it. */
export type Block =
  | 'hub'
  | 'hero'
  | 'figures'
  | 'tabs'
  | 'filters'
  | 'table'
  | 'rows'
  | 'panel'
  | 'form'
  | 'cards'
  | 'tiles'
  | 'choices'
  | 'chart'

interface PageLook {
  icon: LucideIcon
  /** From top to bottom. */
  shape: readonly Block[]
}

const REPORT = ['filters', 'figures', 'table'] as const
const CONTRACTS = ['tabs', 'panel', 'table'] as const

export const PAGE_LOOKS: Readonly<Record<MenuPage, PageLook>> = {
  MY_ACCOUNT: { icon: UserRound, shape: ['hub'] },
  DEPOSIT: { icon: ArrowDownToLine, shape: ['choices', 'form'] },
  WITHDRAWAL: { icon: ArrowUpFromLine, shape: ['rows', 'form', 'table'] },
  WALLET: { icon: Wallet, shape: ['hero', 'table'] },
  TRANSFER_UPLINE: { icon: CornerLeftUp, shape: ['form', 'table'] },
  TRANSFER_DOWNLINE: { icon: CornerRightDown, shape: ['form', 'table'] },
  ACCOUNT_RECORD: { icon: ReceiptText, shape: ['filters', 'table'] },
  BETTING_RECORD: { icon: History, shape: ['tabs', 'filters', 'figures', 'table'] },
  LOTTERY_TICKETS: { icon: Ticket, shape: ['tabs', 'table'] },
  FAVOURITES: { icon: Star, shape: ['tiles'] },
  PROFIT_AND_LOSS: { icon: ChartLine, shape: ['filters', 'figures', 'chart', 'table'] },
  REWARD_CENTER: { icon: Gift, shape: ['rows', 'table'] },
  MISSIONS: { icon: ListChecks, shape: ['tabs', 'cards'] },
  BONUS: { icon: Sparkles, shape: ['hero', 'table'] },
  PLAYER_RANK: { icon: Crown, shape: ['hero', 'table'] },
  REBATE: { icon: Percent, shape: ['rows', 'table'] },
  POINTS_MALL: { icon: Coins, shape: ['hero', 'cards'] },
  INVITE_FRIENDS: { icon: UserRoundPlus, shape: ['hero', 'figures', 'table'] },
  BONUS_DETAILS: { icon: BadgePercent, shape: ['filters', 'table'] },
  BECOME_AGENT: { icon: BriefcaseBusiness, shape: ['panel', 'form'] },
  SECURITY: { icon: KeyRound, shape: ['hero', 'rows', 'rows', 'table'] },
  PROFILE: { icon: IdCard, shape: ['hero', 'form', 'rows'] },
  LIMITS: { icon: Gauge, shape: ['panel', 'panel', 'panel'] },
  MESSAGES: { icon: Mail, shape: ['tabs', 'rows'] },
  SERVICE_CASES: { icon: Headset, shape: ['panel', 'table'] },
  TEAM_OVERVIEW: { icon: ChartNoAxesCombined, shape: ['figures', 'tabs', 'chart', 'table'] },
  AGENT_ANNOUNCEMENTS: { icon: Megaphone, shape: ['rows'] },
  REGISTER_CENTRE: { icon: UserRoundPlus, shape: ['tabs', 'form', 'table'] },
  DOWNLINES: { icon: Network, shape: ['filters', 'table'] },
  TEAM_BETTING: { icon: Dices, shape: REPORT },
  USER_LOSS: { icon: Scale, shape: ['tabs', ...REPORT] },
  DOWNLINE_TRANSACTIONS: { icon: ReceiptText, shape: ['filters', 'table'] },
  MY_INCOME: { icon: HandCoins, shape: ['filters', 'figures', 'table'] },
  CREDIT_REPORT: { icon: FileText, shape: REPORT },
  DIVIDENDS: { icon: ChartPie, shape: CONTRACTS },
  DAILY_SALARY: { icon: CalendarDays, shape: CONTRACTS },
  HOURLY_SALARY: { icon: CalendarClock, shape: CONTRACTS },
  REALTIME_SALARY: { icon: Zap, shape: CONTRACTS },
}

interface PageBelow {
  /** The page that lists it. */
  page: MenuPage
  /** The beginning of its address. */
  path: string
  shape: readonly Block[]
}

/** Pages without an entry of their own. */
const PAGES_BELOW: readonly PageBelow[] = [
  { page: 'MISSIONS', path: paths.leaderboards(), shape: ['tabs', 'hero', 'table'] },
  { page: 'LIMITS', path: paths.memberStatement(), shape: ['filters', 'figures', 'chart', 'table'] },
  { page: 'MESSAGES', path: paths.messageSettings(), shape: ['panel', 'form', 'panel'] },
  { page: 'DEPOSIT', path: `${paths.deposit()}/`, shape: ['hero', 'rows'] },
  { page: 'WITHDRAWAL', path: `${paths.withdrawals()}/`, shape: ['hero', 'rows'] },
  { page: 'LOTTERY_TICKETS', path: `${MENU_PATHS.LOTTERY_TICKETS}/`, shape: ['hero', 'table'] },
  { page: 'DOWNLINES', path: `${paths.downlines()}/`, shape: ['hero', 'figures', 'table'] },
]

export type GroupId = MenuGroup

interface Group {
  id: GroupId
  icon: LucideIcon
  pages: readonly MenuPage[]
}

const MEMBER_GROUPS = [
  {
    id: 'money',
    icon: Banknote,
    pages: ['DEPOSIT', 'WITHDRAWAL', 'WALLET', 'TRANSFER_UPLINE', 'TRANSFER_DOWNLINE', 'ACCOUNT_RECORD'],
  },
  { id: 'play', icon: Dices, pages: ['BETTING_RECORD', 'LOTTERY_TICKETS', 'FAVOURITES', 'PROFIT_AND_LOSS'] },
  {
    id: 'rewards',
    icon: Trophy,
    pages: [
      'REWARD_CENTER',
      'MISSIONS',
      'BONUS',
      'PLAYER_RANK',
      'REBATE',
      'POINTS_MALL',
      'BONUS_DETAILS',
      'INVITE_FRIENDS',
      'BECOME_AGENT',
    ],
  },
  { id: 'security', icon: ShieldCheck, pages: ['SECURITY', 'PROFILE', 'LIMITS'] },
  { id: 'help', icon: LifeBuoy, pages: ['MESSAGES', 'SERVICE_CASES'] },
] as const satisfies readonly Group[]

const AGENT_GROUPS = [
  { id: 'team', icon: UsersRound, pages: ['REGISTER_CENTRE', 'DOWNLINES', 'AGENT_ANNOUNCEMENTS'] },
  { id: 'reports', icon: ChartColumn, pages: ['TEAM_BETTING', 'USER_LOSS', 'DOWNLINE_TRANSACTIONS'] },
  { id: 'income', icon: HandCoins, pages: ['MY_INCOME', 'CREDIT_REPORT'] },
  { id: 'contracts', icon: FilePenLine, pages: ['DIVIDENDS', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] },
] as const satisfies readonly Group[]

interface Centre {
  hub: MenuPage
  groups: readonly Group[]
}

export const CENTRES: Readonly<Record<CentreId, Centre>> = {
  member: { hub: 'MY_ACCOUNT', groups: MEMBER_GROUPS },
  agent: { hub: 'TEAM_OVERVIEW', groups: AGENT_GROUPS },
}

/** The entry to mark at an address; undefined outside the centres. */
export function findMenuPage(pathname: string): MenuPage | undefined {
  const below = PAGES_BELOW.find(({ path }) => pathname.startsWith(path))
  return below?.page ?? (Object.keys(MENU_PATHS) as MenuPage[]).find((page) => MENU_PATHS[page] === pathname)
}

/** The address of the entry to mark: that of one of our pages, or of a project's screen, of which others may be below it. */
export function findEntry(pathname: string): string | undefined {
  const page = findMenuPage(pathname)
  if (page) return MENU_PATHS[page]
  return SCREENS.filter(({ menuIn }) => menuIn)
    .map(({ path }) => `/${path}`)
    .find((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/** What the page at an address looks like; undefined outside the centres. */
export function findShape(pathname: string): readonly Block[] | undefined {
  const below = PAGES_BELOW.find(({ path }) => pathname.startsWith(path))
  const page = findMenuPage(pathname)
  return below?.shape ?? (page ? PAGE_LOOKS[page].shape : isProjectPage(pathname) ? ['panel'] : undefined)
}

/** Whether a screen of a project is at this address of a centre. */
const isProjectPage = (pathname: string): boolean =>
  findCentre(pathname) !== undefined &&
  SCREENS.some(({ path }) => {
    const own = path.split('/')
    const parts = pathname.split('/').slice(1)
    return own.length === parts.length && own.every((part, index) => part.startsWith(':') || part === parts[index])
  })
