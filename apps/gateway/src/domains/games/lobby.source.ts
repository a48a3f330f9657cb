import type { GameCategory, LobbyId } from '@playhouse/shared/game-categories.ts'
import type { Vendor } from '@playhouse/schema/types.generated.ts'

/** Lobby of the graph; vendors and games are loaded on demand. */
export interface LobbySource {
  id: LobbyId | null
}

/** LobbyVendor of the graph; the classes of its games are loaded on demand. */
export interface LobbyVendorSource {
  vendor: Vendor & { __typename: 'Vendor' }
  gameCount: number
  isHot: boolean
  /** Categories of the lobby; undefined for all. */
  categories: readonly GameCategory[] | undefined
}
