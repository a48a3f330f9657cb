import type { LobbyPath } from '@playhouse/shared/game-categories.ts'

/** Lobby of the graph: its path; vendors and games are read when asked for. */
export interface LobbySource {
  path: LobbyPath | null
}
