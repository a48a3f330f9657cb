import type { BetType, Rule } from './bet-type.ts'
import { choose } from './combinations.ts'
import type { Hits } from './hits.ts'
import { ODDS_SCALE } from './odds.ts'

/*
 * Settlement. A line depends on a result only by two numbers: how many hits its picks have together (H, repeats counted) and how
 * many different picks were hit (m). So a set of lines is settled in one statement: look up the picks in the hit array of the
 * bet type, add up H and m, and pay
 *
 *   HITS    stake x payouts[0] x H
 *   TABLE   stake x table[m], the table of `payTable`
 *   DA      stake x payouts[0] x (H + m - 2) / 2, if m >= 2
 *   PAIRS   stake x payouts[0] x H x (m - 1) / 2, if m >= 2: a pair pays half of the hits of both, and each pick is in m - 1 pairs
 *
 * Payouts are ten-thousandths of the stake; amounts are minor units and cut to whole ones.
 */

/** Stakes that a line with n picks costs. */
export function countUnits(rule: Rule, n: number): number {
  switch (rule.by) {
    case 'HITS':
      return n
    case 'COMBINATIONS':
      return choose(n, rule.size)
    case 'WHEEL':
      return rule.sizes.reduce((units, size) => units + choose(n, size), 0)
    case 'DA':
    case 'PAIRS':
      return choose(n, 2)
    default:
      return 1
  }
}

/** Which of the formulas above settles a rule. */
export function getFormula(rule: Rule): 'HITS' | 'TABLE' | 'DA' | 'PAIRS' {
  return rule.by === 'HITS' || rule.by === 'DA' || rule.by === 'PAIRS' ? rule.by : 'TABLE'
}

/** Payout by the number of different picks hit (index 0 to n), for rules of the formula TABLE. */
export function payTable(rule: Rule, n: number, payouts: readonly number[]): number[] {
  return Array.from({ length: n + 1 }, (_, m) => {
    switch (rule.by) {
      case 'COMBINATIONS':
        return choose(m, rule.size) * (payouts[0] ?? 0)
      case 'MISS':
        return m === 0 ? (payouts[0] ?? 0) : 0
      case 'WHEEL':
        return rule.sizes.reduce((pay, size, index) => pay + choose(m, size) * (payouts[index] ?? 0), 0)
      case 'CAUGHT':
        return payouts[m] ?? 0
      default:
        throw new RangeError(`${rule.by} is not paid by a table`)
    }
  })
}

/** Payout for H hits on m different picks of n, in ten-thousandths of the stake. Can end in a half for DA and PAIRS: see `getWin`. */
function getMultiplier(
  rule: Rule,
  n: number,
  payouts: readonly number[],
  totalHits: number,
  different: number,
): number {
  if (rule.by === 'HITS') return totalHits * (payouts[0] ?? 0)
  if (rule.by === 'DA') return different < 2 ? 0 : ((totalHits + different - 2) * (payouts[0] ?? 0)) / 2
  if (rule.by === 'PAIRS') return (totalHits * (different - 1) * (payouts[0] ?? 0)) / 2
  return payTable(rule, n, payouts)[different] ?? 0
}

/** A line as settlement sees it. */
export interface Line {
  readonly picks: readonly number[]
  /** Minor units for one unit (`countUnits`). */
  readonly stakeMinor: bigint
  /** Payouts of the odds table at the time of the bet. */
  readonly payouts: readonly number[]
}

/** Win of a line in minor units, stake included; 0 if it loses. */
export function getWin(type: Pick<BetType, 'rule'>, { picks, stakeMinor, payouts }: Line, hits: Hits): bigint {
  let totalHits = 0
  let different = 0
  for (const pick of picks) {
    const count = hits.get(pick) ?? 0
    totalHits += count
    if (count > 0) different += 1
  }
  const multiplier = getMultiplier(type.rule, picks.length, payouts, totalHits, different)
  return (stakeMinor * BigInt(multiplier * 2)) / BigInt(ODDS_SCALE * 2)
}
