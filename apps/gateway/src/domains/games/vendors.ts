import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameVendors } from '@playhouse/platform-api/games.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'
import type { HostChoice } from '../../platform/cdn.ts'
import { addressOn } from '../site/pictures.ts'
import { launchTargetOf } from './launch-target.ts'

type Lanes = ValueOf<typeof gameVendors>['data']['lanes']
export type VendorCard = Lanes[number]['cards'][number]

/**
 * Vendors of some categories, or of all, each once: a vendor in several lanes has the games of all of them. In the
 * platform's order.
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

/** A vendor of the graph. */
export function vendorOf(card: VendorCard, hosts: HostChoice) {
  const { vassalage, displayName, smallIcon, lagerIcon } = card
  return {
    __typename: 'Vendor' as const,
    id: vassalage,
    name: displayName,
    icon: addressOn(hosts, smallIcon),
    logo: addressOn(hosts, lagerIcon),
    launchTarget: launchTargetOf(card),
  }
}
