import type { Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { CircleAlert, CircleCheck, Ticket, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openLogIn } from '../../../access/access-requests.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { Countdown } from '../parts/countdown.tsx'
import { ticketText } from '../ticket-text.ts'
import { stationName, useLotteryNames } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { useServerClock } from '../server-clock.ts'
import { serverNow } from '../../../server-time.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { here } from '../../games/parts/launch/use-launch-address.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useBetTexts } from './bet-texts.ts'
import type { Board, BoardDraw } from './board-types.ts'
import { OwnLimits } from './own-limits.tsx'
import { SaveSheet } from './saved-sheets.tsx'
import type { PricedSlip, PricedSlipLine, SlipTicket } from './slip.ts'
import { getClosing, ticketKey, wholeUnits } from './slip.ts'
import type { Slip } from './slip-store.ts'
import { TicketDraws } from './ticket-draws.tsx'
import { StakeField, getStakeUnit } from './stake-field.tsx'
import type { PlacingState } from './use-place-tickets.ts'

const LINES_SHOWN = 40
const PICKS_SHOWN = 10
const DRAW_CHOICES = [1, 2, 3, 5, 10, 15, 20, 30]
/** A press this soon after the draw has changed was meant for the one before. */
const FRESH_MS = 1_500

export interface SlipPanelProps {
  /** Code of the lottery of lines that name none; undefined where all name theirs. */
  lottery: string | undefined
  structure: Structure
  board: Board
  /** The draw on sale. */
  current: BoardDraw | null
  /** The draws that can be bet on, the one on sale first. */
  holidays: Holidays
  upcoming: readonly { number: string; drawsAt: string }[]
  slip: Slip
  priced: PricedSlip
  draws: number
  stopWhenWon: boolean
  onDraws: (draws: number) => void
  onStopWhenWon: (stops: boolean) => void
  placing: PlacingState
  /** Cost of the refused attempt, where odds have changed since. */
  costBefore: bigint | null
  onPlace: () => void
  /** Sends the purchase with unknown outcome again. */
  onRepeat: () => void
}

/** The bet slip: lines with cost and possible win, the draws they are for, and what keeps them from being placed. */
export function SlipPanel(props: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const { board, slip, priced, draws, placing } = props
  const viewer = useViewer()
  const mostLines = Math.max(...priced.tickets.map(({ soldLines }) => soldLines))
  const { currency } = board.minimumCost
  const { integer, wholeMoney } = useFormat()
  const [shown, setShown] = useState(LINES_SHOWN)
  const money = (minor: bigint) => (
    <Money amount={formatAmount(minor)} currency={currency} whole={minor % 10_000n === 0n} />
  )
  if (slip.lines.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <Receipt {...props} />
        <UnknownPurchase {...props} />
        <EmptyState icon={Ticket} title={t('slip.emptyTitle')} text={t('slip.emptyText')} level={3} />
      </div>
    )
  }
  const parts = getParts(priced.tickets, shown)
  return (
    <div className="flex flex-col gap-4">
      {parts.map(({ ticket, rows }) =>
        hasOneLottery(props) ? (
          <SlipRows key={ticketKey(ticket)} rows={rows} {...props} />
        ) : (
          <TicketPart key={ticketKey(ticket)} ticket={ticket} rows={rows} {...props} />
        ),
      )}
      {priced.lines.length > shown ? (
        <Button size="small" onClick={() => setShown(shown + 200)}>
          {t('slip.showMore', { count: priced.lines.length - shown })}
        </Button>
      ) : null}
      <ClosedLines {...props} />
      {mostLines > board.maxLines ? (
        <p role="alert" className="text-small text-bad">
          {t('slip.tooManyLines', { count: mostLines, max: integer(board.maxLines) })}
        </p>
      ) : null}
      {props.lottery === undefined ? null : <DrawChoice {...props} />}
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-3 text-body">
        <dt className="text-muted">{t('slip.combinations')}</dt>
        <dd className="figures text-end">{integer(priced.units)}</dd>
        {draws > 1 ? (
          <>
            <dt className="text-muted">{t('slip.costPerDraw')}</dt>
            <dd className="text-end">{money(priced.cost)}</dd>
          </>
        ) : null}
        <dt className="text-muted">{t('slip.bestWin')}</dt>
        <dd className="text-end text-win">{money(priced.bestWin)}</dd>
        <dt className="pt-1 text-prose font-semibold">{t('slip.total')}</dt>
        <dd className="pt-1 text-end text-prose font-semibold">{money(priced.cost * BigInt(draws))}</dd>
      </dl>
      <Receipt {...props} />
      <Refusals {...props} />
      <OwnLimits
        stake={priced.tickets.reduce((maximum, { cost }) => (cost > maximum ? cost : maximum), 0n)}
        total={priced.cost * BigInt(draws)}
      />
      {placing.unknown.length > 0 ? <UnknownPurchase {...props} /> : <PlaceButton {...props} />}
      {viewer ? <SaveSheet tickets={priced.tickets} lottery={props.lottery} /> : null}
      <p className="text-caption text-muted text-pretty">
        {t('slip.limits', {
          ceiling: wholeMoney(board.ceiling.amount, currency),
          payout: wholeMoney(board.maximumPayout.amount, currency),
        })}
      </p>
    </div>
  )
}

