import { favouriteGames } from '@playhouse/platform-api/games.ts'
import { recentGames } from '@playhouse/platform-api/games-played.ts'
import { LOBBY_PAGE_SIZE } from '@playhouse/shared/game-categories.ts'
import { pageOf, within } from '../../graphql/connections.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { whileSignedIn } from '../../graphql/while-signed-in.ts'
import { MAY } from '../session/permissions.ts'
import { gameMapping } from './game.source.ts'
import { openRooms } from './pvp-rooms.ts'
import { runningJackpots } from './jackpots.ts'
import { latestWinners } from './winners.ts'

/** What was played and won, and what members can join. */
export const playedResolvers: Resolvers = {
  Query: {
    winners: (_root, { first }, context) => latestWinners(context, first ?? 20),
    jackpots: (_root, _args, context) => runningJackpots(context),
    pvpRooms: (_root, { gameId }, context) => openRooms(context, gameId ?? undefined),
  },
  Viewer: {
    recentGames: async (_viewer, { first }, context, info) => {
      if (!(await context.brand()).isOn(recentGames.moduleId)) return null
      const limit = within(first ?? 20, LOBBY_PAGE_SIZE)
      return whileSignedIn(context, async (platform) => {
        const [{ list }, toGame] = await Promise.all([platform.ask(recentGames, { limit }), gameMapping(context, info)])
        return list.map(toGame)
      })
    },
    favouriteGames: async (account, { page, pageSize }, context, info) => {
      if (MAY.keepFavourites(account, await context.brand())) return null
      const size = within(pageSize ?? LOBBY_PAGE_SIZE, LOBBY_PAGE_SIZE)
      return whileSignedIn(context, async (platform) => {
        const [{ list }, toGame] = await Promise.all([platform.ask(favouriteGames, {}), gameMapping(context, info)])
        return { __typename: 'GameConnection', ...pageOf(list.map(toGame), Math.max(1, page ?? 1), size) }
      })
    },
  },
}
