import { gameVendors } from '@playhouse/platform-api/games.ts'
import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { imageHosts } from '../site/pictures.ts'
import { gameById, openSuggestions, popularGames } from './catalogue.ts'
import { readGameClasses } from './game-classes.ts'
import { launchGame, launchTrial } from './launch-game.ts'
import { facetsIn } from './lobby-facets.ts'
import { lobbyPage } from './lobby-page.ts'
import { navigation } from './navigation.ts'
import { setFavourite, setFavouriteNote } from './set-favourite.ts'
import { getVendor, lobbyVendors, vendorsIn } from './vendors.ts'

export const gamesResolvers: Resolvers = {
  Query: {
    lobby: (_root, { id }) => ({ id: id ?? null }),
    hotGames: (_root, { first }, context, info) => popularGames(context, first, info),
    game: async (_root, { id }, context, info) => (await gameById(context, id, info)) ?? null,
    vendor: async (_root, { id }, context) => {
      const [{ data }, hosts] = await Promise.all([context.platform.read(gameVendors, {}), imageHosts(context)])
      const card = vendorsIn(data.lanes).find(({ vassalage }) => vassalage === id)
      return card ? getVendor(card, hosts) : null
    },
  },
  Mutation: { setFavourite, setFavouriteNote, launchGame, launchTrial },
  Site: {
    navigation: (_site, _args, context) => navigation(context),
  },
  Lobby: {
    vendors: async ({ id }, _args, context) => {
      const [{ data }, hosts] = await Promise.all([context.platform.read(gameVendors, {}), imageHosts(context)])
      return lobbyVendors(data.lanes, hosts, id)
    },
    facets: async ({ id }, _args, { platform, currency }) => {
      const { data } = await platform.read(gameVendors, {})
      return facetsIn(data.lanes, currency, id ? LOBBY_CATEGORIES[id] : undefined)
    },
    games: ({ id }, args, context, info) => lobbyPage(context, id, args, info),
  },
  LobbyVendor: {
    gameClasses: ({ vendor, categories }, _args, { platform }) => readGameClasses(platform, vendor.id, categories),
  },
  GameUnderMaintenance: {
    code: () => 'GAME_MAINTENANCE',
    message: () => MESSAGES.GAME_MAINTENANCE,
    field: () => null,
    suggestions: ({ closed }, _args, context, info) => openSuggestions(context, closed, info),
  },
}
