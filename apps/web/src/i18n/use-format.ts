import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime, formatRelative } from './format-time.ts'
import { formatCompact, formatCompactMoney, formatInteger, formatMoney, formatPercent } from './format.ts'
import { activeLanguage } from './i18n.ts'

/** The formatting functions bound to the page's language; a component that uses them renders again when it changes. */
export function useFormat() {
  useTranslation()
  const locale = LANGUAGES[activeLanguage()].bcp47
  return {
    locale,
    money: (amount: string, currency: string) => formatMoney(amount, currency, locale),
    compactMoney: (amount: string, currency: string) => formatCompactMoney(amount, currency, locale),
    integer: (value: number | bigint) => formatInteger(value, locale),
    compact: (value: number) => formatCompact(value, locale),
    percent: (ratio: number, decimals?: number) => formatPercent(ratio, locale, decimals),
    relative: (instant: Date | number | string, now?: Date | number | string) => formatRelative(instant, locale, now),
    date: formatDate,
    dateTime: formatDateTime,
  }
}
