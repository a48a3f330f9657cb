import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { stationName } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { ticketText } from '../ticket-text.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { TicketDraws } from './ticket-draws.tsx'
import { TicketWin } from './ticket-win.tsx'
import type { PlacingState } from './use-place-tickets.ts'
import { useSoldTexts } from './use-sold-texts.ts'

/** The tickets of the last purchase that have a receipt in common: a single one has its card alone. */
export const getReceipt = ({ placed }: PlacingState): ReadonlySet<string> =>
  new Set(placed.length > 1 ? placed.map(({ ticket }) => ticket.id) : [])

/** The tickets that were bought last, where they are several. */
export function Receipt({ placing: { placed }, lottery }: Pick<SlipPanelProps, 'placing' | 'lottery'>) {
  const { t } = useTranslation('lottery')
  const { linesText, ticketsText } = useSoldTexts()
  const [first] = placed
  if (!first || placed.length < 2) return null
  const hasOthers = placed.some(({ code }) => code !== lottery)
  const { currency } = first.ticket.stake
  const getCost = ({ stake, draws }: (typeof first)['ticket']) => parseAmount(stake.amount) * BigInt(draws.length)
  const total = placed.reduce((sum, { ticket }) => sum + getCost(ticket), 0n)
  return (
    <div role="status" className="rounded-card border border-line bg-good-soft px-3 py-2.5">
      <p className="flex items-center gap-2 text-body font-semibold">
        <Icon icon={CircleCheck} size={16} className="text-good" />
        {t('placed.title')}
        <span className="ms-auto">
          <Money amount={formatAmount(total)} currency={currency} whole />
        </span>
      </p>
      <p className="ps-6 text-small">
        {ticketsText(
          placed.reduce((lines, { ticket }) => lines + ticket.lineCount, 0),
          placed.length,
        )}
      </p>
      <ul className="flex flex-col gap-2 ps-6 text-small">
        {placed.map(({ code, ticket, lines, odds }) => (
          <li key={ticket.id} className="mt-1 flex flex-col gap-1">
            {hasOthers ? <p className="font-medium">{stationName(code)}</p> : null}
            <p className="figures whitespace-normal!">
              {ticket.number} · {linesText(ticket.lineCount)}
              {' · '}
              <Money amount={formatAmount(getCost(ticket))} currency={currency} whole />
            </p>
            <p className="text-muted">
              <TicketDraws draws={ticket.draws} />
            </p>
            <TicketWin code={code} stake={ticket.stake} lines={lines} odds={odds} />
            <p>
              <OfferedLink to={paths.lotteryTicket(ticket.id)} className={linkClass()}>
                {t('placed.link')}
              </OfferedLink>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-2 ps-6">
        <CopyBets placed={placed} />
      </div>
    </div>
  )
}

/** Copies the placed bets as a text that the quick entry reads; empty for lotteries whose bets have no words. */
export function CopyBets({ placed }: Pick<PlacingState, 'placed'>) {
  const { t } = useTranslation('lottery')
  const tickets = placed.map(({ code, lines }) => ({ lottery: code, bets: lines.map(lineAsBet) }))
  const text = tickets.every(({ lottery }) => getStructure(lottery)?.kind === 'VN') ? ticketText(tickets) : null
  if (text === null) return null
  const copy = async () => {
    const isCopied = await copyText(text)
    showToast(isCopied ? { tone: 'good', title: t('placed.copied') } : { tone: 'bad', title: t('placed.copyFailed') })
  }
  return (
    <Button variant="quiet" size="small" className="-ms-2.5" onClick={() => void copy()}>
      {t('placed.copy')}
    </Button>
  )
}

const lineAsBet = ({ betType, picks, amount }: PlacingState['placed'][number]['lines'][number]) => ({
  betType,
  picks,
  stakeMinor: parseAmount(amount),
})
