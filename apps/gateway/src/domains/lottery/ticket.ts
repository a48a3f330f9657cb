import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { placeTicket, tickets } from '@playhouse/platform-api/lottery-tickets.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { getHold, getVoid } from './draw.ts'

type Ticket = ValueOf<typeof tickets>['list'][number]

const OUTCOMES: ReadonlySet<Ticket['state']> = new Set(['WON', 'PAID_BACK', 'LOST'])

const isNothing = (amount: string) => parseAmount(amount) === 0n

const getProfit = (stake: string, payout: string) => formatAmount(parseAmount(payout) - parseAmount(stake))

export const getTicket = (ticket: Ticket) => ({
  id: ticket.ticketId,
  number: ticket.ticketNumber,
  code: ticket.gameCode,
  name: ticket.gameName,
  mode: ticket.prizeMode,
  series: ticket.series,
  oddsVersion: ticket.oddsVersion,
  readingVersion: ticket.reading,
  state: ticket.state,
  stake: ticket.stake,
  staked: ticket.staked,
  settledStake: ticket.settledStake,
  payout: ticket.payout,
  profit: isNothing(ticket.settledStake) ? null : getProfit(ticket.settledStake, ticket.payout),
  lineCount: ticket.lineCount,
  isStoppedByWin: ticket.stopWhenWon,
  canCancel: ticket.canCancel,
  placedAt: ticket.placedAt,
  lines: ticket.lines.map(getLine),
  draws: ticket.draws.map(({ numero, state, closeAt, drawAt, numbers, hold, voidReason, payout, settlements }) => ({
    drawNumber: numero,
    state,
    closesAt: closeAt,
    drawsAt: drawAt,
    numbers,
    hold: getHold(hold),
    ...getVoid(voidReason),
    payout,
    profit: OUTCOMES.has(state) ? getProfit(ticket.stake, payout) : null,
    settlements,
  })),
})

export const getLine = (line: Ticket['lines'][number]) => ({
  ...line,
  wins: line.wins.map((win) => ({ ...win, drawNumber: win.numero })),
})

/** A ticket that was sold or cancelled. */
export const ticketSuccess = ({ balance: _, ...ticket }: ValueOf<typeof placeTicket>) => ({
  __typename: 'LotteryTicketSuccess' as const,
  ticket: getTicket(ticket),
})
