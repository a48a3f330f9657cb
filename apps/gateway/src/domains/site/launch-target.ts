import { LIST_OF_GAMES } from '@playhouse/platform-api/catalogue-game.ts'
import type { GameCategory, LaunchMode } from '@playhouse/schema/types.generated.ts'
import type { LaunchTarget } from '@playhouse/schema/types.generated.ts'

/** The facts that decide how a game or a vendor's card opens. */
export interface Openable {
  gameType: GameCategory
  vassalage: string
  isGame?: string | null | undefined
  accountTypeName?: string | null | undefined
  gameCode?: string | null | undefined
  defaultPlayType?: string | null | undefined
}

/** Lottery products that open on their own page or in their own window. */
const PRODUCT_MODES: ReadonlyMap<string, LaunchMode> = new Map([
  ['TCG_SEA', 'SEA_LOTTERY'],
  ['TCG_LOTTO_VN', 'STATION_LOTTERY'],
  ['LOTT', 'LOTTERY'],
  ['ELOTT', 'LOTTERY'],
])

/**
 * How a game or card opens; null for games to launch and for cards that lead to the vendor's lobby. The product takes
 * precedence over the category, and a lottery is never a list.
 */
export function findLaunchTarget(thing: Openable): LaunchTarget | null {
  const mode =
    PRODUCT_MODES.get(thing.accountTypeName ?? '') ??
    PRODUCT_MODES.get(thing.gameType) ??
    (thing.isGame === LIST_OF_GAMES ? 'VENDOR_GAMES' : null)
  if (!mode) return null
  const lottery = mode !== 'VENDOR_GAMES'
  return {
    mode,
    vendorId: thing.vassalage,
    gameCode: (lottery && thing.gameCode) || null,
    playType: (lottery && thing.defaultPlayType) || null,
  }
}
