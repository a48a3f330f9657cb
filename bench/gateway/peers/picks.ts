import { FEATURE_MODULES } from '../../../apps/gateway/src/domains/site/features.ts'
import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { KNOWN_LANGUAGES } from '@playhouse/shared/further-languages.ts'
import { getPicture, rankedHosts } from './pictures.ts'
import type {
  BannersResponse,
  GameResponse,
  ModuleResponse,
  StatusResponse,
  VendorResponse,
  VendorsResponse,
} from './responses.ts'

// The fields of the home screen, picked by hand with no validation.

const FEATURES = Object.entries(FEATURE_MODULES)
const LINKS: Readonly<Record<string, string>> = { URL: 'URL', P: 'PROMOTION', G: 'GAME' }
const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT', 'INHOUSE']

const lobbies = Object.entries(LOBBY_CATEGORIES)
  .map(([lobby, categories]): { lobby: string; categories: readonly string[] } => ({ lobby, categories }))
  .toSorted((a, b) => CATEGORIES.indexOf(a.categories[0] ?? '') - CATEGORIES.indexOf(b.categories[0] ?? ''))

export function pickSite({ value }: StatusResponse, vendors: VendorsResponse, banners: BannersResponse) {
  const { info, location, maintenance, maintenanceEndTime, regionRestriction } = value
  const on = new Set(modulesOn(info.whitelabel))
  return {
    name: 'Playhouse',
    features: [
      ...FEATURES.filter(([, modules]) => modules.length === 0 || modules.some((module) => on.has(module))).map(
        ([feature]) => feature,
      ),
      ...(info.canSend === false ? [] : ['MESSAGE_DELIVERY']),
    ],
    languages: (info.languages ?? ['TY', 'EN']).map((code) => ({
      code,
      name: KNOWN_LANGUAGES[code]?.name,
      __typename: 'Language',
    })),
    imageHosts: rankedHosts(info.imageCDNs),
    status: {
      state: maintenance ? 'MAINTENANCE' : regionRestriction ? 'REGION_RESTRICTED' : 'NORMAL',
      maintenanceEndsAt: maintenance && maintenanceEndTime ? new Date(maintenanceEndTime).toISOString() : null,
      visitorIpAddress: location.ip,
      visitorCountry: location.country,
      __typename: 'SiteStatus',
    },
    downloads: info.resources.flatMap(({ resourceType, url }) =>
      ['ANDROID', 'IOS'].includes(resourceType) && URL.canParse(url)
        ? [{ kind: resourceType, url, __typename: 'Download' }]
        : [],
    ),
    navigation: lobbies.flatMap(({ lobby, categories }) => {
      const cards = getCards(vendors, categories)
      if (cards.length === 0) return []
      const entries = cards.map((card) => ({ ...pickVendor(card, info.imageCDNs), ...logo(card, info.imageCDNs) }))
      return [{ category: categories[0], lobbyId: lobby, vendors: entries, __typename: 'NavigationEntry' }]
    }),
    banners: banners.value.banners
      .filter(({ groupName }) => groupName === 'w_home')
      .map(({ bannerId, title, text, url, linkageType, linkTarget }) => {
        const kind = LINKS[linkageType]
        return {
          id: String(bannerId),
          title,
          text,
          picture: getPicture(info.imageCDNs, url),
          link: kind && linkTarget ? { kind, target: linkTarget, __typename: 'BannerLink' } : null,
          __typename: 'Banner',
        }
      }),
    __typename: 'Site',
  }
}

export function pickGame(game: GameResponse, { value }: StatusResponse) {
  const { nodeId, gameName, vassalageName, showIcon, isHot, isNew, maintenance, returnToPlayer } = game
  return {
    id: String(nodeId),
    name: gameName,
    vendorName: vassalageName,
    picture: getPicture(value.info.imageCDNs, showIcon),
    isHot,
    isNew,
    isUnderMaintenance: maintenance,
    returnToPlayer: returnToPlayer === null ? null : (returnToPlayer / 100).toFixed(2),
    isFavourite: null,
    __typename: 'Game',
  }
}

export function pickVendors(vendors: VendorsResponse, { value }: StatusResponse) {
  return getCards(vendors)
    .toSorted((a, b) => b.gameCount - a.gameCount)
    .map((card) => ({
      gameCount: card.gameCount,
      vendor: pickVendor(card, value.info.imageCDNs),
      __typename: 'LobbyVendor',
    }))
}

function pickVendor({ vassalage, displayName, smallIcon }: VendorResponse, hosts: string[]) {
  return { id: vassalage, name: displayName, icon: getPicture(hosts, smallIcon), __typename: 'Vendor' }
}

function logo({ lagerIcon }: VendorResponse, hosts: string[]) {
  return { logo: getPicture(hosts, lagerIcon) }
}

function getCards({ value }: VendorsResponse, categories?: readonly string[]): VendorResponse[] {
  const cards = new Map<string, VendorResponse>()
  for (const lane of value.data.lanes) {
    if (categories && !categories.includes(lane.title)) continue
    for (const card of lane.cards) {
      const known = cards.get(card.vassalage)
      cards.set(card.vassalage, known ? { ...known, gameCount: known.gameCount + card.gameCount } : card)
    }
  }
  return [...cards.values()]
}

function modulesOn(nodes: readonly ModuleResponse[]): string[] {
  return nodes.flatMap((node) => (node.enabled ? [node.modId, ...modulesOn(node.childrenNodes ?? [])] : []))
}
