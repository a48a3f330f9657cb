import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { RoundStatus } from '../tables.ts'
import { marketsEngine } from '@playhouse/engines/markets/engine.ts'
import { getScore } from '@playhouse/engines/markets/results.ts'
import type { Bet } from './bet-row.ts'
import type { BetResponse, EventResponse } from '@playhouse/vendor-api/play-api-markets.ts'
import { drawnEvent, getFairness } from './drawn-event.ts'
import type { EventRow } from './event-row.ts'

const THOUSANDTHS = 1_000

/** An event for its page, without future moments, and with the seed only after the end. */
export function eventResponse(row: EventRow): EventResponse {
  const { event, course: whole, moments } = drawnEvent(row)
  const [starts, ends] = [row.startsAt.getTime(), row.endsAt.getTime()]
  const played = ((row.nowMs - starts) * THOUSANDTHS) / (ends - starts)
  const hasHappened = ({ at }: { at: number }) => row.phase === 'ended' || (row.phase === 'running' && at <= played)
  const course = whole.filter(hasHappened)
  return {
    id: row.id,
    phase: row.phase,
    startsAt: starts,
    endsAt: ends,
    league: event.league,
    home: event.home,
    away: event.away,
    markets: event.markets.map(({ id, line, selections }) => ({
      id,
      line,
      selections: selections.map((selection) => ({ id: selection.id, odds: selection.odds })),
    })),
    course,
    score: getScore(course),
    moments: moments.filter(hasHappened),
    fairness: getFairness(row),
  }
}

const ANSWER_STATUS: Record<RoundStatus, BetResponse['status']> = {
  staking: 'pending',
  going: 'open',
  settling: 'pending',
  settled: 'settled',
  refunding: 'pending',
  refunded: 'refunded',
}

export function betResponse(bet: Bet, row: EventRow): BetResponse {
  const { event, result } = drawnEvent(row)
  const read = marketsEngine.betSchema.parse(bet.bet)
  const status = ANSWER_STATUS[bet.status]
  return {
    roundKey: bet.roundKey,
    roundId: bet.id,
    status,
    placedAt: bet.createdAt.getTime(),
    eventId: row.id,
    home: event.home,
    away: event.away,
    bet: read,
    line: event.markets.find(({ id }) => id === read.market)?.line ?? null,
    stake: formatAmount(bet.stake),
    payout: status === 'settled' ? formatAmount(bet.payout ?? 0n) : null,
    result: row.phase === 'ended' ? result : null,
    balance: bet.balanceAfter === null ? null : formatAmount(parseAmount(bet.balanceAfter)),
    fairness: getFairness(row),
  }
}
