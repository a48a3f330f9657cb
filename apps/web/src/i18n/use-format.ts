import { formatMoney, formatShare } from '@playhouse/shared/money-format.ts'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { useTranslation } from 'react-i18next'
import { createContext, use } from 'react'
import { serverNow } from '../server-time.ts'
import {
  findLastDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatExactTime,
  formatMoment,
  formatRelative,
} from './format-time.ts'
import { formatCompact, formatCompactMoney, formatInteger, formatPercent } from './format.ts'
import { getLanguage } from './i18n.ts'

/** The day that texts call today, yyyy-MM-dd. */
export const TodayContext = createContext<string | undefined>(undefined)

function createFormats(locale: string, today: string) {
  return {
    locale,
    money: (amount: string, currency: string) => formatMoney(amount, currency, locale),
    /** With decimals in every currency, for receipts and statements. */
    exactMoney: (amount: string, currency: string) => formatMoney(amount, currency, locale, { exact: true }),
    /** With decimals if there are any, in every currency: what one point or one unit is worth. */
    rateMoney: (amount: string, currency: string) =>
      formatMoney(amount, currency, locale, { exact: true, short: true }),
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
    /** "Nov 20" of a moment or a day. */
    date: (instant: Date | number | string) => formatDay(formatDate(instant), locale, today),
    /** The last day before a moment at which something ends. */
    lastDay: (end: Date | number | string) => formatDay(findLastDay(end), locale, today),
    /** "today, 21:19", for sentences; `Moment` shows one that stands alone. */
    dateTime: (instant: Date | number | string) => formatMoment(instant, locale, today),
    /** "21:19" */
    time: (instant: Date | number | string) => formatDateTime(instant).slice(11, 16),
    /** "Nov 20" of a yyyy-MM-dd. */
    day: (day: string) => formatDay(day, locale, today),
    isToday: (day: string) => day === today,
    exactTime: formatExactTime,
  }
}

const made = new Map<string, ReturnType<typeof createFormats>>()

function createFormatters(locale: string, today: string) {
  const key = `${locale} ${today}`
  let formats = made.get(key)
  if (!formats) made.set(key, (formats = createFormats(locale, today)))
  return formats
}

/**
 * The formatting functions for the page's language and day, stable until one changes; components that use them rerender then.
 */
export function useFormat() {
  const { i18n } = useTranslation()
  const today = use(TodayContext) ?? formatDate(serverNow())
  return createFormatters(LANGUAGES[getLanguage(i18n)].bcp47, today)
}
