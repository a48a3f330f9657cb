import { promotions } from '@playhouse/platform-api/promotions.ts'
import { gameVendors } from '@playhouse/platform-api/games.ts'
import { SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { badArgument, failure } from '../base/errors.ts'
import { SEARCH_RATE } from '../base/operation-rates.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { helpTopics } from '../site/help-topics.ts'
import { imageHosts } from '../site/pictures.ts'
import { lobbyPage } from './lobby-page.ts'
import { foundHelp, foundVendors, nameTest } from './search.ts'
import { vendorOf } from './vendors.ts'

/** Of each kind but games: more would push the next kind out of sight. */
const FOUND_MAX = 5

/** One search over everything that has a name. */
export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { text }, { rateLimiter }) => {
      if (text.length > SEARCH_TEXT_MAX) throw badArgument(`A search has at most ${SEARCH_TEXT_MAX} characters.`)
      if ((await rateLimiter.take('search', SEARCH_RATE)) !== undefined) throw failure('RATE_LIMITED')
      return { text: text.trim() }
    },
  },
  SearchResults: {
    games: async ({ text }, { first }, context, info) => {
      if (text === '') return null
      return lobbyPage(context, null, { filter: { search: text }, pageSize: first ?? 8 }, info)
    },
    vendors: async ({ text }, _args, context) => {
      const [{ data }, hosts] = await Promise.all([context.platform.read(gameVendors, {}), imageHosts(context)])
      return foundVendors(data.lanes, nameTest(text))
        .slice(0, FOUND_MAX)
        .map(({ card, lobbyId }) => {
          return { __typename: 'VendorSearchResult', vendor: vendorOf(card, hosts), lobbyId, gameCount: card.gameCount }
        })
    },
    promotions: async ({ text }, _args, { platform }) => {
      const named = nameTest(text)
      const { list } = await platform.read(promotions, {})
      return list.filter(({ title }) => named(title)).slice(0, FOUND_MAX)
    },
    helpTopics: async ({ text }, _args, context) => {
      return foundHelp(await helpTopics(context), nameTest(text)).slice(0, FOUND_MAX)
    },
  },
}
