import type { GameModel } from '../engine.ts'
import { limits } from '../game-model.ts'

/** A table of two players. Its return is what the rake leaves of a pot: what one player loses, the other wins. */
export interface CardsModel extends GameModel {
  readonly name: string
  /** Of a pot that is won, in basis points. */
  readonly rakeBasisPoints: number
  /** Each player's ante, in minor units; a raise is one more. */
  readonly ante: bigint
}

/** Tables of three cards (ba lá) by their ante in whole units. */
export const CARDS_MODELS: readonly CardsModel[] = (
  [
    ['cards-bench', 'The bench', '1000', '2000'],
    ['cards-corner', 'The corner table', '5000', '10000'],
    ['cards-balcony', 'The balcony', '20000', '40000'],
    ['cards-lantern', 'The lantern room', '100000', '200000'],
  ] as const
).map(([id, name, ante, raised]): CardsModel => {
  const stakes = limits(ante, raised)
  const figures = { returnToPlayer: '97.5000', returnToPlayerBasisPoints: 9_750, rakeBasisPoints: 250 }
  return { id, name, ...figures, volatility: 1, lines: null, gameClass: 'TG', ...stakes, ante: stakes.minStake }
})
