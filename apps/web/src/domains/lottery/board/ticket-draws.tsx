import { useTranslation } from 'react-i18next'

/** Which draws a ticket is for. */
export function TicketDraws({ draws }: { draws: readonly { number: string }[] }) {
  const { t } = useTranslation('lottery')
  const number = draws[0]?.number ?? ''
  // Most languages have one form for all counts, which names a range.
  return draws.length === 1 ? t('slip.forDraw', { number }) : t('placed.draws', { count: draws.length, number })
}
