import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import * as z from 'zod'

import { amount, flag, lenientEnum } from './fields.ts'
import { webPath } from './web-address.ts'

export const gameCategory = lenientEnum('games.gameType', GAME_CATEGORIES, 'RNG')

/** Value of `isGame` of what opens as the list of its vendor's games. */
export const LIST_OF_GAMES = 'VASSALAGE'

/** What says how a game or a vendor's card opens; missing where the platform does not tell. */
export const launchFields = {
  /** `VASSALAGE`: as the list of its vendor's games. */
  isGame: z.string().nullish(),
  /** The product it belongs to: `TCG_SEA`, `TCG_LOTTO_VN`, `LOTT`, `ELOTT`, or the vendor's own. */
  accountTypeName: z.string().nullish(),
  /** The kind of play a lottery opens with. */
  defaultPlayType: z.string().nullish(),
}

/** A game as every list of the catalogue tells it. */
export const catalogueGame = z.object({
  nodeId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: gameCategory,
  vassalage: z.string(),
  vassalageName: z.string(),
  /** Path of the picture, relative to an image host. */
  showIcon: webPath('games.showIcon'),
  ...launchFields,
  isHot: flag,
  isNew: flag,
  /** Return to player in basis points (9650 is 96.50 %); null where the game has no fixed one. */
  returnToPlayer: z.number().int().nullable(),
  /** 1 calm to 5 wild; null where the word does not apply. */
  volatility: z.number().int().min(1).max(5).nullable(),
  maintenance: flag,
  /** Game class within the category, such as `SM` for slot machine; may be missing. */
  gameClassify: z.string().nullish(),
  /** Smallest stake; null or missing where the platform does not tell. */
  minBet: amount.nullish(),
  /** Largest stake; null or missing where the platform does not tell. */
  maxBet: amount.nullish(),
  /** The jackpot that it feeds; null or missing where there is none. */
  jackpotId: z.string().nullish(),
  /** Pay lines; null or missing where the word does not apply. */
  lineNum: z.number().int().nullish(),
})
