import { type GameCategory, findLobby } from '@playhouse/shared/game-categories.ts'
import { paths } from '../../../paths.ts'

/** Where leaving a game leads: the list in the navigation's `state.from`, else the category's lobby, else home. */
export function exitPath(state: unknown, category: GameCategory | undefined): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  // A path of this site (`//host` is another site), but not another game.
  if (typeof from === 'string' && /^\/(?![/\\]|game\/)/.test(from)) return from
  const lobby = findLobby(category)
  return lobby ? paths.lobby(lobby) : paths.home()
}
