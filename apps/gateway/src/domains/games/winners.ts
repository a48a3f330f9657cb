import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import type { QueryWinnersBoardArgs } from '@playhouse/schema/types.generated.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { Context } from '../base/context.ts'
import { pageInfo, type Paged } from '../base/connections.ts'
import { atMost } from '../base/contract-input.ts'
import { resolveUrl, imageHosts } from '../site/pictures.ts'
import { loadCurrency } from '../site/settings.ts'
import { findLaunchTarget } from '../site/launch-target.ts'

type Vo = ValueOf<typeof winnerBoard>['list'][number]['vo']

/**
 * Largest payouts and jackpots of the last day, largest first; at most 50.
 * @throws PlatformUnavailable
 */
export async function latestWinners(context: Context, first: number) {
  return (await readBoard(context, { limit: atMost(winnerBoard, 'limit', first) })).nodes
}

/** A page of the winners board. @throws PlatformUnavailable */
export async function winnersBoard(
  context: Context,
  { period, order, category, page, pageSize }: Paged<QueryWinnersBoardArgs>,
) {
  const limit = atMost(winnerBoard, 'limit', pageSize)
  const pageNo = atMost(winnerBoard, 'pageNo', page)
  const requested = { limit, pageNo, period: period ?? 'DAY', order: order ?? 'AMOUNT' } as const
  const { nodes, total } = await readBoard(context, { ...requested, ...(category && { gameType: category }) })
  return {
    nodes,
    totalCount: total,
    pageInfo: pageInfo(pageNo, Math.ceil(total / limit)),
  }
}

async function readBoard(context: Context, requested: InputOf<typeof winnerBoard>) {
  const [{ list, total }, hosts] = await Promise.all([
    context.platform.read(winnerBoard, requested),
    imageHosts(context),
    loadCurrency(context),
  ])
  return { nodes: list.map(({ vo }) => getWinner(vo, hosts)), total: total ?? list.length }
}

function getWinner(vo: Vo, hosts: Awaited<ReturnType<typeof imageHosts>>) {
  return {
    gameId: String(vo.nodeId),
    gameName: vo.gameName,
    category: vo.gameType,
    vendorId: vo.vendor,
    launchTarget: findLaunchTarget({ ...vo, vassalage: vo.vendor }),
    picture: resolveUrl(hosts, vo.iconUrl),
    maskedUsername: vo.customerName,
    payout: vo.winAmount,
    multiple: findMultiple(vo),
    jackpot: vo.jackpotName ?? null,
    wonAt: vo.wonAt,
  }
}

/** Rounded down to hundredths. */
function findMultiple({ winAmount, stakeAmount, jackpotName }: Vo): string | null {
  const stake = parseAmount(stakeAmount ?? '0')
  if (jackpotName || stake <= 0n) return null
  const hundredths = (parseAmount(winAmount) * 100n) / stake
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
