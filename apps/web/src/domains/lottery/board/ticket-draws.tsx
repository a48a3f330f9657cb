import { useTranslation } from 'react-i18next'
import { useDrawName } from '../lottery-names.ts'

export function TicketDraws({ draws }: { draws: readonly { drawNumber: string; drawsAt: string }[] }) {
  const { t } = useTranslation('lottery')
  const drawName = useDrawName()
  const [first] = draws
  const number = first ? drawName(first.drawNumber, first.drawsAt) : ''
  // Most languages have one form for all counts, which names a range.
  return draws.length === 1 ? t('slip.forDraw', { number }) : t('placed.draws', { count: draws.length, number })
}
