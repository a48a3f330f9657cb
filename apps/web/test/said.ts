import { formatDate, formatDay, formatMoment } from '../src/i18n/format-time.ts'

const today = () => formatDate(Date.now())

export const said = (at: string): string => formatMoment(at, 'en', today())

/** A day, yyyy-MM-dd, as the English page says it today. */
export const saidDay = (day: string): string => formatDay(day, 'en', today())
