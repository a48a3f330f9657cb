import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Table } from '../../../ui/table.tsx'
import { HeldBadge, TicketStateBadge } from '../draw-state.tsx'
import { Payout } from './payout.tsx'
import { countsFor, type Ticket } from './ticket-detail.ts'
import { Moment } from '../../../i18n/moment.tsx'
import { useDrawName } from '../lottery-names.ts'

interface TicketDrawsTableProps {
  ticket: Ticket
  /** Of the lines. */
  page: number
  marked: Ticket['draws'][number] | undefined
}

export function TicketDrawsTable({ ticket, page, marked }: TicketDrawsTableProps) {
  const { t } = useTranslation('draws')
  const drawName = useDrawName()
  return (
    <div>
      <h2 className="mb-3 text-prose font-semibold">{t('draws')}</h2>
      <Table
        caption={t('draws')}
        rows={ticket.draws}
        rowKey={({ drawNumber }) => drawNumber}
        columns={[
          {
            id: 'number',
            header: t('draw'),
            cell: ({ drawNumber, drawsAt }) => (
              <Link to={paths.lotteryDraw(ticket.code, drawNumber)} className={linkClass({ class: 'figures' })}>
                {drawName(drawNumber, drawsAt)}
              </Link>
            ),
          },
          {
            id: 'at',
            header: t('drawTime'),
            cell: ({ drawsAt }) => <Moment at={drawsAt} />,
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state, hold }) => (hold ? <HeldBadge /> : <TicketStateBadge state={state} />),
          },
          { id: 'payout', header: t('payout'), align: 'end', cell: (draw) => <Payout {...draw} /> },
          {
            id: 'profit',
            header: t('difference'),
            align: 'end',
            cell: ({ profit }) => (profit ? <Money {...profit} signed /> : '–'),
          },
          {
            id: 'tools',
            header: <span className="visually-hidden">{t('proof.link')}</span>,
            align: 'end',
            cell: ({ drawNumber, numbers, state }) => (
              <span className="inline-flex gap-2">
                {ticket.draws.length > 1 && numbers.length > 0 && countsFor(state) ? (
                  <Link
                    to={`${paths.lotteryTicket(ticket.id, page)}${page > 1 ? '&' : '?'}draw=${encodeURIComponent(drawNumber)}`}
                    preventScrollReset
                    aria-current={drawNumber === marked?.drawNumber ? 'true' : undefined}
                    className={buttonClass({ size: 'small', variant: 'quiet', class: 'aria-[current]:bg-selected' })}
                  >
                    {t('markHits')}
                  </Link>
                ) : null}
                <Link
                  to={paths.lotteryProof(ticket.code, drawNumber)}
                  className={buttonClass({ size: 'small', variant: 'quiet' })}
                >
                  <Icon icon={ShieldCheck} size={16} />
                  {t('proof.link')}
                </Link>
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}
