import { getFavourites, loadFavouriteMarks } from './favourites.ts'
import type { PublicEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { lotteryMenus, popularLotteries, stationLotteryMenu } from '@playhouse/platform-api/games-lottery-menus.ts'
import type { PrizeMode } from '@playhouse/schema/types.generated.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { selects } from '../base/selects.ts'
import { MAY } from '../session/permissions.ts'
import { resolveUrl, imageHosts } from '../site/pictures.ts'
import { atMost } from '../base/contract-input.ts'

type Menu = typeof lotteryMenus.value
type LotteryResponse = ValueOf<typeof lotteryMenus>[string]['games'][number]

const PRIZE_MODES: ReadonlyMap<string, PrizeMode> = new Map([
  ['LOTT', 'SERIES'],
  ['ELOTT', 'FIXED_ODDS'],
  ['TCG_LOTTO_VN', 'FIXED_ODDS'],
  ['TCG_SEA', 'SEA_ODDS'],
])

export const lotteryMenuResolvers: Resolvers = {
  Query: {
    lotteryMenus: () => ({}),
    popularLotteries: async (_root, { first }, context, info) => {
      const requested = context.platform.read(popularLotteries, { count: atMost(popularLotteries, 'count', first) })
      const [list, toLottery] = await Promise.all([requested, createLotteryMapper(context, info)])
      return list.map(({ numero, remainTime, ...lottery }) => ({
        lottery: toLottery(lottery),
        drawNumber: numero,
        secondsToClose: remainTime === null ? null : Math.max(0, Math.floor(remainTime / 1_000)),
      }))
    },
  },
  LotteryMenus: {
    electronic: (_menus, _args, context, info) => getGroups(context, lotteryMenus, info),
    station: (_menus, _args, context, info) => getGroups(context, stationLotteryMenu, info),
  },
  Viewer: {
    favouriteLotteries: async (account, _args, context, info) => {
      if (MAY.keepFavourites(account, await context.brand())) return null
      const [favourites, electronic, station, toLottery] = await Promise.all([
        getFavourites(context),
        context.platform.read(lotteryMenus, {}),
        context.platform.read(stationLotteryMenu, {}),
        createLotteryMapper(context, info),
      ])
      if (!favourites) return null
      const listed = [...Object.values(electronic), ...Object.values(station)].flatMap(({ games }) => games)
      const byNode = new Map(listed.map((lottery) => [lottery.gameId, lottery]))
      return [...favourites.keys()].flatMap((nodeId) => byNode.get(nodeId) ?? []).map(toLottery)
    },
  },
}

async function getGroups(
  context: Context,
  endpoint: PublicEndpoint<typeof lotteryMenus.input, Menu>,
  info: GraphQLResolveInfo,
) {
  const [menu, toLottery] = await Promise.all([context.platform.read(endpoint, {}), createLotteryMapper(context, info)])
  return Object.entries(menu).map(([id, { groupName, games }]) => ({
    id,
    name: groupName,
    lotteries: games.map(toLottery),
  }))
}

async function createLotteryMapper(context: Context, info: GraphQLResolveInfo) {
  const [hosts, getMarks] = await Promise.all([
    imageHosts(context),
    selects(info, 'isFavourite') ? loadFavouriteMarks(context) : undefined,
  ])
  return (lottery: LotteryResponse) => ({
    id: String(lottery.gameId),
    code: lottery.gameCode,
    name: lottery.gameName,
    category: lottery.gameType,
    vendorId: lottery.vassalage,
    picture: resolveUrl(hosts, lottery.showIcon),
    isOnSale: lottery.isSale,
    isUnderMaintenance: lottery.maintenance ?? false,
    prizeMode: PRIZE_MODES.get(lottery.accountTypeName ?? '') ?? null,
    isFavourite: getMarks?.(lottery.gameId).isFavourite ?? null,
  })
}
