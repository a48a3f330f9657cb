import { paths } from '../paths.ts'
import type { LaunchTarget_LaunchTargetFragment } from './launch-target.generated.ts'

export type Opening = Omit<LaunchTarget_LaunchTargetFragment, ' $fragmentName'>

/** Where something leads that is not launched. */
export interface WayIn {
  /** An address of this site. */
  to: string
  /** Whether that opens over the page one is on, or in the window of the sea lotteries. */
  in?: 'page' | 'window'
}

const FIRST_SEA_LOTTERY = 'VN_NORTH_1M'

/**
 * How something opens, wherever it is pressed: a tile, a card, a row, a banner. Null for what is launched on a page of its own, and for
 * a way that this page does not know. `here` is the page one is on.
 */
export function wayIn(opening: Opening | null | undefined, here: string): WayIn | null {
  switch (opening?.mode) {
    case 'VENDOR_GAMES':
      return { to: paths.vendorGames(opening.vendorId, here), in: 'page' }
    case 'LOTTERY':
      return { to: paths.lottery(opening.gameCode, opening.playType) }
    case 'STATION_LOTTERY':
      return { to: paths.stationLottery(opening.gameCode) }
    case 'SEA_LOTTERY':
      return { to: paths.lottery(opening.gameCode ?? FIRST_SEA_LOTTERY, opening.playType), in: 'window' }
    default:
      return null
  }
}
