import { useTranslation } from 'react-i18next'
import { moneyParts } from '@playhouse/shared/money-format.ts'
import { useFormat } from '../../../i18n/use-format.ts'

/** Text of a jackpot's must-drop amount; limits are whole. */
export function useLimitTexts(): (limit: { amount: string; currency: string }) => string {
  const { t } = useTranslation('jackpots')
  const { locale } = useFormat()
  return ({ amount, currency }) => {
    const parts = moneyParts(amount, currency, locale, { whole: true })
    return t('dropsBy', { amount: parts.map(({ value }) => value).join('') })
  }
}
