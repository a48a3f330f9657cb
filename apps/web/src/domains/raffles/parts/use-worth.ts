import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'

interface Worth {
  amount: { amount: string; currency: string } | null
  points: string | null
}

/** Writes what a prize pays: money, points, or both. */
export function useWorth() {
  const { t } = useTranslation('raffles')
  const format = useFormat()
  return ({ amount, points }: Worth): string =>
    [
      ...(amount ? [format.shortMoney(amount.amount, amount.currency)] : []),
      ...(points === null ? [] : [t('points', { count: Math.trunc(Number(points)) })]),
    ].join(' + ')
}
