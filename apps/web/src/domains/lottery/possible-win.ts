import { OddsError, PRIZE_MODES } from '@playhouse/engines/lottery/odds.ts'
import { type PricedLine, priceLine, SelectionError, splitByPick } from '@playhouse/engines/lottery/ticket-lines.ts'
import type { LotteryMode } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { getStructure } from './lottery-structure.ts'

type Win = Pick<PricedLine, 'leastWinMinor' | 'largestWinMinor'>

/**
 * What lines can win, in the same words before the purchase, after it and on the ticket. A line that can be hit more than once pays from one
 * hit up to all of them; of several lines, the largest win of one.
 */
export function usePossibleWin(currency: string) {
  const { t } = useTranslation('lotteries')
  const { wholeMoney } = useFormat()
  const money = (minor: bigint) => wholeMoney(formatAmount(minor), currency)
  return (lines: readonly Win[]): { term: string; text: string } => {
    const largestWin = lines.reduce((max, { largestWinMinor }) => (largestWinMinor > max ? largestWinMinor : max), 0n)
    const largest = money(largestWin)
    if (lines.length > 1) return { term: t('largestWin'), text: largest }
    const smallestWin = lines[0]?.leastWinMinor ?? 0n
    return {
      term: t('possibleWin'),
      text: smallestWin === largestWin ? largest : t('winUpTo', { smallest: money(smallestWin), largest }),
    }
  }
}

/** The odds at which a ticket was sold. */
export interface SoldOdds {
  readonly oddsVersion: string
  readonly mode?: LotteryMode | null | undefined
  readonly series?: number | null | undefined
}

/** The lines of a ticket as they were sold; none where this version does not know their odds. */
export function priceSold(
  code: string,
  { oddsVersion: version, mode, series }: SoldOdds,
  lines: readonly { betType: string; picks: readonly number[]; amount: string }[],
): readonly PricedLine[] {
  const structure = getStructure(code)
  const known = PRIZE_MODES.find((each) => each === mode)
  if (!structure || !known) return []
  const odds = { version, mode: known, series: series ?? null }
  try {
    return lines.flatMap(({ amount, ...line }) =>
      splitByPick(structure, priceLine(structure, odds, { ...line, stakeMinor: parseAmount(amount) })),
    )
  } catch (error) {
    if (error instanceof SelectionError || error instanceof OddsError) return []
    throw error
  }
}
