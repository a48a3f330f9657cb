import { paths } from '../../../../paths.ts'
import type { LaunchTarget_LaunchTargetFragment } from './launch-target.generated.ts'

export type LaunchTarget = Omit<LaunchTarget_LaunchTargetFragment, ' $fragmentName'>

/** Where a target that is not launched as a game opens. */
export interface LaunchAddress {
  to: string
  /** Opens over the current page, or in the window of the sea lotteries. */
  in?: 'page' | 'window'
}

const FIRST_SEA_LOTTERY = 'VN_NORTH_1M'

/**
 * How something opens, from any tile, card, row or banner. Null for what is launched on its own page, and for unknown
 * targets. `here` is the current page.
 */
export function findLaunchAddress(target: LaunchTarget | null | undefined, here: string): LaunchAddress | null {
  switch (target?.mode) {
    case 'VENDOR_GAMES':
      return { to: paths.vendorGames(target.vendorId, here), in: 'page' }
    case 'LOTTERY':
      return { to: paths.lottery(target.gameCode, target.playType) }
    case 'STATION_LOTTERY':
      return { to: paths.stationLottery(target.gameCode) }
    case 'SEA_LOTTERY':
      return { to: paths.lottery(target.gameCode ?? FIRST_SEA_LOTTERY, target.playType), in: 'window' }
    default:
      return null
  }
}
