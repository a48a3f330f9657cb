import type { LobbyPath } from '@playhouse/shared/game-categories.ts'
import type { MenuPage } from '@playhouse/schema/types.generated.ts'

/** Every address of the site. Links are built here and nowhere else; a test holds each against the route tree. */
export const paths = {
  home: () => '/',
  lobby: (lobby: LobbyPath) => `/${lobby}`,
  /** A lobby with one vendor's games. */
  lobbyOfVendor: (lobby: LobbyPath, vendorId: string) => `/${lobby}?${new URLSearchParams({ vendor: vendorId })}`,
  game: (gameId: string) => `/game/${encodeURIComponent(gameId)}`,
  logIn: () => '/login',
  register: () => '/register',
  memberAccount: () => '/member/account',
  memberSecurity: (page = 1) =>
    page > 1 ? `/member/security?${new URLSearchParams({ page: String(page) })}` : '/member/security',
  teamOverview: () => '/agent/team-overview',
  promotions: () => '/promotions',
  /** Promotions of one category, by its code. */
  promotionsOf: (category: string) => `/promotions?${new URLSearchParams({ category })}`,
  /** A promotion, read over the list of all of them. */
  promotion: (promotionId: string) => `/promotions?${new URLSearchParams({ id: promotionId })}`,
  /** A promotion on a page of its own. */
  promotionDetail: (promotionId: string) => `/promoDetail?${new URLSearchParams({ id: promotionId })}`,
  helpCentre: () => '/helpmc',
  /** A topic of the help centre by its code, and one of its articles. */
  helpTopic: (topic: string, article?: string) =>
    `/helpmc?${new URLSearchParams({ topic, ...(article === undefined ? {} : { article }) })}`,
  feedback: () => '/helpmc#feedback',
  agreement: () => '/help',
  responsibleGaming: () => '/responsible-gaming',
  download: () => '/down',
} as const

/** Where the entries of the account menu lead. */
export const MENU_PATHS: Readonly<Record<MenuPage, string>> = {
  MY_ACCOUNT: paths.memberAccount(),
  SECURITY: paths.memberSecurity(),
  TEAM_OVERVIEW: paths.teamOverview(),
}
