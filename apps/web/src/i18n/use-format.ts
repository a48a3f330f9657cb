import { formatMoney, formatShare } from '@playhouse/shared/money-format.ts'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime, formatLastDay, formatRelative } from './format-time.ts'
import { formatCompact, formatCompactMoney, formatInteger, formatPercent } from './format.ts'
import { getLanguage } from './i18n.ts'

function createFormats(locale: string) {
  return {
    locale,
    money: (amount: string, currency: string) => formatMoney(amount, currency, locale),
    /** With decimals only if there are any, for rules, limits and rewards. */
    shortMoney: (amount: string, currency: string) => formatMoney(amount, currency, locale, { short: true }),
    /** Without decimals, for limits and choices in whole units. */
    wholeMoney: (amount: string, currency: string) => formatMoney(amount, currency, locale, { whole: true }),
    compactMoney: (amount: string, currency: string) => formatCompactMoney(amount, currency, locale),
    integer: (value: number | bigint) => formatInteger(value, locale),
    compact: (value: number) => formatCompact(value, locale),
    percent: (ratio: number, decimals?: number) => formatPercent(ratio, locale, decimals),
    /** With decimals only if there are any, for rules. */
    share: (ratio: number) => formatShare(ratio, locale),
    relative: (instant: Date | number | string, now?: Date | number | string) => formatRelative(instant, locale, now),
    date: formatDate,
    lastDay: formatLastDay,
    dateTime: formatDateTime,
  }
}

const made = new Map<string, ReturnType<typeof createFormats>>()

function createFormatters(locale: string) {
  let formats = made.get(locale)
  if (!formats) made.set(locale, (formats = createFormats(locale)))
  return formats
}

/**
 * The formatting functions for the page's language, stable until it changes; components that use them rerender then.
 */
export function useFormat() {
  const { i18n } = useTranslation()
  return createFormatters(LANGUAGES[getLanguage(i18n)].bcp47)
}
