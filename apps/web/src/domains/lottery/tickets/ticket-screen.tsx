import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { ItemGap, readItem } from '../../../graphql/item.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { serverNow } from '../../../server-time.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { readMemberPage } from '../../member/parts/member-page.tsx'
import { RecordPage } from '../../records/parts/record-page.tsx'
import { PageSkeleton } from '../../member/parts/page-skeleton.tsx'
import { TicketStateBadge } from '../draw-state.tsx'
import { HoldNote } from '../hold-note.tsx'
import type { Lottery_GameFragment } from '../lottery-parts.generated.ts'
import { getStructure } from '../lottery-structure.ts'
import { TicketResult } from '../ticket-result.tsx'
import { MarkedDraw } from './marked-draw.tsx'
import { Payout } from './payout.tsx'
import { Settlements } from './settlements.tsx'
import { BetAgain, CancelButton } from './ticket-actions.tsx'
import { countsFor, type Detail, type Ticket } from './ticket-detail.ts'
import { TicketDrawsTable } from './ticket-draws-table.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { useLotteryTicketScreenQuery } from './ticket-screen.generated.ts'
import type { ticketLoader } from './tickets-screen.loader.ts'
import { boardPath } from '../board-path.ts'

type Game = Omit<Lottery_GameFragment, ' $fragmentName'>

/** One ticket: its lines with hits, its draws, what it cost and paid, and what was sealed. */
export function Component() {
  const { t } = useTranslation('draws')
  const { variables, draw } = useLoaderData<typeof ticketLoader>()
  const query = useLotteryTicketScreenQuery({ variables })
  const { response, viewer, account, page } = readMemberPage(query)
  const { item: detail, gap } = readItem(query, viewer?.lotteryTicket)
  return (
    <RecordPage title={detail ? t('ticketNumber', { number: detail.ticket.number }) : t('ticket')} page={page}>
      {detail ? (
        <TicketView
          detail={detail}
          game={response?.lotteries?.find(({ code }) => code === detail.ticket.code)}
          page={variables.page}
          requestedDraw={draw}
          refetch={() => void query.refetch()}
        />
      ) : account ? (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('ticketFailed')}
          skeleton={<PageSkeleton />}
          absent={
            <EmptyState
              icon={SearchX}
              title={t('noTicketTitle')}
              text={t('noTicketText')}
              action={
                <BackLink to={paths.lotteryTickets()} className={buttonClass()}>
                  {t('allTickets')}
                </BackLink>
              }
            />
          }
        />
      ) : null}
    </RecordPage>
  )
}

interface TicketViewProps {
  detail: Detail
  game: Game | undefined
  page: number
  /** The draw whose hits are marked, by the address. */
  requestedDraw: string
  refetch: () => void
}

function TicketView({ detail, game, page, requestedDraw, refetch }: TicketViewProps) {
  const { t } = useTranslation(['draws', 'records'])
  const { ticket, lines, digest } = detail
  const structure = getStructure(ticket.code)
  const marked =
    ticket.draws.find(({ drawNumber, state }) => drawNumber === requestedDraw && countsFor(state)) ??
    ticket.draws.findLast(({ numbers, state }) => numbers.length > 0 && countsFor(state)) ??
    ticket.draws.find(({ state }) => countsFor(state))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <TicketStateBadge state={ticket.state} />
          <span className="text-title font-semibold">
            <Money {...(ticket.state === 'WON' ? ticket.payout : ticket.staked)} exact />
          </span>
          <TicketResult {...ticket} stake={ticket.settledStake} />
        </div>
        <div className="flex flex-wrap gap-2">
          {structure?.kind === 'VN' ? <BetAgain detail={detail} /> : null}
          {ticket.canCancel ? <CancelButton ticket={ticket} refetch={refetch} /> : null}
          <BackLink to={paths.lotteryTickets()} className={buttonClass()}>
            {t('allTickets')}
          </BackLink>
        </div>
      </div>
      <TicketFacts detail={detail} game={game} />
      <TicketDrawsTable ticket={ticket} page={page} marked={marked} />
      {ticket.draws.map((draw) => (
        <HoldNote key={draw.drawNumber} hold={draw.hold} state={getStage(draw)} draw={draw} />
      ))}
      {ticket.draws.map(({ drawNumber: number, isMissed, voidReason, settlements }) =>
        (!isMissed && voidReason === null) || settlements.length > 0 ? null : (
          <section key={number} className="rounded-card border border-bad bg-bad-soft p-4">
            <p className="text-small text-muted">{t('drawNumber', { number })}</p>
            <h2 className="text-prose font-semibold">{t('voidTitle')}</h2>
            <p className="mt-1 text-body wrap-anywhere">
              {voidReason === null ? t('voidMissed') : t('reasonGiven', { reason: voidReason })}
            </p>
          </section>
        ),
      )}
      {ticket.draws
        .filter(({ settlements }) => settlements.length > 0)
        .map((draw) => (
          <Settlements key={draw.drawNumber} draw={draw} />
        ))}
      {marked ? <MarkedDraw draw={marked} code={ticket.code} structure={structure} lines={lines.nodes} /> : null}
      <TicketLines detail={detail} page={page} marked={marked} />
      <section className="rounded-card border border-line bg-surface p-4">
        <h2 className="text-prose font-semibold">{t('digest')}</h2>
        <p className="mt-1 text-small text-pretty text-muted">{t('digestText')}</p>
        <code className="mt-2 block text-small wrap-anywhere">{digest}</code>
      </section>
    </div>
  )
}

/** How far an open draw is, as far as its ticket tells. */
const getStage = ({ numbers, closesAt }: Ticket['draws'][number]) =>
  numbers.length > 0 ? 'DRAWN' : Date.parse(closesAt) > serverNow() ? 'SELLING' : 'CLOSED'

function TicketFacts({ detail: { ticket, transactionId }, game }: Pick<TicketViewProps, 'detail' | 'game'>) {
  const { t } = useTranslation(['draws', 'records'])
  const format = useFormat()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 max-phone:gap-x-4 desktop:grid-cols-3">
      <Pair name={t('lottery')}>
        <Link to={boardPath(ticket.code, game?.intervalSeconds)} className={linkClass()}>
          {ticket.name}
        </Link>
      </Pair>
      <Pair name={t('placedAt')}>{format.dateTime(ticket.placedAt)}</Pair>
      <Pair name={t('odds')}>
        {t(`modes.${ticket.mode}`)} <span>{ticket.series}</span> · {ticket.oddsVersion}
      </Pair>
      {ticket.readingVersion === null ? null : (
        <Pair name={t('readBy')}>{t('readByVersion', { version: ticket.readingVersion })}</Pair>
      )}
      <Pair name={t('stakePerDraw')}>
        <Money {...ticket.stake} exact />
      </Pair>
      <Pair name={t('staked')}>
        <Money {...ticket.staked} exact />
      </Pair>
      <Pair name={t('payout')}>
        <Payout {...ticket} />
      </Pair>
      {ticket.profit ? (
        <Pair name={t('difference')}>
          <Money {...ticket.profit} signed exact />
        </Pair>
      ) : null}
      <Pair name={t('lines')}>{format.integer(ticket.lineCount)}</Pair>
      <Pair name={t('transaction')}>{transactionId}</Pair>
      {ticket.isStoppedByWin && ticket.draws.length > 1 ? <Pair name={t('rule')}>{t('stopsWhenWon')}</Pair> : null}
    </dl>
  )
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures text-body wrap-anywhere">{children}</dd>
    </div>
  )
}
