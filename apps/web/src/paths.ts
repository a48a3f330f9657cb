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
  teamOverview: () => '/agent/team-overview',
} as const

/** Where the entries of the account menu lead. */
export const MENU_PATHS: Readonly<Record<MenuPage, string>> = {
  MY_ACCOUNT: paths.memberAccount(),
  TEAM_OVERVIEW: paths.teamOverview(),
}
