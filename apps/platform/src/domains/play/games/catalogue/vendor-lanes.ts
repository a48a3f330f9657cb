import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { LIST_OF_GAMES } from '@playhouse/platform-api/catalogue-game.ts'
import type { gameVendors, vendorGameTypes } from '@playhouse/platform-api/games.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { Catalogue, GameGroup } from './catalogue.ts'
import { formatAmount } from '@playhouse/shared/money.ts'

/**
 * Vendors per category in navigation order, by their places, then most games first, with their filter options; empty categories are
 * left out. `currency` applies to every stake.
 */
export function vendorLanes({ groups }: Catalogue, currency: string): ResponseOf<typeof gameVendors> {
  return {
    data: {
      lanes: GAME_CATEGORIES.flatMap((category) => {
        const own = groups.filter((group) => group.category === category)
        if (own.length === 0) return []
        const cards = byVendor(own)
          .map((ofVendor) => ({ card: getCard(category, ofVendor), position: ofVendor[0].vendorPosition }))
          .toSorted((a, b) => a.position - b.position || mostGames(a.card, b.card))
        return [{ title: category, cards: cards.map(({ card }) => card), facets: getFacets(own, currency) }]
      }),
    },
  }
}

type Card = ResponseOf<typeof gameVendors>['data']['lanes'][number]['cards'][number]
type VendorGroups = readonly [GameGroup, ...GameGroup[]]

const mostGames = (a: Card, b: Card) => b.gameCount - a.gameCount || (a.vassalage < b.vassalage ? -1 : 1)

function getCard(category: Card['gameType'], groups: VendorGroups): Card {
  const [{ vendorCode, vendorName, vendorIsHot, vendorOpensList, accountTypeName }] = groups
  const top = groups.reduce((best, one) => {
    const more = one.topPopularity - best.topPopularity || best.topNodeId - one.topNodeId
    return more > 0 ? one : best
  })
  return {
    vassalage: vendorCode,
    displayName: vendorName,
    gameType: category,
    isHot: vendorIsHot,
    isGame: vendorOpensList ? LIST_OF_GAMES : 'LOBBY',
    accountTypeName,
    nodeId: top.topNodeId,
    smallIcon: `/media/vendors/${vendorCode}-mark.webp`,
    lagerIcon: `/media/vendors/${vendorCode}.webp`,
    gameCount: groups.reduce((sum, { gameCount }) => sum + gameCount, 0),
  }
}

/** Vendors by category, each with the classes of its games there. */
export function getVendorGameTypes({ groups }: Catalogue): ResponseOf<typeof vendorGameTypes> {
  const content: Record<string, Record<string, string[]>> = {}
  for (const { category, vendorCode, gameClass } of groups) {
    const classes = ((content[category] ??= {})[vendorCode] ??= [])
    if (gameClass !== null && !classes.includes(gameClass)) classes.push(gameClass)
  }
  return { content }
}

function byVendor(groups: readonly GameGroup[]): VendorGroups[] {
  return [...Map.groupBy(groups, ({ vendorCode }) => vendorCode).values()] as unknown as VendorGroups[]
}

type Facets = NonNullable<ResponseOf<typeof gameVendors>['data']['lanes'][number]['facets']>

/** Filter options of some games; options that every game shares are left out. */
function getFacets(groups: readonly GameGroup[], currency: string): Facets {
  const count = (stored: (group: GameGroup) => boolean) =>
    groups.reduce((sum, group) => sum + (stored(group) ? group.gameCount : 0), 0)
  const classes = new Set(groups.flatMap(({ gameClass }) => gameClass ?? []))
  const lines = new Set(groups.flatMap(({ lines: own }) => own ?? []))
  const stakes = new Set(groups.flatMap(({ minStake }) => minStake ?? []))
  return {
    currency,
    classes: [...classes]
      .map((gameClassify) => ({ gameClassify, gameCount: count(({ gameClass }) => gameClass === gameClassify) }))
      .toSorted((a, b) => b.gameCount - a.gameCount || (a.gameClassify < b.gameClassify ? -1 : 1)),
    lineNums: [...lines].toSorted((a, b) => a - b),
    minBets: [...stakes].toSorted((a, b) => Number(a - b)).map(formatAmount),
    hotCount: count(({ isHot }) => isHot),
    newCount: count(({ isNew }) => isNew),
    openCount: count(({ isOpen }) => isOpen),
  }
}