/** Whether all lines are of the board's own lottery, so that none needs to say its own. */
const hasOneLottery = ({ priced, lottery }: SlipPanelProps) =>
  lottery !== undefined && priced.tickets.every((ticket) => ticket.lottery === undefined)

/** The first lines of the slip, by ticket. */
function getParts(tickets: readonly SlipTicket[], maximum: number) {
  let left = maximum
  return tickets.flatMap((ticket) => {
    const rows = ticket.rows.slice(0, left)
    left -= rows.length
    return rows.length > 0 ? [{ ticket, rows }] : []
  })
}

interface SlipRowsProps extends SlipPanelProps {
  rows: readonly PricedSlipLine[]
}

function SlipRows({ rows, ...props }: SlipRowsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map((row) => (
        <SlipRow key={row.line.id} row={row} {...props} />
      ))}
    </ul>
  )
}

/** The slip's lines for one lottery and one draw, and why they were refused. */
function TicketPart({ ticket, ...props }: SlipRowsProps & { ticket: SlipTicket }) {
  const { t } = useTranslation('lottery')
  const { wholeMoney } = useFormat()
  const id = useId()
  const { lottery, number = props.current?.number ?? '', cost } = ticket
  const station = stationName(lottery ?? props.lottery ?? '')
  const refused = settledRefusals(props.placing).filter(({ lineIds }) =>
    ticket.lines.some((line) => lineIds.includes(line.id)),
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 flex flex-wrap justify-between gap-x-3 text-small font-semibold">
        <span>
          {station} · {t('slip.forDraw', { number })}
        </span>
        <span className="figures">{wholeMoney(formatAmount(cost), props.board.minimumCost.currency)}</span>
      </h3>
      {refused.length > 0 ? (
        <div role="alert" className="mb-2 rounded-card border border-line bg-bad-soft px-3 py-2">
          <Problems refused={refused} lottery={props.lottery} />
        </div>
      ) : null}
      <SlipRows {...props} />
    </section>
  )
}

/** Lines whose sale has closed, which keep the others from being bought. */
function ClosedLines({ priced, slip }: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const closed = priced.lines.flatMap(({ line, problem }) => (problem?.is === 'NOT_ON_SALE' ? [line] : []))
  const stations = [...new Set(closed.map(({ lottery }) => stationName(lottery ?? '')))].join(', ')
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-small empty:hidden">
      {closed.length > 0 ? (
        <>
          <p>{t('slip.closed', { stations })}</p>
          <Button size="small" onClick={() => slip.remove(closed.map(({ id }) => id))}>
            {t('slip.removeClosed', { count: closed.length })}
          </Button>
        </>
      ) : null}
    </div>
  )
}

interface SlipRowProps extends SlipPanelProps {
  row: PricedSlipLine
}

