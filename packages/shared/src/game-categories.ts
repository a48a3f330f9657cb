/** The platform's `gameType`, in navigation order. */
export const GAME_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
  'INHOUSE',
] as const

export type GameCategory = (typeof GAME_CATEGORIES)[number]

/** Categories by lobby path. LOTT shares the lobby of ELOTT. */
export const LOBBY_PATHS = {
  rng: ['RNG'],
  live: ['LIVE'],
  fish: ['FISH'],
  pvp: ['PVP'],
  sports: ['SPORTS'],
  esports: ['ESPORTS'],
  cockfight: ['COCKFIGHT'],
  elott: ['ELOTT', 'LOTT'],
  inhouse: ['INHOUSE'],
} as const satisfies Record<string, readonly GameCategory[]>

export type LobbyPath = keyof typeof LOBBY_PATHS

export const LOBBY_PAGE_SIZE = 42

export function isLobbyPath(value: unknown): value is LobbyPath {
  return typeof value === 'string' && Object.hasOwn(LOBBY_PATHS, value)
}
