import type { BetType } from '@playhouse/engines/lottery/bet-type.ts'
import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import { formatPick } from '@playhouse/engines/lottery/picks.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { exactNumber, numberFormat } from '@playhouse/shared/money-format.ts'
import { useTranslation } from 'react-i18next'
import { useLotteryNames } from '../lottery-names.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { BoardPlay } from './board-types.ts'

/** A point stands for this much in whole units of currency. */
export const POINT = 1_000

/** Describes a bet's comparison and its prize in words. */
export function useBetTexts(structure: Structure, currency: string) {
  const { t } = useTranslation('lottery')
  const { pickName } = useLotteryNames()
  const { locale, wholeMoney } = useFormat()
  const odds = numberFormat(locale, { maximumFractionDigits: 2 })
  const times = (decimal: string | undefined) => odds.format(exactNumber(decimal ?? '0'))
  const ofPoint = (decimal: string | undefined) =>
    wholeMoney(formatAmount(parseAmount(decimal ?? '0') * BigInt(POINT)), currency)

  const compared = ({ compare, repeats }: BetType): string => {
    if (compare.of !== 'ENDING') return ''
    const { part, digits, prizes } = compare
    const of =
      prizes === 'ALL'
        ? t('prizes.ALL')
        : prizes[structure.region === 'NORTH' ? 'NORTH' : 'OTHERS'].map((prize) => t(`prizes.${prize}`)).join(', ')
    const text = t(`parts.${part}`, { digits, prizes: of })
    return repeats ? `${text} ${t('repeats')}` : text
  }
  const ruled = ({ rule, picks }: BetType): string => {
    if (rule.by === 'COMBINATIONS') return t('rules.COMBINATIONS', { size: rule.size })
    if (rule.by === 'MISS') return t('rules.MISS', { size: picks.max })
    if (rule.by === 'WHEEL') return t('rules.WHEEL', { size: picks.max })
    if (rule.by === 'PAIRS') return t('rules.PAIRS')
    return rule.by === 'DA' ? t('rules.DA') : ''
  }
  const paid = ({ rule, choices, compare }: BetType, { unit, price, payouts }: BoardPlay): string => {
    if (choices || compare.of === 'SUM') return t('pays.CHOICES')
    if (unit === 'POINT') return t('pays.POINT', { price: ofPoint(price), payout: ofPoint(payouts[0]) })
    if (rule.by === 'WHEEL') {
      return rule.sizes.map((size, index) => t('pays.SIZE', { size, payout: times(payouts[index]) })).join(' · ')
    }
    if (rule.by === 'CAUGHT') {
      return payouts
        .flatMap((multiple, caught) =>
          Number(multiple) > 0 ? [t('pays.SIZE', { size: caught, payout: times(multiple) })] : [],
        )
        .join(' · ')
    }
    const text = t('pays.MONEY', { payout: times(payouts[0]) })
    return parseAmount(price) === MINOR_UNITS ? text : `${text} ${t('pays.PRICE', { price: times(price) })}`
  }
  return {
    /** Sentences that explain the bet type. */
    explain: (type: BetType, play: BoardPlay): string =>
      [compared(type), ruled(type), paid(type, play)].filter(Boolean).join(' '),
    /** The picks of a line, at most so many of them. */
    picksText: (betType: string, picks: readonly number[], maximum: number, on = structure): string => {
      const type = findBetType(on, betType)
      const labels = picks
        .slice(0, maximum)
        // A pick such as "No. 1: 3" stays in one line.
        .map((pick) => (type ? pickName(formatPick(on, type, pick)).replaceAll(' ', '\u00a0') : String(pick)))
      const more = picks.length - labels.length
      return more > 0 ? t('picksAndMore', { picks: labels.join(' '), more }) : labels.join(' ')
    },
  }
}
