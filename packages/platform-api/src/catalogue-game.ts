import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { FAMILY_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { amount, flag, lenientEnum } from './fields.ts'
import { webPath } from './web-address.ts'

export const gameCategory = lenientEnum('games.gameType', GAME_CATEGORIES, 'RNG')

/** Value of `isGame` for an entry that opens its vendor's list of games. */
export const LIST_OF_GAMES = 'VASSALAGE'

/** How a game or a vendor's card opens; platforms may leave them out. */
export const launchFields = {
  isGame: z.string().nullish(),
  /** Product: `TCG_SEA`, `TCG_LOTTO_VN`, `LOTT`, `ELOTT`, or the vendor's own. */
  accountTypeName: z.string().nullish(),
  /** Bet type a lottery opens with. */
  defaultPlayType: z.string().nullish(),
}

/** A game in any list of the catalogue. Optional fields are null or missing where the platform does not provide them. */
export const catalogueGame = z.object({
  nodeId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: gameCategory,
  vassalage: z.string(),
  vassalageName: z.string(),
  /** Relative to an image host. */
  showIcon: webPath('games.showIcon'),
  ...launchFields,
  isHot: flag,
  isNew: flag,
  /** Basis points (9650 is 96.50 %); null without a fixed RTP. */
  returnToPlayer: z.number().int().nullable(),
  /** 1 (low) to 5 (high). */
  volatility: z.number().int().min(1).max(5).nullable(),
  maintenance: flag,
  /** The game can be opened without money, see `trialLaunch`. Optional. */
  trial: flag.nullish(),
  /** Game class within the category, such as `SM` for slot machine; may be missing. */
  gameClassify: z.string().nullish(),
  minBet: amount.nullish(),
  maxBet: amount.nullish(),
  /** Jackpot that it contributes to. */
  jackpotId: z.string().nullish(),
  /** How it is played: `slot`, `slot-classic`, `cascade`, `dice` … Optional. */
  gameModel: z.string().nullish(),
  /** Games that only differ in their themes have the same family: vendor, rules and return are equal. Optional. */
  family: z.string().max(FAMILY_MAX).nullish(),
  /** Games in the family, itself included. Optional. */
  familySize: z.number().int().min(1).nullish(),
  lineNum: z.number().int().nullish(),
})
