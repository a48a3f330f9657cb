import type { CatalogueGame } from '@playhouse/platform-api/games.ts'

/** Game of the graph: as the catalogue describes it. */
export type GameSource = CatalogueGame

/** GameUnderMaintenance of the graph: the game that is closed; others are suggested when asked for. */
export interface GameUnderMaintenanceSource {
  closed: { nodeId: number }
}
