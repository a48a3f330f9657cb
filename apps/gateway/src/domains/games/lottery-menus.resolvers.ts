import type { PublicEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { lotteryMenus, popularLotteries, stationLotteryMenu } from '@playhouse/platform-api/games-lottery-menus.ts'
import { within } from '../../graphql/connections.ts'
import type { Context } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { HostChoice } from '../../platform/cdn.ts'
import { addressOn, imageHosts } from '../site/pictures.ts'

type Menu = typeof lotteryMenus.value
type LotteryAnswer = ValueOf<typeof lotteryMenus>[string]['games'][number]

const POPULAR_MAX = 100

/** Lotteries in groups, and those played most. */
export const lotteryMenuResolvers: Resolvers = {
  Query: {
    lotteryMenus: () => ({ __typename: 'LotteryMenus' }),
    popularLotteries: async (_root, { first }, context) => {
      const asked = context.platform.ask(popularLotteries, { count: within(first ?? 20, POPULAR_MAX) })
      const [list, hosts] = await Promise.all([asked, imageHosts(context)])
      return list.map(({ numero, remainTime, ...lottery }) => ({
        __typename: 'PopularLottery',
        lottery: lotteryOf(lottery, hosts),
        drawNumber: numero,
        secondsToClose: remainTime === null ? null : Math.max(0, Math.floor(remainTime / 1_000)),
      }))
    },
  },
  LotteryMenus: {
    electronic: (_menus, _args, context) => groupsOf(context, lotteryMenus),
    station: (_menus, _args, context) => groupsOf(context, stationLotteryMenu),
  },
}

async function groupsOf(context: Context, endpoint: PublicEndpoint<typeof lotteryMenus.input, Menu>) {
  const [menu, hosts] = await Promise.all([context.platform.ask(endpoint, {}), imageHosts(context)])
  return Object.entries(menu).map(([id, { groupName, games }]) => ({
    __typename: 'LotteryGroup' as const,
    id,
    name: groupName,
    lotteries: games.map((game) => lotteryOf(game, hosts)),
  }))
}

function lotteryOf(game: LotteryAnswer, hosts: HostChoice) {
  return {
    __typename: 'Lottery' as const,
    id: String(game.gameId),
    code: game.gameCode,
    name: game.gameName,
    category: game.gameType,
    vendorId: game.vassalage,
    picture: addressOn(hosts, game.showIcon),
    onSale: game.isSale,
  }
}
