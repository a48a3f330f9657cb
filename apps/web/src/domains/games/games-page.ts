import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import type { TileGame } from './parts/game-tile.tsx'

export type FoldingGame = TileGame & { family?: { id: string; gameCount: number } | null }

export interface GamesPage {
  totalCount: number
  pageInfo: { page: number; totalPages: number }
  /** Matching games that other games of their family stand for. */
  foldedCount: number
  nodes: readonly FoldingGame[]
  /** For an empty search: suggests similar names. */
  suggestions: readonly TileGame[] | null
  /** The text that was searched for instead. */
  correctedSearch: string | null
  /** Other lobbies with matches. */
  elsewhere: readonly { lobbyId: LobbyId; gameCount: number }[] | null
}
