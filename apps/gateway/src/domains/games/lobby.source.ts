import type { GameCategory, LobbyId } from '@playhouse/shared/game-categories.ts'
import type { Vendor } from '@playhouse/schema/types.generated.ts'

/** Lobby of the graph; vendors and games are read when asked for. */
export interface LobbySource {
  id: LobbyId | null
}

/** LobbyVendor of the graph; the classes of its games are read when asked for. */
export interface LobbyVendorSource {
  vendor: Vendor & { __typename: 'Vendor' }
  gameCount: number
  isHot: boolean
  /** Categories of the lobby; every one when there are none. */
  categories: readonly GameCategory[] | undefined
}
