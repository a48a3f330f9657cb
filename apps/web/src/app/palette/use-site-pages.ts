import type { LobbyId, MenuPage } from '@playhouse/schema/types.generated.ts'
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
import { useNavigation } from '../../domains/site/parts/use-navigation.ts'
import { useSiteFacts } from '../../domains/site/parts/use-site-facts.ts'
import { MENU_PATHS } from '../../menu-paths.ts'
import { paths } from '../../paths.ts'
import { LOBBY_ICONS } from '../shell/menu/lobby-icons.ts'

export interface SitePage {
  path: string
  name: string
  /** Other words that players use for the page, in any language. */
  also?: string
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

/** Words that players type for a lobby, whatever language they read. */
const LOBBY_WORDS: Readonly<Partial<Record<LobbyId, string>>> = {
  RNG: 'slots nổ hũ quay hũ 老虎机 สล็อต',
  LIVE: 'baccarat casino live sòng bài 百家乐 บาคาร่า',
  FISH: 'fishing bắn cá 捕鱼 tembak ikan ยิงปลา',
  PVP: 'cards game bài tiến lên poker 棋牌 ไพ่',
  SPORTS: 'sports football soccer thể thao bóng đá cá cược 体育 sepak bola ฟุตบอล',
  COCKFIGHT: 'đá gà 斗鸡 sabung ayam ไก่ชน',
  ELOTT: 'lottery xổ số lô đề 彩票 togel หวย',
  INHOUSE: 'tài xỉu xúc xắc dice sic bo over under 骰子 大小 dadu ไฮโล',
}

/** The same for pages of a member. */
const PAGE_WORDS: Readonly<Partial<Record<MenuPage, string>>> = {
  DEPOSIT: 'deposit top up pay in nạp tiền 存款 充值 setor deposit ฝากเงิน',
  WITHDRAWAL: 'withdraw withdrawal cash out rút tiền 提款 提现 tarik dana ถอนเงิน',
  LIMITS: 'limits self-exclusion break giới hạn tự loại trừ 限额 batas วงเงิน',
  SECURITY: 'password security mật khẩu bảo mật 密码 kata sandi รหัสผ่าน',
  BONUS: 'bonus thưởng 奖金 โบนัส',
  MESSAGES: 'messages inbox tin nhắn 消息 pesan ข้อความ',
}

/** The same for pages that everybody has. */
const COMMON_WORDS = {
  promotions: 'promotions offers khuyến mãi ưu đãi 优惠 活动 promosi โปรโมชั่น',
  help: 'help support faq contact trợ giúp hỗ trợ liên hệ 帮助 客服 bantuan dukungan ช่วยเหลือ ติดต่อ',
  download: 'app download mobile tải ứng dụng điện thoại 下载 手机 unduh aplikasi ดาวน์โหลด แอป',
  responsible: 'limits break self-exclusion chơi có trách nhiệm giới hạn 理性 限额 batas วงเงิน พักเล่น',
} as const

/** Lobbies, and the pages this viewer may open. Visitors find the cashier too, which asks them to log in. */
export function useSitePages(): { lobbies: readonly SitePage[]; pages: readonly SitePage[] } {
  const { t } = useTranslation(['shell', 'member', 'site'])
  const viewer = useViewer()
  const features = useSiteFacts()?.features ?? []
  const lobbies = (useNavigation() ?? []).map(({ lobby }) => {
    const also = LOBBY_WORDS[lobby] ?? ''
    return { path: paths.lobby(lobby), name: t(`lobbies.${lobby}`), icon: LOBBY_ICONS[lobby], also }
  })
  const own = (viewer?.menu ?? []).flatMap(({ page }) => {
    // Agent pages are listed only in the agent centre's menu.
    if (isAgentPage(page)) return []
    // The first page of a centre is named for the centre.
    const isCentre = page === 'MY_ACCOUNT' || page === 'TEAM_OVERVIEW'
    const name = isCentre ? t(`pages.${page}`) : t(`member:pages.${page}`)
    return [
      {
        path: MENU_PATHS[page],
        name,
        icon: page === 'SECURITY' ? ShieldCheck : UserRound,
        also: PAGE_WORDS[page] ?? '',
      },
    ]
  })
  const cashier = (['DEPOSIT', 'WITHDRAWAL'] as const).map((page) => {
    return { path: MENU_PATHS[page], name: t(`member:pages.${page}`), icon: UserRound, also: PAGE_WORDS[page] ?? '' }
  })
  const ways = [
    { path: paths.logIn(), name: t('logIn'), icon: LogIn },
    ...(features.includes('REGISTRATION') ? [{ path: paths.register(), name: t('register'), icon: UserPlus }] : []),
  ]
  const pages = [
    { path: paths.home(), name: t('home'), icon: House },
    ...own,
    ...(viewer ? [] : [...ways, ...cashier]),
    { path: paths.promotions(), name: t('promotions'), icon: BadgePercent, also: COMMON_WORDS.promotions },
    { path: paths.helpCentre(), name: t('helpCentre'), icon: CircleQuestionMark, also: COMMON_WORDS.help },
    { path: paths.download(), name: t('onPhone'), icon: Smartphone, also: COMMON_WORDS.download },
    {
      path: paths.responsibleGaming(),
      name: t('site:footer.responsible'),
      icon: ShieldCheck,
      also: COMMON_WORDS.responsible,
    },
    { path: paths.agreement(), name: t('site:footer.agreement'), icon: FileText },
  ]
  return { lobbies, pages }
}

/** Pages whose names, or what players call them, have a word starting with each word of the text. */
export function findPages(places: readonly SitePage[], text: string): readonly SitePage[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return places.filter(({ name, also = '' }) => {
    const own = foldText(`${name} ${also}`).split(' ')
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)))
  })
}

/** Whether the text has only whole words of what the page is called: it is meant, not merely begun. */
export function isNamedBy({ name, also = '' }: SitePage, text: string): boolean {
  const own = new Set(foldText(`${name} ${also}`).split(' '))
  return foldText(text)
    .split(' ')
    .filter(Boolean)
    .every((word) => own.has(word))
}
