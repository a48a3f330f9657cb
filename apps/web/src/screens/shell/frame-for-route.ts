import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { paths } from '../../paths.ts'

/** What the visitor has chosen about the frame. */
export interface FramePreferences {
  /** Whether the bars are let in where a page is a stage of its own. */
  barsShown: boolean
  /** Whether the left bar shows icons alone where it may be wide. */
  mini: boolean
}

/** What stands around a page. */
export interface Frame {
  header: boolean
  /** The brand's mark in the header; elsewhere it stands on the left bar. */
  headerLogo: boolean
  leftBar: 'none' | 'mini' | 'wide'
  /** Whether the left bar can be made mini and wide. */
  leftBarCollapsible: boolean
  /** A button that lets the bars in and sends them away. */
  barsToggle: boolean
  /** Group of the banners above the content; null for none. */
  banners: string | null
  bannerDots: boolean
  footer: boolean
  /** Customer service and its neighbours, at the end of the page. */
  floatingMenu: boolean
}

/** Banner groups by route (specification, section 2, and domain reference 1.6). */
const BANNER_GROUPS: Readonly<Record<string, string>> = {
  '/': 'w_home',
  ...Object.fromEntries(
    (Object.keys(LOBBY_CATEGORIES) as LobbyId[]).map((lobby) => [paths.lobby(lobby), `w_${lobby.toLowerCase()}`]),
  ),
  '/down': 'w_down',
  '/promotions': 'w_promotions',
  '/pointMall': 'w_pointMall',
  '/help': 'w_help',
  '/register': 'w_reg',
}

/** Pages that are a stage of their own. */
const STAGES: ReadonlySet<string> = new Set(['/seamless', '/vnlottery'])

/**
 * The frame of a page (specification, section 2): `pathname` without what follows the question mark. Most pages have all of it.
 * Registration has header and banner, the lottery the header alone, the help centre no header; a stage has its bars only when they
 * are let in, the left one mini.
 */
export function frameForRoute(pathname: string, { barsShown, mini }: FramePreferences): Frame {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const whole: Frame = {
    header: true,
    headerLogo: false,
    leftBar: mini ? 'mini' : 'wide',
    leftBarCollapsible: true,
    barsToggle: false,
    banners: BANNER_GROUPS[path] ?? null,
    bannerDots: path === '/',
    footer: true,
    floatingMenu: true,
  }
  const noLeftBar = { leftBar: 'none', leftBarCollapsible: false } as const
  if (STAGES.has(path)) {
    const bars = barsShown ? ({ leftBar: 'mini', leftBarCollapsible: false } as const) : { ...noLeftBar, header: false }
    return { ...whole, ...bars, barsToggle: true, footer: false, floatingMenu: false }
  }
  switch (path) {
    case '/register':
    case '/register.html':
      return { ...whole, ...noLeftBar, headerLogo: true, banners: 'w_reg', footer: false, floatingMenu: false }
    case '/lottery':
      return { ...whole, ...noLeftBar, headerLogo: true, footer: false, floatingMenu: false }
    case '/helpmc':
      return { ...whole, ...noLeftBar, header: false, footer: false, floatingMenu: false }
    default:
      return whole
  }
}
