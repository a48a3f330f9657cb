import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameVendors, vendorGameTypes } from '@playhouse/platform-api/games.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { SLOT_CLASS } from './catalogue-game.ts'
import type { Catalogue } from './catalogue.ts'

/** Lanes of vendors in the navigation's order of categories, each with most games first; categories without games are left out. */
export function vendorLanes({ lanes }: Catalogue): AnswerOf<typeof gameVendors> {
  return {
    data: {
      lanes: GAME_CATEGORIES.map((category) => ({
        title: category,
        cards: lanes
          .filter((lane) => lane.category === category)
          .map((lane) => ({
            vassalage: lane.vendorCode,
            displayName: lane.vendorName,
            gameType: category,
            isHot: lane.isHot,
            // The card opens the list of the vendor's games, not one game.
            isGame: 'VASSALAGE',
            nodeId: lane.topNodeId,
            smallIcon: `/media/vendors/${lane.vendorCode}-mark.svg`,
            lagerIcon: `/media/vendors/${lane.vendorCode}.svg`,
            gameCount: lane.gameCount,
          })),
      })).filter(({ cards }) => cards.length > 0),
    },
  }
}

/** Vendors by category, each with the classes its games there have: so far only those of the slot engine have one. */
export function vendorGameTypesOf({ lanes }: Catalogue): AnswerOf<typeof vendorGameTypes> {
  const content: Record<string, Record<string, string[]>> = {}
  for (const { category, vendorCode, onSlotEngine } of lanes) {
    content[category] = { ...content[category], [vendorCode]: onSlotEngine ? [SLOT_CLASS] : [] }
  }
  return { content }
}
