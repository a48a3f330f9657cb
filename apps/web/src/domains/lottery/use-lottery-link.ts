import { useLaunchLinks } from '../games/parts/launch/use-launch-address.ts'
import type { LotteryLobbyScreenQuery } from './lottery-lobby-screen.generated.ts'

export type LobbyLottery = NonNullable<LotteryLobbyScreenQuery['lotteries']>[number]

/** Where a lottery is played; null where it cannot be. */
export function useLotteryLink({ code, intervalSeconds, mode }: LobbyLottery) {
  const linkTo = useLaunchLinks()
  return linkTo({
    __typename: 'LaunchTarget',
    mode: mode === 'SEA' ? 'SEA_LOTTERY' : intervalSeconds === null ? 'STATION_LOTTERY' : 'LOTTERY',
    vendorId: '',
    gameCode: code,
    playType: null,
  })
}
