import { favouriteGames } from '@playhouse/platform-api/games.ts'
import { openRounds, recentGames } from '@playhouse/platform-api/games-played.ts'
import { LOBBY_PAGE_SIZE, LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { getPage } from '../base/connections.ts'
import { atMost } from '../base/contract-input.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { loadCurrency } from '../site/settings.ts'
import { MAY } from '../session/permissions.ts'
import { createGameMapper } from './game.ts'
import { openRooms } from './pvp-rooms.ts'
import { runningJackpots } from './jackpots.ts'
import { lobbyEvents } from './sport-events.ts'
import { latestWinners, winnersBoard } from './winners.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { GameSource } from '../base/sources.ts'

function toOpenRound({ roundId, ...round }: ValueOf<typeof openRounds>['list'][number], game: GameSource) {
  return { ...round, id: roundId, game }
}

export const playedResolvers: Resolvers = {
  Query: {
    winners: (_root, { first }, context) => latestWinners(context, first),
    winnersBoard: (_root, args, context) => winnersBoard(context, args),
    jackpots: (_root, _args, context) => runningJackpots(context),
    sportEvents: (_root, { lobbyId }, context) => lobbyEvents(context, lobbyId ?? undefined),
    pvpRooms: (_root, { gameId }, context) => openRooms(context, gameId ?? undefined),
  },
  Viewer: {
    recentGames: async (_viewer, { first, lobbyId }, context, info) => {
      if (!(await context.brand()).offers(recentGames)) return null
      const limit = atMost(recentGames, 'limit', first)
      const gameType = lobbyId ? { gameType: [...LOBBY_CATEGORIES[lobbyId]] } : {}
      return readSession(context, async (platform) => {
        const [{ list }, toGame] = await Promise.all([
          platform.read(recentGames, { limit, ...gameType }),
          createGameMapper(context, info),
        ])
        return list.map(toGame)
      })
    },
    openRounds: async (_viewer, _args, context, info) => {
      if (!(await context.brand()).offers(openRounds)) return null
      return readSession(context, async (platform) => {
        const [{ list }, toGame] = await Promise.all([
          platform.read(openRounds, {}),
          createGameMapper(context, info),
          loadCurrency(context),
        ])
        return list.map((round) => toOpenRound(round, toGame(round.game)))
      })
    },
    favouriteGames: async (account, { page, pageSize }, context, info) => {
      if (MAY.keepFavourites(account, await context.brand())) return null
      const size = Math.min(pageSize, LOBBY_PAGE_SIZE)
      return readSession(context, async (platform) => {
        const [{ list }, toGame] = await Promise.all([
          platform.read(favouriteGames, {}),
          createGameMapper(context, info),
        ])
        return {
          foldedCount: 0,
          suggestions: null,
          correctedSearch: null,
          elsewhere: null,
          ...getPage(list.map(toGame), page, size),
        }
      })
    },
  },
}