function SlipRow({ row, slip, board, structure: own, lottery, current }: SlipRowProps) {
  const { t } = useTranslation('lottery')
  const { betTypeName } = useLotteryNames()
  const { wholeMoney } = useFormat()
  const { line, priced, problem } = row
  const { currency } = board.minimumCost
  const structure = (line.lottery === undefined ? undefined : getStructure(line.lottery)) ?? own
  const { picksText } = useBetTexts(structure, currency)
  const id = useId()
  const station = stationName(line.lottery ?? lottery ?? '')
  const bet = betTypeName(line.betType)
  // Several stations can have the same bet.
  const name = line.lottery === undefined ? bet : `${station}: ${bet}`
  const picks = picksText(line.betType, line.picks, PICKS_SHOWN)
  const unit = getStakeUnit(findBetType(structure, line.betType)?.unit ?? '')
  const isRound = unit === 'MONEY' || line.stake === '' || /^0+$|000$/.test(line.stake)
  const money = (minor: bigint) => wholeMoney(formatAmount(minor), currency)
  const wrong = (() => {
    if (!problem) return null
    switch (problem.is) {
      case 'STAKE':
        return t('problems.STAKE')
      case 'UNKNOWN':
        return t('problems.UNKNOWN')
      case 'NOT_ON_SALE':
        return t('problems.NOT_ON_SALE', { station, number: line.number ?? current?.number ?? '' })
      case 'MINIMUM':
        return t('problems.MINIMUM', { amount: money(problem.limit) })
      case 'MAXIMUM':
        return t('problems.MAXIMUM', { amount: money(problem.limit) })
      case 'CEILING':
        return t('problems.CEILING', {
          number: problem.pick === null ? picks : picksText(line.betType, [problem.pick], 1),
          amount: money(problem.limit),
        })
    }
  })()
  const left = problem?.is === 'CEILING' ? wholeUnits(problem.limit) : '0'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem_2.25rem] items-start gap-x-2 gap-y-1.5 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="text-small text-muted">{bet}</p>
        <p className="figures text-body font-semibold wrap-anywhere">{picks}</p>
      </div>
      <StakeField
        label={t('slip.stakeOf', { bet: name, picks })}
        stake={line.stake}
        unit={isRound ? unit : 'MONEY'}
        currency={currency}
        invalid={problem !== null}
        describedBy={wrong ? id : undefined}
        onChange={(stake) => slip.setStake(line.id, stake)}
      />
      <IconButton
        icon={X}
        iconSize={16}
        label={t('slip.remove', { bet: name, picks })}
        onClick={() => slip.remove([line.id])}
        className="text-muted"
      />
      {priced ? (
        <p className="col-span-3 flex flex-wrap justify-between gap-x-3 text-small text-muted">
          <span>{t('slip.lineCost', { count: priced.units, cost: money(priced.costMinor) })}</span>
          <span>
            {t('slip.lineWin')} <span className="figures text-text">{money(priced.possibleWinMinor)}</span>
          </span>
        </p>
      ) : null}
      {wrong ? (
        <div className="col-span-3 flex flex-wrap items-center justify-between gap-2">
          <p id={id} className="flex min-w-0 flex-1 basis-40 items-start gap-1.5 text-small text-bad">
            <Icon icon={CircleAlert} size={16} className="mt-px shrink-0" />
            {wrong}
          </p>
          {left === '0' ? null : (
            <Button size="small" onClick={() => slip.setStake(line.id, left)}>
              {t('problems.setTo', { amount: money(BigInt(left) * 10_000n) })}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}

function DrawChoice({ board, upcoming, priced, draws, stopWhenWon, onDraws, onStopWhenWon }: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const { integer, dateTime } = useFormat()
  const maximum = Math.min(board.maxDraws, Math.max(1, upcoming.length))
  // Other stations have other days.
  const last = priced.tickets.some(({ lottery }) => lottery !== undefined) ? undefined : upcoming[draws - 1]
  return (
    <div className="flex flex-col gap-2.5 border-t border-line pt-3">
      <Select
        label={t('slip.draws')}
        value={String(draws)}
        options={DRAW_CHOICES.filter((count) => count <= maximum).map((count) => ({
          value: String(count),
          label: count === 1 ? t('slip.oneDraw') : t('slip.manyDraws', { count, shown: integer(count) }),
        }))}
        onChange={({ target }) => onDraws(Number(target.value))}
        {...(draws > 1 && last && { description: t('slip.lastDraw', { time: dateTime(last.drawsAt) }) })}
      />
      {draws > 1 ? (
        <Checkbox
          label={t('slip.stopWhenWon')}
          checked={stopWhenWon}
          onChange={({ target }) => onStopWhenWon(target.checked)}
        />
      ) : null}
    </div>
  )
}

const settledRefusals = ({ refused, unknown }: PlacingState) =>
  refused.filter(({ requestKey }) => !unknown.some((sent) => sent.requestKey === requestKey))

/** Why tickets were not sold, unless it stands with their lines, and what to do. Their lines stay in the slip. */
function Refusals(props: SlipPanelProps) {
  const { placing, lottery, costBefore, priced, draws, board } = props
  const { t } = useTranslation('lottery')
  const { wholeMoney } = useFormat()
  const settled = settledRefusals(placing)
  if (settled.length === 0) return null
  const { currency } = board.minimumCost
  const total = (minor: bigint) => wholeMoney(formatAmount(minor * BigInt(draws)), currency)
  const codes = settled.map(({ problem }) => problem.code)
  const isSaid = !hasOneLottery(props)
  return (
    <div role={isSaid ? undefined : 'alert'} className="rounded-card border border-line bg-bad-soft px-3 py-2.5">
      {isSaid ? (
        <p className="flex items-start gap-2 text-body">
          <Icon icon={CircleAlert} size={16} className="mt-0.5 shrink-0 text-bad" />
          {t('slip.refused', { count: settled.length })}
        </p>
      ) : (
        <Problems refused={settled} lottery={lottery} />
      )}
      {costBefore !== null ? (
        <p className="mt-1 ps-6 text-small text-muted">
          {t('slip.totalBefore', { before: total(costBefore), now: total(priced.cost) })}
        </p>
      ) : null}
      {codes.includes('INSUFFICIENT_BALANCE') ? (
        <p className="mt-1 ps-6 text-small">
          <Link to={paths.deposit()} className={linkClass()}>
            {t('slip.deposit')}
          </Link>
        </p>
      ) : null}
      {codes.some((code) => code.includes('LIMIT') || code === 'PLAY_EXCLUDED') ? (
        <p className="mt-1 ps-6 text-small">
          <Link to={paths.memberLimits()} className={linkClass()}>
            {t('slip.toLimits')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** Each problem once, with the stations that have it where some are not the board's own. */
function Problems({ refused, lottery }: Pick<SlipPanelProps, 'lottery'> & Pick<PlacingState, 'refused'>) {
  const hasOthers = refused.some(({ order }) => order.code !== lottery)
  return [...Map.groupBy(refused, ({ problem }) => problem.text)].map(([text, purchases]) => (
    <p key={text} className="flex items-start gap-2 text-body">
      <Icon icon={CircleAlert} size={16} className="mt-0.5 shrink-0 text-bad" />
      <span>
        {hasOthers ? (
          <span className="font-semibold">{purchases.map(({ order }) => stationName(order.code)).join(', ')}: </span>
        ) : null}
        <span>{text}</span>
      </span>
    </p>
  ))
}

/** Purchases whose answers were lost are sent again as they were before anything else is bought. */
function UnknownPurchase({ placing: { unknown, isPending }, board, onRepeat }: SlipPanelProps) {
  const { t } = useTranslation(['lottery', 'faults'])
  const { wholeMoney } = useFormat()
  const [first] = unknown
  if (!first) return null
  const total = unknown.reduce(
    (sum, { order: { stake, draws } }) => sum + parseAmount(stake ?? '0') * BigInt(draws ?? 1),
    0n,
  )
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card border border-line bg-info-soft px-3 py-2.5">
      <p className="text-body font-semibold">{t('faults:outcome.checking')}</p>
      <p className="text-small text-pretty">
        {t('slip.unknown', {
          number: first.order.number,
          amount: wholeMoney(formatAmount(total), board.minimumCost.currency),
        })}
      </p>
      <Button wide pending={isPending ? t('faults:outcome.checking') : false} onClick={onRepeat}>
        {t('slip.checkAgain')}
      </Button>
    </div>
  )
}

function PlaceButton({ lottery, current, holidays, priced, draws, placing, board, onPlace }: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const viewer = useViewer()
  const now = useServerClock(current?.serverTime)
  const number = current?.number
  const change = useRef({ number, at: -Infinity })
  const [closedNumber, setClosedNumber] = useState<string>()
  useEffect(() => {
    const { number: before } = change.current
    if (before === number) return
    change.current = { number, at: before === undefined ? -Infinity : performance.now() }
    if (before !== undefined) setClosedNumber(before)
  }, [number])
  const numbers = [...new Set(priced.tickets.flatMap((ticket) => ticket.number ?? number ?? []))].toSorted()
  // Whether each line names its draw, which says itself whether it has closed.
  const isDated = lottery === undefined || priced.tickets.every((ticket) => ticket.number !== undefined)
  const isHeld = !isDated && current !== null && current.hold !== null
  const isClosed = !current || isHeld || (!isDated && now >= Date.parse(current.closesAt))
  const reason = !current
    ? t('notOnSale')
    : isHeld
      ? t('onHold')
      : isClosed
        ? t('closedWait')
        : priced.isSellable
          ? null
          : t('slip.fixFirst')
  const { currency } = board.minimumCost
  const firstToClose = () => {
    const closing = priced.tickets.map(({ lottery: other, number: draw = number }) =>
      other !== undefined && draw !== undefined
        ? getClosing(other, draw, holidays, board.reading)
        : Date.parse(current?.closesAt ?? ''),
    )
    return new Date(Math.min(...closing.filter((at) => at > now), Date.parse('9999-12-31'))).toISOString()
  }
  const press = () => {
    if (!isDated && current && serverNow() >= Date.parse(current.closesAt)) return
    // The draw that was shown when the finger came down has just closed.
    if (!isDated && performance.now() - change.current.at < FRESH_MS) return
    if (viewer === null) openLogIn({ act: 'openPage', path: here() })
    else onPlace()
  }
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-small text-muted empty:hidden">
        {closedNumber !== undefined && current && !isDated
          ? t('slip.moved', { before: closedNumber, number: current.number })
          : ''}
      </p>
      <Button
        variant="action"
        size="large"
        wide
        className="h-auto! min-h-12 flex-col gap-0! py-1.5 whitespace-normal"
        pending={placing.isPending ? t('slip.placing') : false}
        disabledReason={reason}
        onClick={press}
      >
        <span>
          {viewer ? null : <span className="member:hidden">{t('slip.logInToPlace')}</span>}
          <span className={viewer ? undefined : 'visitor:hidden'}>{t('slip.place')}</span>{' '}
          <Money amount={formatAmount(priced.cost * BigInt(draws))} currency={currency} whole />
        </span>
        {current && !isClosed ? (
          <span className="text-caption font-normal">
            {numbers.length > 1
              ? t('slip.forDraws', { numbers: numbers.join(', ') })
              : t('slip.forDraw', { number: numbers[0] ?? current.number })}{' '}
            · <Countdown until={firstToClose()} />
          </span>
        ) : null}
      </Button>
    </div>
  )
}

function Receipt({ placing: { placed }, lottery }: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const { integer } = useFormat()
  const [first] = placed
  if (!first) return null
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
      <ul className="flex flex-col gap-2 ps-6 text-small">
        {placed.map(({ code, ticket }) => (
          <li key={ticket.id} className="mt-1 flex flex-col gap-1">
            {hasOthers ? <p className="font-medium">{stationName(code)}</p> : null}
            <p className="figures whitespace-normal!">
              {ticket.number} · {t('placed.lines', { count: ticket.lineCount, shown: integer(ticket.lineCount) })}
              {placed.length > 1 ? (
                <span>
                  {' · '}
                  <Money amount={formatAmount(getCost(ticket))} currency={currency} whole />
                </span>
              ) : null}
            </p>
            <p className="text-muted">
              <TicketDraws draws={ticket.draws} />
            </p>
            <p>
              <Link to={paths.lotteryTicket(ticket.id)} className={linkClass()}>
                {t('placed.link')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <CopyBets placed={placed} />
    </div>
  )
}

/** Copies the placed bets as a text that the quick entry reads; empty for lotteries whose bets have no words. */
function CopyBets({ placed }: Pick<PlacingState, 'placed'>) {
  const { t } = useTranslation('lottery')
  const tickets = placed.map(({ code, lines }) => ({ lottery: code, bets: lines.map(lineAsBet) }))
  const text = tickets.every(({ lottery }) => getStructure(lottery)?.kind === 'VN') ? ticketText(tickets) : null
  if (text === null) return null
  const copy = async () => {
    const isCopied = await copyText(text)
    showToast(isCopied ? { tone: 'good', title: t('placed.copied') } : { tone: 'bad', title: t('placed.copyFailed') })
  }
  return (
    <Button variant="quiet" size="small" className="ms-4 mt-2" onClick={() => void copy()}>
      {t('placed.copy')}
    </Button>
  )
}

const lineAsBet = ({ betType, picks, amount }: PlacingState['placed'][number]['lines'][number]) => ({
  betType,
  picks,
  stakeMinor: parseAmount(amount),
})

export function SlipHeading({ id, slip }: { id: string; slip: Slip }) {
  const { t } = useTranslation('lottery')
  const { integer } = useFormat()
  return (
    <div className="flex min-h-9 items-center gap-2">
      <h2 id={id} className="text-title font-semibold">
        {t('slip.title')}
      </h2>
      {slip.lines.length > 0 ? (
        <>
          <Badge>{integer(slip.lines.length)}</Badge>
          <Button variant="quiet" size="small" className="ms-auto" onClick={slip.clear}>
            {t('clear')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
