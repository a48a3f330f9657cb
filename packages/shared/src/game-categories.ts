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

export const isGameCategory = (value: unknown): value is GameCategory =>
  GAME_CATEGORIES.some((known) => known === value)

/** Game categories in each lobby. LOTT shares the lobby of ELOTT, as its navigation entry does. */
export const LOBBY_CATEGORIES = {
  RNG: ['RNG'],
  LIVE: ['LIVE'],
  FISH: ['FISH'],
  PVP: ['PVP'],
  SPORTS: ['SPORTS'],
  ESPORTS: ['ESPORTS'],
  COCKFIGHT: ['COCKFIGHT'],
  ELOTT: ['ELOTT', 'LOTT'],
  INHOUSE: ['INHOUSE'],
} as const satisfies Record<string, readonly GameCategory[]>

export type LobbyId = keyof typeof LOBBY_CATEGORIES

/** The lobby of a category; undefined for one that this version does not know. */
export function findLobby(category: string | undefined): LobbyId | undefined {
  const lobbies = Object.keys(LOBBY_CATEGORIES) as LobbyId[]
  return lobbies.find((lobby) => (LOBBY_CATEGORIES[lobby] as readonly (string | undefined)[]).includes(category))
}

export const LOBBY_PAGE_SIZE = 42

export function isLobbyId(value: unknown): value is LobbyId {
  return typeof value === 'string' && Object.hasOwn(LOBBY_CATEGORIES, value)
}
