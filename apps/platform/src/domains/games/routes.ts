import * as games from '@playhouse/platform-api/games.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import type { Config } from '../../config.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import type { Catalogue } from './catalogue.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts'
import { listGames } from './game-list.ts'
import { listHotGames } from './hot-games.ts'
import { openGameSession } from './launch.ts'
import { vendorLanes } from './vendor-lanes.ts'

interface GameServices {
  config: Pick<Config, 'siteOrigins'>
  catalogue: () => Promise<Catalogue>
}

/** The catalogue, favourites and launching. */
export function gameRoutes(bind: Bind, { config, catalogue }: GameServices): void {
  bind(games.gameList, (input, { database }) => listGames(database, input, catalogue))
  bind(games.gameVendors, async () => vendorLanes(await catalogue()))
  bind(games.hotGames, ({ limit }, { database }) => listHotGames(database, limit))
  bind(games.favouriteIds, async (_, { database, session }) => {
    return { nodeIds: await listFavourites(database, trueAccount(session)) }
  })
  bind(games.addFavourite, async ({ nodeId }, { database, session }) => {
    await addFavourite(database, trueAccount(session), nodeId)
    return {}
  })
  bind(games.removeFavourite, async ({ nodeId }, { database, session }) => {
    await removeFavourite(database, trueAccount(session), nodeId)
    return {}
  })
  bind(games.launchGame, (input, { database, session }) =>
    openGameSession(database, input, session, config.siteOrigins),
  )
}

/** The member's id. @throws PlatformError in_need_true_account for a demo account, which keeps no favourites */
function trueAccount({ memberId, kind }: LiveSession): number {
  if (kind === DEMO_KIND_CODE) throw platformError('in_need_true_account')
  return memberId
}
