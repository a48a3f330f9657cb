import { plus, type Rational, rational, times } from '../rational.ts'
import type { BaccaratModel, Spot } from './baccarat.ts'
import type { CoupChances } from './chances.ts'

/** Exact expected payout of a stake of 1 on each spot; a tie returns bets on player and banker. */
export function getReturns(
  model: Pick<BaccaratModel, 'bankerPays' | 'bankerSixPays' | 'tiePays'>,
  chances: CoupChances,
): Record<Spot, Rational> {
  const { player, banker, tie, bankerSix, pair } = chances
  const bankerOther = sum([banker, 1n], [bankerSix, -1n])
  const paid = (...parts: [chance: Rational, hundredths: bigint][]) => {
    const { numerator, denominator } = sum(...parts)
    return rational(numerator, denominator * 100n)
  }
  return {
    player: paid([player, 200n], [tie, 100n]),
    banker: paid([bankerOther, model.bankerPays], [bankerSix, model.bankerSixPays], [tie, 100n]),
    tie: paid([tie, model.tiePays]),
    'player-pair': paid([pair, 1_200n]),
    'banker-pair': paid([pair, 1_200n]),
  }
}

/** A sum of fractions, each with a whole factor. */
function sum(...parts: readonly [Rational, bigint][]): Rational {
  return parts.reduce<Rational>(
    (total, [part, factor]) => plus(total, times(part, rational(factor, 1n))),
    rational(0n, 1n),
  )
}
