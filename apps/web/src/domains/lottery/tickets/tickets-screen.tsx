import { Ticket as TicketIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router-dom'
import { HeldBadge, TicketStateBadge } from '../draw-state.tsx'
import { LinePicks, LineWin } from '../line-picks.tsx'
import { useLotteryNames, useDrawName } from '../lottery-names.ts'
import { TicketResult } from '../ticket-result.tsx'
import { getStructure } from '../lottery-structure.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Select } from '../../../ui/select.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { RecordPage } from '../../records/parts/record-page.tsx'
import { readMemberPage } from '../../member/parts/member-page.tsx'
import { type LotteryTicketsScreenQuery, useLotteryTicketsScreenQuery } from './tickets-screen.generated.ts'
import { type loader, SHOWN } from './tickets-screen.loader.ts'

type Page = NonNullable<NonNullable<LotteryTicketsScreenQuery['viewer']>['lotteryTickets']>
type Ticket = Page['edges'][number]['node']

const LINES = 6
const PICKS = 24

/** The member's lottery tickets, the latest first, with hits marked number by number. */
export function Component() {
  const { locale } = useFormat()
  const { t } = useTranslation(['draws', 'records'])
  const navigate = useNavigate()
  const { variables, code, show, after } = useLoaderData<typeof loader>()
  const query = useLotteryTicketsScreenQuery({ variables })
  const { response, stale, viewer, page } = readMemberPage(query)
  const tickets = viewer?.lotteryTickets
  const games = response?.lotteries ?? []
  const isNarrowed = code !== '' || show !== ''
  return (
    <RecordPage title={t('tickets')} page={page}>
      {tickets ? (
        <div className="flex flex-col gap-5">
          <TabLinks
            label={t('tickets')}
            links={SHOWN.map((id) => ({ id, label: t(`shown.${id || 'all'}`) }))}
            renderLink={({ id }, className, content) => (
              <Link
                to={paths.lotteryTickets({ code, show: id })}
                preventScrollReset
                aria-current={id === show ? 'page' : undefined}
                className={className}
              >
                {content}
              </Link>
            )}
          />
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label={t('lottery')}
              className="w-64 max-w-full"
              value={code}
              onChange={({ target }) =>
                void navigate(paths.lotteryTickets({ code: target.value, show }), { preventScrollReset: true })
              }
              options={[
                { value: '', label: t('allLotteries') },
                ...games
                  .map((game) => ({ value: game.code, label: game.name }))
                  .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
              ]}
            />
          </div>
          {tickets.edges.length === 0 ? (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState
                icon={TicketIcon}
                title={t('noTicketsTitle')}
                text={isNarrowed || after ? t('noTicketsNarrowed') : t('noTicketsText')}
                action={
                  isNarrowed || after ? (
                    <Link to={paths.lotteryTickets()} className={buttonClass()}>
                      {t('allTickets')}
                    </Link>
                  ) : (
                    <Link to={paths.stationLottery()} className={buttonClass({ variant: 'action' })}>
                      {t('toLotteries')}
                    </Link>
                  )
                }
              />
            </div>
          ) : (
            <ul aria-busy={stale} className="flex flex-col gap-3 aria-busy:opacity-60">
              {tickets.edges.map(({ node: ticket }) => (
                <li key={ticket.id}>
                  <TicketCard ticket={ticket} />
                </li>
              ))}
            </ul>
          )}
          <nav aria-label={t('ticketPages')} className="flex justify-center gap-2 empty:hidden">
            {after ? (
              <Link to={paths.lotteryTickets({ code, show })} className={buttonClass()}>
                {t('latestTickets')}
              </Link>
            ) : null}
            {tickets.pageInfo.endCursor ? (
              <Link
                to={paths.lotteryTickets({ code, show, after: tickets.pageInfo.endCursor })}
                className={buttonClass()}
              >
                {t('earlierTickets')}
              </Link>
            ) : null}
          </nav>
        </div>
      ) : null}
    </RecordPage>
  )
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('draws')
  const { betTypeName } = useLotteryNames()
  const format = useFormat()
  const drawName = useDrawName()
  const structure = getStructure(ticket.code)
  // The latest draw that has numbers decides what is marked.
  const drawn = ticket.draws.findLast(({ numbers }) => numbers.length > 0)
  const next = ticket.draws.find(({ state, numbers }) => state === 'OPEN' && numbers.length === 0)
  const lines = (ticket.lines ?? []).slice(0, LINES)
  return (
    <article className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line/60 px-4 py-3">
        <div className="min-w-0">
          <h2 className="text-prose font-semibold">
            <Link to={paths.lotteryTicket(ticket.id)} className={linkClass()}>
              {ticket.name}
            </Link>
          </h2>
          <p className="figures text-small whitespace-normal! text-muted">
            {ticket.number} · {format.dateTime(ticket.placedAt)}
          </p>
        </div>
        <div className="flex items-center gap-3 max-tablet:w-full max-tablet:justify-between">
          {ticket.draws.some(({ hold }) => hold) ? <HeldBadge /> : <TicketStateBadge state={ticket.state} />}
          <span className="text-end">
            {ticket.profit && ticket.settledStake.amount === ticket.staked.amount ? null : (
              <span className="block text-body">
                <Money {...ticket.staked} />
              </span>
            )}
            <TicketResult {...ticket} stake={ticket.settledStake} />
          </span>
        </div>
      </header>
      <ul className="flex flex-col gap-2 px-4 py-3">
        {lines.map((line) => {
          const win = line.wins.find(({ drawNumber }) => drawNumber === drawn?.drawNumber)
          return (
            <li
              key={line.line}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 tablet:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <span className="pt-1 text-small text-muted">{betTypeName(line.betType)}</span>
              <div className="max-tablet:order-1 max-tablet:col-span-2">
                <LinePicks line={line} structure={structure} shown={drawn?.numbers ?? []} maxPicks={PICKS} />
              </div>
              <span className="pt-1 text-end text-small">
                <Money {...line.cost} />
                {win ? <LineWin line={line} win={win} structure={structure} /> : null}
              </span>
            </li>
          )
        })}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line/60 px-4 py-2 text-small text-muted">
        <span>
          {drawn ? (
            <span>
              {t('markedBy')}{' '}
              <Link to={paths.lotteryDraw(ticket.code, drawn.drawNumber)} className={linkClass({ class: 'figures' })}>
                {drawName(drawn.drawNumber, drawn.drawsAt)}
              </Link>
            </span>
          ) : next ? (
            <span>
              <Link to={paths.lotteryDraw(ticket.code, next.drawNumber)} className={linkClass({ class: 'figures' })}>
                {drawName(next.drawNumber, next.drawsAt)}
              </Link>
            </span>
          ) : null}
        </span>
        <span>
          <span>{ticket.draws.length > 1 ? `${t('drawCount', { count: ticket.draws.length })} · ` : ''}</span>
          <span>{t('lineCount', { count: ticket.lineCount })}</span>
        </span>
      </footer>
    </article>
  )
}
