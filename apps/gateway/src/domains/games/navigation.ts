import { gameVendors } from '@playhouse/platform-api/games.ts'
import {
  GAME_CATEGORIES,
  LOBBY_CATEGORIES,
  type GameCategory,
  type LobbyId,
} from '@playhouse/shared/game-categories.ts'
import type { Context } from '../base/context.ts'
import { derived } from '../base/derived.ts'
import { imageHosts } from '../site/pictures.ts'
import type { HostChoice } from '../../platform/cdn.ts'
import { getVendor, type Lanes, vendorsIn } from './vendors.ts'

export const LOBBIES = (Object.entries(LOBBY_CATEGORIES) as [LobbyId, readonly [GameCategory, ...GameCategory[]]][])
  .map(([lobbyId, categories]) => ({ lobbyId, categories, place: GAME_CATEGORIES.indexOf(categories[0]) }))
  .toSorted((a, b) => a.place - b.place)

/** One entry per lobby with vendors. LOTT and ELOTT share one lobby. @throws PlatformUnavailable */
export async function navigation(context: Context) {
  const [{ data }, hosts] = await Promise.all([context.platform.read(gameVendors, {}), imageHosts(context)])
  return toNavigation(data.lanes, hosts)
}

const toNavigation = derived((lanes: Lanes, hosts: HostChoice) =>
  LOBBIES.flatMap(({ lobbyId, categories }) => {
    const vendors = vendorsIn(lanes, categories)
    if (vendors.length === 0) return []
    return [{ category: categories[0], lobbyId, vendors: vendors.map((card) => getVendor(card, hosts)) }]
  }),
)
