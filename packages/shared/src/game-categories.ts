/** Categories of games as the platform names them (its `gameType`), in the order the navigation shows them. */
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

/** Lobbies by their path: LOTT shares the lobby of ELOTT, as its navigation entry does. */
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

/** Games on one page of a lobby. */
export const LOBBY_PAGE_SIZE = 42

/** True if `value` names a lobby's path. */
export function isLobbyPath(value: unknown): value is LobbyPath {
  return typeof value === 'string' && Object.hasOwn(LOBBY_PATHS, value)
}
