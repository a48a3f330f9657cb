import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { TicketStateBadge } from '../draw-state.tsx'
import { TicketResult } from '../ticket-result.tsx'
import { LinePicks, LineWin } from '../line-picks.tsx'
import { useLotteryNames } from '../lottery-names.ts'
import type { ShownDraw } from '../use-draw.ts'
import { paths } from '../../../paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import type { DrawScreenQuery } from './draw-screen.generated.ts'

export type OwnTicket = NonNullable<NonNullable<DrawScreenQuery['viewer']>['lotteryTickets']>['edges'][number]['node']

interface OwnLinesProps {
  tickets: readonly OwnTicket[]
  structure: Structure
  draw: ShownDraw
}

/** The viewer's tickets in this draw; their numbers light up as they hit. */
export function OwnLines({ tickets, structure, draw }: OwnLinesProps) {
  const { t } = useTranslation('draws')
  const { betTypeName } = useLotteryNames()
  return (
    <section aria-labelledby="own" className="rounded-card border border-line bg-surface">
      <h2 id="own" className="border-b border-line px-4 py-3 text-prose font-semibold">
        {t('ownTickets')}
      </h2>
      <ul className="max-h-[32rem] overflow-y-auto">
        {tickets.map((ticket) => {
          const own = ticket.draws.find(({ drawNumber }) => drawNumber === draw.number)
          const lines = ticket.lines ?? []
          return (
            <li key={ticket.id} className="border-b border-line/60 px-4 py-3 last:border-b-0">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <OfferedLink to={paths.lotteryTicket(ticket.id)} className={linkClass({ class: 'figures text-small' })}>
                  {ticket.number}
                </OfferedLink>
                {/* The state must not reveal prizes that are not shown yet. */}
                <TicketStateBadge state={own && (draw.isComplete || own.state === 'CANCELLED') ? own.state : 'OPEN'} />
              </p>
              {own && draw.isComplete ? <TicketResult {...own} stake={ticket.stake} /> : null}
              <ul className="mt-2 flex flex-col gap-2">
                {lines.map((line) => {
                  const won = draw.isComplete
                    ? line.wins.find(({ drawNumber }) => drawNumber === draw.number)
                    : undefined
                  return (
                    <li key={line.line}>
                      <p className="flex items-baseline justify-between gap-2 text-small">
                        <span className="text-muted">{betTypeName(line.betType)}</span>
                        <span className="text-end">
                          <Money {...line.cost} />
                          {won ? <LineWin line={line} win={won} structure={structure} /> : null}
                        </span>
                      </p>
                      <LinePicks line={line} structure={structure} shown={draw.numbers} />
                    </li>
                  )
                })}
              </ul>
              {ticket.lineCount > lines.length ? (
                <p className="mt-2 text-small text-muted">
                  {t('moreLines', { count: ticket.lineCount - lines.length })}
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
