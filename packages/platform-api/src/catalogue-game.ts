import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import * as z from 'zod'

import { amount, flag, lenientEnum } from './fields.ts'

export const gameCategory = lenientEnum('games.gameType', GAME_CATEGORIES, 'RNG')

/** A game as every list of the catalogue tells it. */
export const catalogueGame = z.object({
  nodeId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: gameCategory,
  vassalage: z.string(),
  vassalageName: z.string(),
  /** Path of the picture, relative to an image host. */
  showIcon: z.string(),
  isHot: flag,
  isNew: flag,
  /** Return to player in basis points (9650 is 96.50 %); null where the game has no fixed one. */
  returnToPlayer: z.number().int().nullable(),
  /** 1 calm to 5 wild; null where the word does not apply. */
  volatility: z.number().int().min(1).max(5).nullable(),
  maintenance: flag,
  /** `SM` slot machine and its kin (domain reference 1.6); null or missing where the platform does not tell. */
  gameClassify: z.string().nullish(),
  /** Smallest stake; null or missing where the platform does not tell. */
  minBet: amount.nullish(),
  /** Largest stake; null or missing where the platform does not tell. */
  maxBet: amount.nullish(),
  /** Pay lines; null or missing where the word does not apply. */
  lineNum: z.number().int().nullish(),
})
