import { declared, limits } from '../game-model.ts'
import { rational } from '../rational.ts'
import type { DiceModel } from './dice.ts'

/** Dice tables by their return in basis points. Players choose the volatility; the declared class is that of a win of ten stakes. */
export const DICE_MODELS: readonly DiceModel[] = [9_700, 9_600, 9_500].map((basisPoints): DiceModel => {
  const figures = declared(rational(BigInt(basisPoints), 10_000n))
  return {
    id: `dice-${basisPoints / 100}`,
    ...figures,
    volatility: 2,
    lines: null,
    gameClass: 'AC',
    ...limits('500', '200000'),
  }
})
