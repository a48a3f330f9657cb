import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { GameCategory, LobbyId } from '@playhouse/shared/game-categories.ts'
import { paths } from '../../paths.ts'

/**
 * Where leaving a game leads: to the list that the player came from, if the navigation brought its address along
 * (`state: { from }`), else to the lobby of the game's category, else home.
 */
export function exitPath(state: unknown, category: GameCategory | undefined): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  // An address of this site, and not a game again. `//host` would be another site's.
  if (typeof from === 'string' && /^\/(?![/\\]|game\/)/.test(from)) return from
  const lobbies = Object.keys(LOBBY_CATEGORIES) as LobbyId[]
  const lobby = lobbies.find((path) =>
    (LOBBY_CATEGORIES[path] as readonly GameCategory[]).includes(category as GameCategory),
  )
  return lobby ? paths.lobby(lobby) : paths.home()
}
