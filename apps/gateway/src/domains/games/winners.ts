import { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import type { Context } from '../base/context.ts'
import { clamp } from '../base/connections.ts'
import { dateTime } from '../base/scalars.ts'
import { addressOn, imageHosts } from '../site/pictures.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'
import { launchTargetOf } from './launch-target.ts'

const WINNERS_MAX = 50

/** The largest payouts and jackpots of the last day, largest first; `first` is held between 1 and 50. @throws PlatformUnavailable */
export async function latestWinners(context: Context, first: number) {
  const [{ list }, currency, hosts] = await Promise.all([
    context.platform.read(winnerBoard, { limit: clamp(first, WINNERS_MAX) }),
    brandCurrency(context.platform),
    imageHosts(context),
  ])
  return list.map(({ vo }) => ({
    __typename: 'Winner' as const,
    gameId: String(vo.nodeId),
    gameName: vo.gameName,
    category: vo.gameType,
    vendorId: vo.vendor,
    launchTarget: launchTargetOf({ ...vo, vassalage: vo.vendor }),
    picture: addressOn(hosts, vo.iconUrl),
    maskedUsername: vo.customerName,
    payout: money(vo.winAmount, currency),
    jackpot: vo.jackpotName ?? null,
    wonAt: dateTime(vo.wonAt),
  }))
}
