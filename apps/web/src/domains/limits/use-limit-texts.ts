import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import type { LimitValue_ValueFragment } from './parts/limit-value.generated.ts'
import type { LimitRow_LimitFragment } from './parts/limits.generated.ts'

export function useLimitTexts() {
  const { t } = useTranslation('limits')
  const format = useFormat()
  return {
    /** "₫500,000", "90 minutes"; "No limit" for none. */
    value: (value: LimitValue_ValueFragment | null): string => {
      if (value?.amount) return format.shortMoney(value.amount.amount, value.amount.currency)
      return value?.minutes == null ? t('none') : t('minutes', { count: value.minutes })
    },
    /** "Deposit limit, 24 hours". */
    name: ({ kind, period }: Pick<LimitRow_LimitFragment, 'kind' | 'period'>): string =>
      period === null ? t(`kinds.${kind}`) : t('named', { kind: t(`kinds.${kind}`), period: t(`periods.${period}`) }),
    time: (instant: string): string => format.dateTime(instant),
  }
}
