import { useTranslation } from 'react-i18next'

/** Which draws a ticket is for. */
export function TicketDraws({ draws }: { draws: readonly { drawNumber: string }[] }) {
  const { t } = useTranslation('lottery')
  const number = draws[0]?.drawNumber ?? ''
  // Most languages have one form for all counts, which names a range.
  return draws.length === 1 ? t('slip.forDraw', { number }) : t('placed.draws', { count: draws.length, number })
}
