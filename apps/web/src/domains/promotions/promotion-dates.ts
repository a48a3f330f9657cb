import type { TFunction } from 'i18next'
import type { useFormat } from '../../i18n/use-format.ts'

interface Dated {
  status: string
  startsAt: string | null
  endsAt: string | null
}

/** The promotion's first and last day in words, in the brand's time zone. */
export function promotionDates(
  t: TFunction<'promotions'>,
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'lastDay'>,
  { status, startsAt, endsAt }: Dated,
): string {
  // A promotion ends before that moment, which is the start of the next day unless an operator ended it.
  const lastDay = endsAt && format.lastDay(endsAt)
  if (lastDay && status === 'CLOSED') return t('ended', { date: lastDay })
  if (startsAt && lastDay) return t('range', { from: format.date(startsAt), to: lastDay })
  if (lastDay) return t('until', { date: lastDay })
  if (!startsAt) return t('noDate')
  return status === 'UPCOMING'
    ? t('from', { date: format.date(startsAt) })
    : t('since', { date: format.date(startsAt) })
}
