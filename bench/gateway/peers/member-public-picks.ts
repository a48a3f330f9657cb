import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameList, gameVendors } from '@playhouse/platform-api/games.ts'
import type { announcements, systemStatus } from '@playhouse/platform-api/site.ts'
import { LOBBY_CATEGORIES, type LobbyId } from '@playhouse/shared/game-categories.ts'
import { MEMBER_AGE, MINIMUM_AGE } from '@playhouse/shared/limits.ts'
import { Brand } from '../../../apps/gateway/src/domains/base/brand.ts'
import { findModel } from '../../../apps/gateway/src/domains/games/game-classes.ts'
import { facetsIn } from '../../../apps/gateway/src/domains/games/lobby-facets.ts'
import { LOBBIES } from '../../../apps/gateway/src/domains/games/navigation.ts'
import { lobbyVendors, vendorsIn } from '../../../apps/gateway/src/domains/games/vendors.ts'
import { toBannerGroups } from '../../../apps/gateway/src/domains/site/banners.ts'
import { toDownloads } from '../../../apps/gateway/src/domains/site/downloads.ts'
import { getFeatures } from '../../../apps/gateway/src/domains/site/features.ts'
import { getLanguages } from '../../../apps/gateway/src/domains/site/languages.ts'
import { findLaunchTarget } from '../../../apps/gateway/src/domains/site/launch-target.ts'
import { HostChoice } from '../../../apps/gateway/src/platform/cdn.ts'
import { RequestCurrency } from '../../../apps/gateway/src/platform/request-currency.ts'

// What all members share: mapped when it is loaded and kept, so what a mapping costs is no part of a request.

type Status = ValueOf<typeof systemStatus>
type Lanes = ValueOf<typeof gameVendors>['data']['lanes']
type Games = ValueOf<typeof gameList>
type Game = Omit<Games['games'][number], 'family' | 'familySize'>

export interface Site {
  brand: Brand
  hosts: HostChoice
}

export const getSite = ({ info }: Status): Site => ({
  brand: new Brand(info),
  hosts: new HostChoice(info.imageCDNs, '', info.pictureVersion ?? ''),
})

export function pickShell(
  { maintenance, maintenanceEndTime, regionRestriction, info }: Status,
  { brand, hosts }: Site,
  lanes: Lanes,
  { banners }: ValueOf<typeof announcements>,
) {
  return {
    canRepeatMutations: true,
    hasLiveEvents: true,
    name: 'Playhouse',
    features: getFeatures(brand),
    agreementAge: info.agreementAge ?? MINIMUM_AGE,
    memberAge: info.memberAge ?? MEMBER_AGE,
    languages: getLanguages(brand).map(({ code, name }) => ({ code, name, __typename: 'Language' })),
    imageHosts: hosts.ranked(),
    status: {
      state: maintenance ? 'MAINTENANCE' : regionRestriction ? 'REGION_RESTRICTED' : 'NORMAL',
      maintenanceEndsAt: maintenance && maintenanceEndTime ? new Date(maintenanceEndTime).toISOString() : null,
      __typename: 'SiteStatus',
    },
    downloads: toDownloads(brand).map(({ system, url }) => ({ system, url, __typename: 'Download' })),
    customerService: info.customerService,
    socialLinks: [],
    analytics: null,
    navigation: LOBBIES.flatMap(({ lobbyId, categories }) => {
      const vendors = vendorsIn(lanes, categories).map(({ vassalage: id }) => ({ id, __typename: 'Vendor' }))
      return vendors.length === 0 ? [] : [{ category: categories[0], lobbyId, vendors, __typename: 'NavigationEntry' }]
    }),
    bannerGroups: toBannerGroups(banners, hosts).map((group) => ({
      name: group.name,
      banners: group.banners.map(({ link, ...banner }) => ({
        ...banner,
        link: link && { ...link, launchTarget: typed(link.launchTarget, 'LaunchTarget'), __typename: 'BannerLink' },
        __typename: 'Banner',
      })),
      __typename: 'BannerGroup',
    })),
    __typename: 'Site',
  }
}

/** Names of vendors, as the filters of the betting record list them. */
export const pickVendorNames = (lanes: Lanes) => ({
  navigation: LOBBIES.flatMap(({ categories }) => {
    const vendors = vendorsIn(lanes, categories)
    if (vendors.length === 0) return []
    const names = vendors.map(({ vassalage, displayName }) => ({
      id: vassalage,
      name: displayName,
      __typename: 'Vendor',
    }))
    return [{ vendors: names, __typename: 'NavigationEntry' }]
  }),
  __typename: 'Site',
})

export function pickChoices(id: LobbyId, lanes: Lanes, { hosts }: Site) {
  const currency = new RequestCurrency()
  const facets = facetsIn(lanes, currency, LOBBY_CATEGORIES[id])
  return {
    id,
    vendors: lobbyVendors(lanes, hosts, id).map(({ gameCount, isHot, vendor }) => ({
      gameCount,
      isHot,
      vendor: {
        id: vendor.id,
        name: vendor.name,
        icon: vendor.icon,
        launchTarget: typed(vendor.launchTarget ?? null, 'LaunchTarget'),
        __typename: 'Vendor',
      },
      __typename: 'LobbyVendor',
    })),
    facets: facets && {
      ...facets,
      classes: facets.classes.map((one) => ({ ...one, __typename: 'LobbyGameClass' })),
      minStakes: facets.minStakes.map((amount) => ({ amount, currency: currency.code, __typename: 'Money' })),
      __typename: 'LobbyFacets',
    },
    __typename: 'Lobby',
  }
}

/** A page of a lobby without the member's favourites. */
export const pickGames = ({ games, ...list }: Games, page: number, site: Site) => ({
  totalCount: list.totalCount,
  foldedCount: list.foldedCount ?? 0,
  pageInfo: { page, totalPages: list.totalPages, __typename: 'PageNumbers' },
  nodes: games.map((game) => ({
    ...pickCard(game, site),
    family: game.family == null ? null : { id: game.family, gameCount: game.familySize ?? 1, __typename: 'GameFamily' },
    isHot: game.isHot,
    isNew: game.isNew,
    returnToPlayerBasisPoints: game.returnToPlayer,
    jackpotId: game.jackpotId ?? null,
  })),
  correctedSearch: null,
  elsewhere: null,
  suggestions: null,
  __typename: 'GamePage',
})

/** What a game's smallest card shows. */
export const pickCard = (game: Game, { hosts }: Site) => ({
  id: String(game.nodeId),
  name: game.gameName,
  vendorName: game.vassalageName,
  picture: hosts.urlFor(game.showIcon),
  model: game.gameModel == null ? null : findModel(game.gameModel),
  volatility: game.volatility,
  isUnderMaintenance: game.maintenance,
  launchTarget: typed(findLaunchTarget(game), 'LaunchTarget'),
  __typename: 'Game',
})

const typed = <T extends object>(value: T | null, __typename: string) => value && { ...value, __typename }
