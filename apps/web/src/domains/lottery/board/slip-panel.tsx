import { formatAmount } from '@playhouse/shared/money.ts'
import { Ticket } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../../access/use-viewer.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { Select } from '../../../ui/select.tsx'
import { stationName, useDrawName } from '../lottery-names.ts'
import { usePossibleWin } from '../possible-win.ts'
import { OwnLimits } from './own-limits.tsx'
import { PlaceButton } from './place-button.tsx'
import { FollowedCards } from './followed-cards.tsx'
import { getReceipt, Receipt } from './receipt.tsx'
import { hasOneLottery, Problems, Refusals, settledRefusals } from './refusals.tsx'
import { SaveSheet } from './saved-sheets.tsx'
import { countSold, type PricedSlipLine, type SlipTicket, ticketKey } from './slip.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { SlipRow } from './slip-row.tsx'
import { UnknownPurchase } from './unknown-purchase.tsx'
import { useSoldTexts } from './use-sold-texts.ts'

const LINES_SHOWN = 40
const DRAW_CHOICES = [1, 2, 3, 5, 10, 15, 20, 30]

/** The bet slip: lines with cost and possible win, the draws they are for, and what keeps them from being placed. */
export function SlipPanel(props: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const { board, slip, priced, draws, placing } = props
  const viewer = useViewer()
  const { ticketsText } = useSoldTexts()
  const mostLines = Math.max(...priced.tickets.map(({ soldLines }) => soldLines))
  const { currency } = board.minimumCost
  const { integer, wholeMoney } = useFormat()
  const win = usePossibleWin(currency)(priced.lines.flatMap(({ sold }) => sold ?? []))
  const [shown, setShown] = useState(LINES_SHOWN)
  const money = (minor: bigint) => (
    <Money amount={formatAmount(minor)} currency={currency} whole={minor % 10_000n === 0n} />
  )
  if (slip.lines.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <Receipt {...props} />
        <FollowedCards {...props} onReceipt={getReceipt(placing)} />
        <UnknownPurchase {...props} />
        {props.followed.cards.length > 0 ? (
          <p className="text-small text-muted">{t('slip.emptyTitle')}</p>
        ) : (
          <EmptyState icon={Ticket} title={t('slip.emptyTitle')} text={t('slip.emptyText')} level={3} />
        )}
      </div>
    )
  }
  const parts = getParts(priced.tickets, shown)
  return (
    <div className="flex flex-col gap-4">
      <FollowedCards {...props} onReceipt={getReceipt(placing)} />
      {parts.map(({ ticket, rows }) =>
        hasOneLottery(props) ? (
          <SlipRows key={ticketKey(ticket)} rows={rows} {...props} />
        ) : (
          <TicketPart key={ticketKey(ticket)} ticket={ticket} rows={rows} {...props} />
        ),
      )}
      {priced.lines.length > shown ? (
        <Button size="small" onClick={() => setShown(shown + 200)}>
          {t('slip.showMore', { count: countSold(priced.tickets.flatMap(({ rows }) => rows).slice(shown)) })}
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
        <dt className="text-muted">{t('slip.contents')}</dt>
        <dd className="text-end">{ticketsText(priced.soldLines, priced.tickets.length)}</dd>
        {draws > 1 ? (
          <>
            <dt className="text-muted">{t('slip.costPerDraw')}</dt>
            <dd className="text-end">{money(priced.cost)}</dd>
          </>
        ) : null}
        <dt className="text-muted">{win.term}</dt>
        <dd className="figures text-end whitespace-normal! text-win">{win.text}</dd>
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
  const drawName = useDrawName()
  const id = useId()
  const { linesText } = useSoldTexts()
  const { lottery, number = props.current?.number ?? '', cost, soldLines } = ticket
  const station = stationName(lottery ?? props.lottery ?? '')
  const refused = settledRefusals(props.placing).filter(({ lineIds }) =>
    ticket.lines.some((line) => lineIds.includes(line.id)),
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 flex flex-wrap justify-between gap-x-3 text-small font-semibold">
        <span>
          {station} ·{' '}
          {t('slip.forDraw', {
            number: drawName(number, number === props.current?.number ? props.current.drawsAt : undefined),
          })}
        </span>
        <span className="figures">
          {linesText(soldLines)} · {wholeMoney(formatAmount(cost), props.board.minimumCost.currency)}
        </span>
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
  const closed = priced.lines.filter(({ problem }) => problem?.is === 'NOT_ON_SALE')
  const stations = [...new Set(closed.map(({ line }) => stationName(line.lottery ?? '')))].join(', ')
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-small empty:hidden">
      {closed.length > 0 ? (
        <>
          <p>{t('slip.closed', { stations })}</p>
          <Button size="small" onClick={() => slip.remove(closed.map(({ line }) => line.id))}>
            {t('slip.removeClosed', { count: countSold(closed) })}
          </Button>
        </>
      ) : null}
    </div>
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

interface SlipHeadingProps extends Pick<SlipPanelProps, 'slip' | 'priced'> {
  id: string
}

export function SlipHeading({ id, slip, priced }: SlipHeadingProps) {
  const { t } = useTranslation('lottery')
  const { integer } = useFormat()
  return (
    <div className="flex min-h-9 items-center gap-2">
      <h2 id={id} className="text-title font-semibold">
        {t('slip.title')}
      </h2>
      {slip.lines.length > 0 ? (
        <>
          <Badge>{integer(priced.soldLines)}</Badge>
          <Button variant="quiet" size="small" className="ms-auto" onClick={slip.clear}>
            {t('clear')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
