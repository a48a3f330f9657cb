import type { TFunction } from 'i18next'
import { formatDate } from '../../i18n/format-time.ts'

interface Dated {
  status: string
  startsAt: string | null
  endsAt: string | null
}

/** The promotion's period in words, in the brand's time zone. */
export function promotionDates(t: TFunction<'promotions'>, { status, startsAt, endsAt }: Dated): string {
  if (endsAt && status === 'CLOSED') return t('ended', { date: formatDate(endsAt) })
  if (startsAt && endsAt) return t('range', { from: formatDate(startsAt), to: formatDate(endsAt) })
  if (endsAt) return t('until', { date: formatDate(endsAt) })
  if (!startsAt) return t('noDate')
  return status === 'UPCOMING' ? t('from', { date: formatDate(startsAt) }) : t('since', { date: formatDate(startsAt) })
}
