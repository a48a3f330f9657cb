import { LOBBY_PATHS } from '@playhouse/shared/game-categories.ts'
import type { GameCategory, LobbyPath } from '@playhouse/shared/game-categories.ts'
import { paths } from '../../paths.ts'

/**
 * Where leaving a game leads: to the list that the player came from, if the navigation brought its address along
 * (`state: { from }`), else to the lobby of the game's category, else home.
 */
export function leaveAddress(state: unknown, category: GameCategory | undefined): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  // An address of this site, and not a game again. `//host` would be another site's.
  if (typeof from === 'string' && /^\/(?![/\\]|game\/)/.test(from)) return from
  const lobbies = Object.keys(LOBBY_PATHS) as LobbyPath[]
  const lobby = lobbies.find((path) =>
    (LOBBY_PATHS[path] as readonly GameCategory[]).includes(category as GameCategory),
  )
  return lobby ? paths.lobby(lobby) : paths.home()
}
