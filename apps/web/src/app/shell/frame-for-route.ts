import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { isGamePath, paths } from '../../paths.ts'

/** The parts of the shell around a page. */
export interface Frame {
  header: boolean
  /** Brand mark in the header, where there is no left bar to show it. */
  headerLogo: boolean
  leftBar: 'none' | 'collapsed' | 'collapsible'
  /** A button that shows and hides the bars. */
  barsToggle: boolean
  /** Banner group shown above the content; null for none. */
  banners: string | null
  footer: boolean
  floatingMenu: boolean
  /** Shortcuts at the bottom of a phone. */
  bottomBar: boolean
  /** On a phone held sideways the page is alone on the screen. */
  isAloneSideways: boolean
}

/** Banner group per route; the ids are the platform's. */
const BANNER_GROUPS: Readonly<Record<string, string>> = {
  '/': 'w_home',
  ...Object.fromEntries(
    (Object.keys(LOBBY_CATEGORIES) as LobbyId[]).map((lobby) => [paths.lobby(lobby), `w_${lobby.toLowerCase()}`]),
  ),
  '/down': 'w_down',
  '/promotions': 'w_promotions',
  '/help': 'w_help',
  '/register': 'w_reg',
}

const FULL_SCREEN_PAGES: ReadonlySet<string> = new Set(['/seamless', '/vnlottery'])

/**
 * Most pages have every part. Registration has header and banner, the lottery only the header, the help centre no header; a
 * full-screen page shows its bars on request, with the left one collapsed. Stations show them until they are hidden: bets are made
 * there, with the balance in view.
 * @param barsShown the choice on full-screen pages; null until somebody has chosen
 */
export function frameForRoute(pathname: string, barsShown: boolean | null): Frame {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const isGame = isGamePath(path)
  const whole: Frame = {
    header: true,
    headerLogo: false,
    leftBar: 'collapsible',
    barsToggle: false,
    banners: BANNER_GROUPS[path] ?? null,
    footer: true,
    floatingMenu: true,
    // A game needs the room.
    bottomBar: !isGame,
    isAloneSideways: isGame,
  }
  const noLeftBar = { leftBar: 'none' } as const
  if (FULL_SCREEN_PAGES.has(path)) {
    const bars =
      (barsShown ?? path === '/vnlottery')
        ? ({ leftBar: 'collapsed' } as const)
        : { ...noLeftBar, header: false, bottomBar: false }
    return { ...whole, ...bars, barsToggle: true, footer: false, floatingMenu: false }
  }
  switch (path) {
    case '/register':
    case '/register.html':
      return { ...whole, ...noLeftBar, headerLogo: true, banners: 'w_reg', footer: false, floatingMenu: false }
    case '/lottery':
      return { ...whole, ...noLeftBar, headerLogo: true, footer: false, floatingMenu: false }
    case '/helpmc':
      return { ...whole, ...noLeftBar, header: false, footer: false, floatingMenu: false, bottomBar: false }
    default:
      return whole
  }
}
