import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameVendors } from '@playhouse/platform-api/games.ts'
import { LOBBY_CATEGORIES, type GameCategory, type LobbyId } from '@playhouse/shared/game-categories.ts'
import { derived } from '../base/derived.ts'
import type { LobbyVendorSource } from '../base/sources.ts'
import type { HostChoice } from '../../platform/cdn.ts'
import { resolveUrl } from '../site/pictures.ts'
import { findLaunchTarget } from '../site/launch-target.ts'

export type Lanes = ValueOf<typeof gameVendors>['data']['lanes']
export type VendorCard = Lanes[number]['cards'][number]

/**
 * Vendors of some categories, or of all, in the platform's order. A vendor in several lanes appears once, with the
 * games of all of them.
 */
export function vendorsIn(lanes: Lanes, categories?: readonly GameCategory[]): VendorCard[] {
  const vendors = new Map<string, VendorCard>()
  for (const { title, cards } of lanes) {
    if (categories && !categories.includes(title)) continue
    for (const card of cards) {
      const known = vendors.get(card.vassalage)
      vendors.set(card.vassalage, known ? { ...known, gameCount: known.gameCount + card.gameCount } : card)
    }
  }
  return [...vendors.values()]
}

/** Vendors of a lobby, or of all for null, with the most games first. */
export function lobbyVendors(lanes: Lanes, hosts: HostChoice, id: LobbyId | null): LobbyVendorSource[] {
  const lists = listsByLobby(lanes, hosts)
  let list = lists.get(id)
  if (!list) lists.set(id, (list = listVendors(lanes, hosts, id ? LOBBY_CATEGORIES[id] : undefined)))
  return list
}

/** Lists that a lobby has asked for: a response is often read for one alone. */
const listsByLobby = derived((_lanes: Lanes, _hosts: HostChoice) => new Map<LobbyId | null, LobbyVendorSource[]>())

const listVendors = (lanes: Lanes, hosts: HostChoice, categories: readonly GameCategory[] | undefined) =>
  vendorsIn(lanes, categories)
    .toSorted((a, b) => b.gameCount - a.gameCount)
    .map((card) => ({ vendor: getVendor(card, hosts), gameCount: card.gameCount, isHot: card.isHot, categories }))

export function getVendor(card: VendorCard, hosts: HostChoice) {
  const { vassalage, displayName, smallIcon, lagerIcon } = card
  return {
    id: vassalage,
    name: displayName,
    icon: resolveUrl(hosts, smallIcon),
    logo: resolveUrl(hosts, lagerIcon),
    launchTarget: findLaunchTarget(card),
  }
}
