import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageLabels } from '../../../i18n/use-page-labels.ts'
import { paths } from '../../../paths.ts'
import { Money } from '../../../ui/money.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { LinePicks, LineWin } from '../line-picks.tsx'
import { useLotteryNames, useDrawName } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { priceSold, usePossibleWin } from '../possible-win.ts'
import type { Detail, Ticket } from './ticket-detail.ts'

interface TicketLinesProps {
  detail: Detail
  page: number
  marked: Ticket['draws'][number] | undefined
}

/** A page of a ticket's lines, with their hits in one draw. */
export function TicketLines({ detail: { ticket, lines }, page, marked }: TicketLinesProps) {
  const { t } = useTranslation('draws')
  const drawName = useDrawName()
  const { betTypeName } = useLotteryNames()
  const labels = usePageLabels()
  const structure = getStructure(ticket.code)
  const getWin = usePossibleWin(ticket.stake.currency)
  const isOpen = ticket.draws.some(({ state }) => state === 'OPEN')
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-prose font-semibold">
        {t('lines')}
      </h2>
      <p className="mb-3 text-small text-muted">
        {marked && marked.numbers.length > 0
          ? t('hitsOf', { number: drawName(marked.drawNumber, marked.drawsAt) })
          : t('noHitsYet')}
      </p>
      <ol className="overflow-hidden rounded-card border border-line bg-surface">
        {lines.nodes.map((line) => {
          const win = line.wins.find(({ drawNumber }) => drawNumber === marked?.drawNumber)
          const sold = isOpen ? priceSold(ticket.code, ticket, [{ ...line, amount: line.amount.amount }]) : []
          const possible = sold.length > 0 ? getWin(sold) : null
          return (
            <li
              key={line.line}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line/60 px-4 py-3 last:border-b-0 tablet:grid-cols-[2.5rem_11rem_minmax(0,1fr)_auto]"
            >
              <span className="figures text-small text-muted max-tablet:hidden">{line.line}</span>
              <span className="text-body">{betTypeName(line.betType)}</span>
              <div className="min-w-0 max-tablet:order-1 max-tablet:col-span-2">
                <LinePicks line={line} structure={structure} shown={marked?.numbers ?? []} />
              </div>
              <span className="text-end text-small">
                <span className="block">
                  <Money {...line.cost} />
                </span>
                {win ? <LineWin line={line} win={win} structure={structure} /> : null}
                {possible && !win ? (
                  <span className="block text-muted">
                    {possible.term} <span className="figures text-text">{possible.text}</span>
                  </span>
                ) : null}
              </span>
            </li>
          )
        })}
      </ol>
      <div className="mt-4 flex justify-center empty:hidden">
        <Pagination
          page={page}
          pageCount={lines.pageInfo.totalPages}
          labels={labels}
          renderLink={(target, link, content) => (
            <Link {...link} to={paths.lotteryTicket(ticket.id, target)} preventScrollReset>
              {content}
            </Link>
          )}
        />
      </div>
    </section>
  )
}
