import { parseAmount } from '@playhouse/shared/money.ts'
import { useApolloClient } from '@apollo/client/react'
import { SearchX, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router-dom'
import { useCopy } from '../parts/copy-value.tsx'
import { ticketText } from '../ticket-text.ts'
import { getBetText, getNextBoard, quickEntryPath } from '../bet-text-store.ts'
import { HeldBadge, TicketStateBadge } from '../draw-state.tsx'
import { HoldNote } from '../hold-note.tsx'
import { getMarks } from '../draw-marks.ts'
import { ResultSheet } from '../result-sheet.tsx'
import { LinePicks, LineWin } from '../line-picks.tsx'
import { useLotteryNames } from '../lottery-names.ts'
import type { Lottery_GameFragment } from '../lottery-parts.generated.ts'
import { TicketResult } from '../ticket-result.tsx'
import { getStructure } from '../lottery-structure.ts'
import { serverNow } from '../../../server-time.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { usePageLabels } from '../../../i18n/use-page-labels.ts'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { RecordPage } from '../../records/parts/record-page.tsx'
import { readMemberPage } from '../../member/parts/member-page.tsx'
import {
  LotteryTicketScreenDocument,
  type LotteryTicketScreenQuery,
  useCancelLotteryTicketMutation,
  useLotteryTicketScreenQuery,
} from './ticket-screen.generated.ts'
import type { ticketLoader } from './tickets-screen.loader.ts'

type Detail = NonNullable<NonNullable<LotteryTicketScreenQuery['viewer']>['lotteryTicket']>
type Ticket = Detail['ticket']
type Game = Omit<Lottery_GameFragment, ' $fragmentName'>

/** One ticket: its lines with hits, its draws, what it cost and paid, and what was sealed. */
export function Component() {
  const { t } = useTranslation('draws')
  const { variables, draw } = useLoaderData<typeof ticketLoader>()
  const query = useLotteryTicketScreenQuery({ variables })
  const { response, viewer, account, page } = readMemberPage(query)
  const detail = viewer?.lotteryTicket
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
      ) : account && detail === null && !query.loading ? (
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
  const { betTypeName } = useLotteryNames()
  const format = useFormat()
  const labels = usePageLabels()
  const { ticket, lines, digest, transactionId } = detail
  const structure = getStructure(ticket.code)
  const marked =
    ticket.draws.find(({ number, state }) => number === requestedDraw && countsFor(state)) ??
    ticket.draws.findLast(({ numbers, state }) => numbers.length > 0 && countsFor(state)) ??
    ticket.draws.find(({ state }) => countsFor(state))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <TicketStateBadge state={ticket.state} />
          <span className="text-title font-semibold">
            <Money {...ticket.staked} />
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
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 max-phone:gap-x-4 desktop:grid-cols-3">
        <Pair name={t('lottery')}>
          <Link to={boardPath(ticket, game)} className={linkClass()}>
            {ticket.name}
          </Link>
        </Pair>
        <Pair name={t('placedAt')}>{t('time', { time: format.dateTime(ticket.placedAt) })}</Pair>
        <Pair name={t('odds')}>
          {t(`modes.${ticket.mode}`)} <span>{ticket.series}</span> · {ticket.oddsVersion}
        </Pair>
        {ticket.readingVersion === null ? null : (
          <Pair name={t('readBy')}>{t('readByVersion', { version: ticket.readingVersion })}</Pair>
        )}
        <Pair name={t('stakePerDraw')}>
          <Money {...ticket.stake} />
        </Pair>
        <Pair name={t('staked')}>
          <Money {...ticket.staked} />
        </Pair>
        <Pair name={t('payout')}>
          <Payout {...ticket} />
        </Pair>
        {ticket.profit ? (
          <Pair name={t('difference')}>
            <Money {...ticket.profit} signed />
          </Pair>
        ) : null}
        <Pair name={t('lines')}>{format.integer(ticket.lineCount)}</Pair>
        <Pair name={t('transaction')}>{transactionId}</Pair>
        {ticket.isStoppedByWin && ticket.draws.length > 1 ? <Pair name={t('rule')}>{t('stopsWhenWon')}</Pair> : null}
      </dl>
      <div>
        <h2 className="mb-3 text-prose font-semibold">{t('draws')}</h2>
        <Table
          caption={t('draws')}
          rows={ticket.draws}
          rowKey={({ number }) => number}
          columns={[
            {
              id: 'number',
              header: t('draw'),
              cell: ({ number }) => (
                <Link to={paths.lotteryDraw(ticket.code, number)} className={linkClass({ class: 'figures' })}>
                  {number}
                </Link>
              ),
            },
            {
              id: 'at',
              header: t('drawTime'),
              cell: ({ drawsAt }) => <span className="figures">{format.dateTime(drawsAt)}</span>,
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
              cell: ({ number, numbers, state }) => (
                <span className="inline-flex gap-2">
                  {ticket.draws.length > 1 && numbers.length > 0 && countsFor(state) ? (
                    <Link
                      to={`${paths.lotteryTicket(ticket.id, page)}${page > 1 ? '&' : '?'}draw=${encodeURIComponent(number)}`}
                      preventScrollReset
                      aria-current={number === marked?.number ? 'true' : undefined}
                      className={buttonClass({ size: 'small', variant: 'quiet', class: 'aria-[current]:bg-selected' })}
                    >
                      {t('markHits')}
                    </Link>
                  ) : null}
                  <Link
                    to={paths.lotteryProof(ticket.code, number)}
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
      {ticket.draws.map((draw) => (
        <HoldNote key={draw.number} hold={draw.hold} state={getStage(draw)} number={draw.number} />
      ))}
      {ticket.draws.map(({ number, voidReason, settlements }) =>
        voidReason === null || settlements.length > 0 ? null : (
          <section key={number} className="rounded-card border border-bad bg-bad-soft p-4">
            <p className="text-small text-muted">{t('drawNumber', { number })}</p>
            <h2 className="text-prose font-semibold">{t('voidTitle')}</h2>
            <p className="mt-1 text-body wrap-anywhere">
              {voidReason === 'MISSED' ? t('voidMissed') : t('reasonGiven', { reason: voidReason })}
            </p>
          </section>
        ),
      )}
      {ticket.draws
        .filter(({ settlements }) => settlements.length > 0)
        .map((draw) => (
          <Settlements key={draw.number} draw={draw} />
        ))}
      {marked ? <MarkedDraw draw={marked} code={ticket.code} structure={structure} lines={lines.nodes} /> : null}
      <section aria-labelledby="lines">
        <h2 id="lines" className="text-prose font-semibold">
          {t('lines')}
        </h2>
        <p className="mb-3 text-small text-muted">
          {marked && marked.numbers.length > 0 ? t('hitsOf', { number: marked.number }) : t('noHitsYet')}
        </p>
        <ol className="overflow-hidden rounded-card border border-line bg-surface">
          {lines.nodes.map((line) => {
            const win = line.wins.find(({ number }) => number === marked?.number)
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

/** Draws that were left out, or given back, have no hits. */
const countsFor = (state: Ticket['state']) => state !== 'CANCELLED' && state !== 'VOID'

interface MarkedDrawProps {
  draw: Ticket['draws'][number]
  code: string
  structure: ReturnType<typeof getStructure>
  lines: Detail['lines']['nodes']
}

/** The numbers of a draw with the hits of these lines, or the way to where they appear. */
function MarkedDraw({ draw: { number, numbers, drawsAt }, code, structure, lines }: MarkedDrawProps) {
  const { t } = useTranslation('draws')
  if (numbers.length === 0)
    return Date.parse(drawsAt) > serverNow() ? null : (
      <p className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised px-5 py-4">
        <span className="text-prose font-semibold">{t('firstNumber')}</span>
        <Link to={paths.lotteryDraw(code, number)} className={buttonClass()}>
          {t('watch')}
        </Link>
      </p>
    )
  if (!structure) return null
  return (
    <section aria-labelledby="result" className="overflow-hidden rounded-card border border-line bg-surface">
      <h2 id="result" className="border-b border-line px-4 py-2.5 text-prose font-semibold">
        {t('drawNumber', { number })}
      </h2>
      <ResultSheet
        structure={structure}
        numbers={numbers}
        marks={getMarks(structure, lines, numbers)}
        caption={t('drawNumber', { number })}
      />
    </section>
  )
}

/** Each settlement of the ticket in a draw whose result was corrected or voided, and what it changed. */
function Settlements({ draw: { number, settlements } }: { draw: Ticket['draws'][number] }) {
  const { t } = useTranslation('draws')
  const format = useFormat()
  const id = `settlements-${number}`
  return (
    <section aria-labelledby={id} className="rounded-card border border-bad bg-bad-soft p-4">
      <h2 id={id} className="text-prose font-semibold">
        {t('settledAgain', { number })}
      </h2>
      <p className="mt-1 mb-3 text-small text-pretty">
        {t('settledAgainText')} {t('twoOperators')}
      </p>
      <Table
        caption={t('settledAgain', { number })}
        rows={settlements}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            id: 'settlement',
            header: t('settlement'),
            cell: ({ version }) =>
              t(version === 0 ? 'states.VOID' : version === 1 ? 'resultAsDrawn' : 'resultCorrected'),
          },
          {
            id: 'at',
            header: t('settledAt'),
            cell: ({ at }) => <span className="figures">{format.dateTime(at)}</span>,
          },
          { id: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–' },
          { id: 'payout', header: t('payout'), align: 'end', cell: ({ payout }) => <Money {...payout} /> },
          {
            id: 'difference',
            header: t('difference'),
            align: 'end',
            cell: ({ version, difference }) => (version === 1 ? '–' : <Money {...difference} signed />),
          },
          {
            id: 'posted',
            header: t('posted'),
            align: 'end',
            cell: ({ posted }) => (posted ? <Money {...posted} signed /> : '–'),
          },
        ]}
      />
    </section>
  )
}

const boardPath = ({ code }: Ticket, game: Game | undefined) =>
  game?.intervalSeconds === null ? paths.stationLottery(code) : paths.lottery(code)

/** The payout of a ticket or a draw; nothing before it is settled. */
const Payout = ({ state, payout }: Pick<Ticket, 'state' | 'payout'>) =>
  state === 'OPEN' && parseAmount(payout.amount) === 0n ? '–' : <Money {...payout} />

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures text-body wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Leads to the board with the bets as a text, or copies the text. */
function BetAgain({ detail: { ticket, lines } }: { detail: Detail }) {
  const { t } = useTranslation('draws')
  const client = useApolloClient()
  const navigate = useNavigate()
  const copy = useCopy()
  const [isLoading, setLoading] = useState(false)
  /** Copies the lines of all pages of the ticket. */
  const write = async (): Promise<string | null> => {
    const all: Detail['lines']['nodes'][number][] = []
    for (let page = 1; page <= lines.pageInfo.totalPages; page += 1) {
      const { data } = await client.query({
        query: LotteryTicketScreenDocument,
        variables: { id: ticket.id, page, withShell: false },
      })
      all.push(...(data?.viewer?.lotteryTicket?.lines.nodes ?? []))
    }
    if (all.length !== ticket.lineCount) return null
    const bets = all.map(({ betType, picks, amount }) => ({ betType, picks, stakeMinor: parseAmount(amount.amount) }))
    return ticketText([{ lottery: ticket.code, bets }])
  }
  const use = async (act: (text: string) => void) => {
    setLoading(true)
    const text = await write().catch(() => null)
    setLoading(false)
    if (text === null) showToast({ tone: 'bad', title: t('betAgainFailed') })
    else act(text)
  }
  const leadToBoard = (text: string) => {
    const board = getNextBoard(ticket.code)
    getBetText(board).set(text)
    void navigate(quickEntryPath(board))
  }
  return (
    <>
      <Button disabled={isLoading} onClick={() => void use(leadToBoard)}>
        {t('betAgain')}
      </Button>
      <Button disabled={isLoading} onClick={() => void use((text) => void copy(text))}>
        {t('copyBets')}
      </Button>
    </>
  )
}

function CancelButton({ ticket, refetch }: { ticket: Ticket; refetch: () => void }) {
  const { t } = useTranslation(['draws', 'ui'])
  const { run, isPending } = useSubmit(useCancelLotteryTicketMutation())
  const [asking, setAsking] = useState(false)
  const open = ticket.draws.filter(
    ({ state, closesAt }) => state === 'OPEN' && Date.parse(closesAt) > serverNow(),
  ).length
  const cancel = async () => {
    const { problem } = await run({ input: { id: ticket.id } })
    setAsking(false)
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('cancelled') })
    refetch()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {asking ? (
        <AlertDialog
          title={t('cancelTitle')}
          confirmLabel={t('cancel')}
          cancelLabel={t('keep')}
          closeLabel={t('ui:close')}
          tone="danger"
          pending={isPending ? t('cancelling') : false}
          onCancel={() => setAsking(false)}
          onConfirm={() => void cancel()}
        >
          {t('cancelText', { count: open })}
        </AlertDialog>
      ) : null}
    </>
  )
}
