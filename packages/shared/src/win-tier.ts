import { parseAmount } from './money.ts'

/** From this multiple of its stake on, a payout is called a big win: less is what most games pay every few rounds. */
const BIG_WIN_MULTIPLE = 10n
const HUGE_WIN_MULTIPLE = 50n
const TIER_MULTIPLES = [BIG_WIN_MULTIPLE, HUGE_WIN_MULTIPLE] as const
export const TOP_TIER = TIER_MULTIPLES.length + 1
const BIG_WIN_TIER = 2

/** Size of a win: 0 for a payout not above the stake, up to {@link TOP_TIER}. Amounts are decimal strings. */
export function winTier(payout: string, stake: string): number {
  const [paid, staked] = [parseAmount(payout), parseAmount(stake)]
  if (paid <= staked) return 0
  return 1 + TIER_MULTIPLES.filter((multiple) => paid >= staked * multiple).length
}

export const isBigWin = (payout: string, stake: string): boolean => winTier(payout, stake) >= BIG_WIN_TIER
