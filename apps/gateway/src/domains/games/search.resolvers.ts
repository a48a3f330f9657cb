import { promotions } from '@playhouse/platform-api/promotions.ts'
import { gameVendors } from '@playhouse/platform-api/games.ts'
import { SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { badArgument, failure } from '../base/errors.ts'
import type { OperationRate } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { helpTopics } from '../site/help-topics.ts'
import { imageHosts } from '../site/pictures.ts'
import { lobbyPage } from './lobby-page.ts'
import { findHelp, findVendors, createNameTest } from './search.ts'
import { getVendor } from './vendors.ts'

/** Typing makes two searches per second at most. */
const SEARCH_RATE: readonly OperationRate[] = [{ by: 'session', max: 240, windowMs: 60_000 }]

/** For every kind except games, so that all kinds fit on the screen. */
const RESULTS_MAX = 5

/** Global search over games, vendors, lotteries, promotions and help. */
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
      return lobbyPage(context, null, { filter: { search: text }, page: 1, pageSize: first }, info)
    },
    vendors: async ({ text }, _args, context) => {
      const [{ data }, hosts] = await Promise.all([context.platform.read(gameVendors, {}), imageHosts(context)])
      return findVendors(data.lanes, createNameTest(text))
        .slice(0, RESULTS_MAX)
        .map(({ card, lobbyId }) => {
          return { vendor: getVendor(card, hosts), lobbyId, gameCount: card.gameCount }
        })
    },
    promotions: async ({ text }, _args, { platform }) => {
      const named = createNameTest(text)
      const { list } = await platform.read(promotions, {})
      return list.filter(({ title }) => named(title)).slice(0, RESULTS_MAX)
    },
    helpTopics: async ({ text }, _args, context) => {
      return findHelp(await helpTopics(context), createNameTest(text)).slice(0, RESULTS_MAX)
    },
  },
}
