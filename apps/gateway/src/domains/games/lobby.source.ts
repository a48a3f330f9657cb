import type { Vendor } from '@playhouse/schema/types.generated.ts'
import type { GameCategory, LobbyPath } from '@playhouse/shared/game-categories.ts'

/** Lobby of the graph: its path; vendors and games are read when asked for. */
export interface LobbySource {
  path: LobbyPath | null
}

/** LobbyVendor of the graph; the classes of its games are read when asked for. */
export interface LobbyVendorSource {
  vendor: Vendor & { __typename: 'Vendor' }
  gameCount: number
  isHot: boolean
  /** Categories of the lobby; every one when there are none. */
  categories: readonly GameCategory[] | undefined
}
