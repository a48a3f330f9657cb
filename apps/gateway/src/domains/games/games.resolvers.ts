import { gameVendors } from '@playhouse/platform-api/games.ts'
import { LOBBY_PATHS } from '@playhouse/shared/game-categories.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { MESSAGES } from '../../graphql/error-codes.ts'
import { imageHosts, pictureAddress } from '../site/pictures.ts'
import { gameById, openSuggestions, popularGames } from './catalogue.ts'
import { isFavourite } from './favourites.ts'
import { launch } from './launch-game.ts'
import { lobbyPage } from './lobby-page.ts'
import { setFavourite } from './set-favourite.ts'
import { vendorOf, vendorsIn } from './vendors.ts'

export const gamesResolvers: Resolvers = {
  Query: {
    lobby: (_root, { path }) => ({ path: path ?? null }),
    hotGames: (_root, { first }, { platform }) => popularGames(platform, first ?? 14),
    game: async (_root, { id }, { platform }) => (await gameById(platform, id)) ?? null,
  },
  Mutation: {
    setFavourite: (_root, { input }, context) => setFavourite(context, input),
    launchGame: (_root, { input }, context) => launch(context, input),
  },
  Lobby: {
    vendors: async ({ path }, _args, context) => {
      const [{ data }, hosts] = await Promise.all([context.platform.ask(gameVendors, {}), imageHosts(context)])
      return vendorsIn(data.lanes, path ? LOBBY_PATHS[path] : undefined)
        .toSorted((a, b) => b.gameCount - a.gameCount)
        .map((card) => ({ __typename: 'LobbyVendor', vendor: vendorOf(card, hosts), gameCount: card.gameCount }))
    },
    games: ({ path }, args, { platform }) => lobbyPage(platform, path, args),
  },
  Game: {
    picture: ({ showIcon }, _args, context) => pictureAddress(context, showIcon),
    isFavourite: ({ nodeId }, _args, context) => (context.session.platform ? isFavourite(context, nodeId) : null),
  },
  GameUnderMaintenance: {
    code: () => 'GAME_MAINTENANCE',
    message: () => MESSAGES.GAME_MAINTENANCE,
    field: () => null,
    suggestions: ({ closed }, _args, { platform }) => openSuggestions(platform, closed),
  },
}
