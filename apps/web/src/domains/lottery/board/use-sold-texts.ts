import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'

/** How much is bought, in the same words and by the same count before the purchase, after it, and in the list of tickets. */
export function useSoldTexts() {
  const { t } = useTranslation('lottery')
  const { integer } = useFormat()
  const linesText = (lines: number) => t('placed.lines', { count: lines, shown: integer(lines) })
  return {
    linesText,
    ticketsText: (lines: number, tickets: number) =>
      t('placed.onTickets', { lines: linesText(lines), count: tickets, shown: integer(tickets) }),
  }
}
