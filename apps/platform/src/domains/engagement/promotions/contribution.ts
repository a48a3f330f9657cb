import { mostLotteryContribution } from '@playhouse/engines/turnover.ts'
import type { Contribution } from '../../../db/tables/bonuses.ts'

export const LOTTERY_CATEGORIES = ['LOTT', 'ELOTT'] as const

/** Each product's contribution to a bonus, with lotteries limited: some of their bets nearly cover a draw. */
export function limitLotteries(contribution: Contribution, multiple: number): Contribution {
  if (multiple === 0) return contribution
  const maximum = mostLotteryContribution(multiple)
  const limited = LOTTERY_CATEGORIES.flatMap((code) => {
    const percent = Math.min(contribution[code] ?? 100, maximum)
    return percent === 100 ? [] : [[code, percent]]
  })
  return { ...contribution, ...Object.fromEntries(limited) }
}
