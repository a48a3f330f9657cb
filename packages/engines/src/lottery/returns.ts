import { decimal, plus, type Rational, rational, times } from '../rational.ts'
import type { BetType } from './bet-type.ts'
import { getBetTypes } from './bet-types.ts'
import { getFirstPick, formatPick, getPicks } from './picks.ts'
import { chanceOfAll, chanceOfCaught, expectedDa, expectedPaid } from './chances.ts'
import { choose } from './combinations.ts'
import { countUnits } from './evaluate.ts'
import type { Structure } from './games.ts'
import { ODDS_SCALE, type OddsChoice, getOdds } from './odds.ts'

/** The exact average return of a bet. */
export interface BetReturn {
  readonly betType: string
  /** A choice, a sum, or how many picks, where returns differ; else null. */
  readonly of: string | null
  /** Expected payout of a cost of 1. */
  readonly mean: Rational
}

/** Exact return of every bet of a game at given odds, rebate not counted. */
export function getReturns(structure: Structure, choice: OddsChoice): BetReturn[] {
  return getBetTypes(structure).flatMap((type) => returnsOfType(structure, choice, type))
}

function returnsOfType(structure: Structure, choice: OddsChoice, type: BetType): BetReturn[] {
  const { code, rule } = type
  const of = (label: string | null, mean: Rational): BetReturn => ({ betType: code, of: label, mean })
  const first = getFirstPick(structure, type)
  switch (rule.by) {
    case 'WHEEL': {
      const { payouts } = getOdds(choice, structure, type, first)
      const n = type.picks.max
      const mean = rule.sizes.reduce(
        (total, size, index) =>
          plus(total, times(chanceOfAll(structure, type, size), whole(choose(n, size) * (payouts[index] ?? 0)))),
        ZERO,
      )
      return [of(null, perCost(mean, countUnits(rule, n) * ODDS_SCALE))]
    }
    case 'CAUGHT': {
      const { price, payouts } = getOdds(choice, structure, type, first)
      const n = type.picks.max
      const mean = payouts.reduce(
        (total, payout, caught) => plus(total, times(chanceOfCaught(structure, n, caught), whole(payout))),
        ZERO,
      )
      return [of(null, perCost(mean, price))]
    }
    case 'DA': {
      const { price, payouts } = getOdds(choice, structure, type, first)
      return Array.from({ length: type.picks.max - 1 }, (_, index) => {
        const n = index + 2
        return of(
          String(n),
          perCost(times(expectedDa(structure, type, n), whole(payouts[0] ?? 0)), countUnits(rule, n) * price),
        )
      })
    }
    default: {
      const byPick = type.choices !== undefined || type.compare.of === 'SUM'
      return (byPick ? getPicks(structure, type) : [first]).map((pick) => {
        const { price, payouts } = getOdds(choice, structure, type, pick)
        const mean = perCost(times(expectedPaid(structure, type, pick), whole(payouts[0] ?? 0)), price)
        return of(byPick ? formatPick(structure, type, pick) : null, mean)
      })
    }
  }
}

const ZERO: Rational = rational(0n, 1n)
const whole = (number: number) => rational(BigInt(number), 1n)
const perCost = (mean: Rational, cost: number) => rational(mean.numerator, mean.denominator * BigInt(cost))

/** In per cent with two digits: "99.50". */
export function toPercent({ numerator, denominator }: Rational): string {
  return decimal({ numerator: numerator * 100n, denominator }, 2)
}
