import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import type { TileGame } from './game-tile.tsx'

export interface GamesPage {
  totalCount: number
  pageInfo: { page: number; totalPages: number }
  nodes: readonly TileGame[]
  /** For an empty search: suggests similar names. */
  suggestions: readonly TileGame[] | null
  /** The text that was searched for instead. */
  correctedSearch: string | null
  /** Other lobbies with matches. */
  elsewhere: readonly { lobbyId: LobbyId; gameCount: number }[] | null
}
