import * as played from '@playhouse/platform-api/games-played.ts'
import * as games from '@playhouse/platform-api/games.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { AskRegister } from '../../money/limits/registers/ask-register.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { addFavourite, listFavouriteGames, listFavourites, noteFavourite, removeFavourite } from './favourites.ts'
import { listGames, listHotGames } from './catalogue/game-list.ts'
import { openGameSession, openTrial } from './launch.ts'
import { listOpenRounds } from './open-rounds.ts'
import type { RoomList } from './pvp-rooms.ts'
import type { EventList } from './sport-events.ts'
import { listRecentGames } from './recent-games.ts'
import { getVendorGameTypes, vendorLanes } from './catalogue/vendor-lanes.ts'

interface GameServices {
  config: { siteOrigins: readonly string[] }
  catalogue: () => Promise<Catalogue>
  brand: () => Promise<BrandSettings>
  rooms: RoomList
  events: EventList
  transfers: Transfers
  askRegister: AskRegister
  limits: { trial: RateLimit }
}

export function gameRoutes(
  bind: BindEndpoint,
  { config, catalogue, brand, rooms, events, transfers, askRegister, limits }: GameServices,
): void {
  bind(games.gameList, (input, { database, language }) => listGames(database, input, catalogue, language))
  bind(games.gameVendors, async () => vendorLanes(await catalogue(), (await brand()).currency))
  bind(games.vendorGameTypes, async () => getVendorGameTypes(await catalogue()))
  bind(games.hotGames, ({ limit }, { database, language }) => listHotGames(database, limit, language))
  bind(games.favouriteIds, (_, { database, session }) => listFavourites(database, requireRealAccount(session).memberId))
  bind(games.favouriteGames, (_, { database, session, language }) =>
    listFavouriteGames(database, requireRealAccount(session).memberId, language),
  )
  bind(games.addFavourite, async ({ nodeId }, { database, session }) => {
    await addFavourite(database, requireRealAccount(session).memberId, nodeId)
    return {}
  })
  bind(games.noteFavourite, async (input, { database, session }) => {
    await noteFavourite(database, requireRealAccount(session).memberId, input)
    return {}
  })
  bind(games.removeFavourite, async ({ nodeId }, { database, session }) => {
    await removeFavourite(database, requireRealAccount(session).memberId, nodeId)
    return {}
  })
  bind(games.launchGame, (input, { database, session, country }) =>
    openGameSession(
      database,
      input,
      { ...session, country },
      { siteOrigins: config.siteOrigins, transfers, askRegister },
    ),
  )
  bind(games.trialLaunch, async (input, { database, session, address, country }) => {
    if (!session && (await brand()).moduleOn('LOGINHOME3')) throw platformError('function.not.available')
    await limits.trial.take(address)
    return openTrial(database, input, { memberId: session?.memberId, country }, config.siteOrigins)
  })
  bind(played.recentGames, (input, { database, session, language }) =>
    listRecentGames(database, session.memberId, input, language),
  )
  bind(played.openRounds, ({ limit }, { database, session, language }) =>
    listOpenRounds(database, session.memberId, limit, language),
  )
  bind(played.pvpRooms, (requested, { language }) => rooms.list(requested, language))
  bind(played.sportEvents, (requested) => events.list(requested))
}
