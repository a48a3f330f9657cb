import type { CatalogueGame } from '@playhouse/platform-api/games.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'

/** Game of the graph. What it says of itself stands ready; its picture and the viewer's mark are asked for when selected. */
export interface GameSource {
  nodeId: number
  /** Path of its picture. */
  showIcon: string
  id: string
  name: string
  category: GameCategory
  vendorId: string
  vendorName: string
  isHot: boolean
  isNew: boolean
  underMaintenance: boolean
  /** Percent, such as `96.50`. */
  returnToPlayer: string | null
  volatility: number | null
}

/** A game of the graph, as the catalogue describes it: a screen shows hundreds, so each field is worth not to be a function. */
export function gameOf(game: CatalogueGame): GameSource {
  return {
    nodeId: game.nodeId,
    showIcon: game.showIcon,
    id: String(game.nodeId),
    name: game.gameName,
    category: game.gameType,
    vendorId: game.vassalage,
    vendorName: game.vassalageName,
    isHot: game.isHot,
    isNew: game.isNew,
    underMaintenance: game.maintenance,
    returnToPlayer: game.returnToPlayer === null ? null : percent(game.returnToPlayer),
    volatility: game.volatility,
  }
}

/** Basis points as percent with two decimals: 9650 is `96.50`. */
export function percent(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`
}

/** GameUnderMaintenance of the graph: the game that is closed; others are suggested when asked for. */
export interface GameUnderMaintenanceSource {
  closed: { nodeId: number }
}
