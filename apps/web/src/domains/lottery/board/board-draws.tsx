import { getSlots } from '@playhouse/engines/lottery/games.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { DrawNumbers } from '../draw-numbers.tsx'
import { paths } from '../../../paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import type { BoardLottery } from './board-types.ts'
import { getStructure } from '../lottery-structure.ts'
import { stakeOfDraws } from './slip.ts'
import { TicketDraws } from './ticket-draws.tsx'
import { useSoldTexts } from './use-sold-texts.ts'
import { useDrawName } from '../lottery-names.ts'

/** The last results of a lottery. */
export function RecentDraws({ lottery }: { lottery: BoardLottery }) {
  const { t } = useTranslation('lottery')
  const drawName = useDrawName()
  const structure = getStructure(lottery.code)
  const length = structure && getSlots(structure).length
  const draws = lottery.recentDraws?.edges.map(({ node }) => node) ?? []
  return (
    <section aria-labelledby="recent-draws">
      <h2 id="recent-draws" className="mb-2 text-title font-semibold">
        {t('recentDraws')}
      </h2>
      {draws.length === 0 ? (
        <p className="text-body text-muted">{t('noDraws')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {draws.map((draw, row) => (
            // A row is a place in the list, which a new draw does not move.
            <li
              key={row}
              className="relative flex min-h-11 items-center justify-between gap-4 px-4 py-2 hover:bg-raised"
            >
              <span key={draw.number} className="shrink-0">
                <Link to={paths.lotteryDraw(draw.code, draw.number)} className={`figures text-small ${linkClass()}`}>
                  {drawName(draw.number, draw.drawsAt)}
                </Link>
              </span>
              <DrawNumbers key={`${draw.number} result`} kind={lottery.kind} draw={draw} length={length} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The viewer's tickets with draws to come; nothing for visitors. */
export function OpenTickets({ tickets }: { tickets: BoardLottery['openTickets'] }) {
  const { t } = useTranslation('lottery')
  const { linesText } = useSoldTexts()
  if (!tickets) return null
  return (
    <section aria-labelledby="open-tickets">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="open-tickets" className="text-title font-semibold">
          {t('openTickets')}
        </h2>
        <OfferedLink to={paths.lotteryTickets()} className={`text-small ${linkClass()}`}>
          {t('allTickets')}
        </OfferedLink>
      </div>
      {tickets.length === 0 ? (
        <p className="text-body text-muted">{t('noTickets')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {tickets.map(({ id, number, stake, lineCount, draws }) => {
            const open = draws.filter(({ state }) => state === 'OPEN')
            return (
              <li key={id} className="flex min-h-11 items-center justify-between gap-4 px-4 py-2">
                <div className="min-w-0">
                  <OfferedLink to={paths.lotteryTicket(id)} className={`figures text-small ${linkClass()}`}>
                    {number}
                  </OfferedLink>
                  <p className="text-caption text-muted">
                    {linesText(lineCount)} · <TicketDraws draws={open} />
                  </p>
                </div>
                <span className="text-body font-semibold">
                  <Money {...stakeOfDraws(stake, open.length)} whole />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
