import { useEffect, useMemo, useState } from 'react'
import { getResponse } from '../../../graphql/response.ts'
import { useIsStreaming } from '../../../graphql/live/live-events.ts'
import { useStore } from '../../../store.ts'
import { serverNow } from '../../../server-time.ts'
import type { BoardDraw, BoardLottery } from './board-types.ts'
import { type FollowedTicket, followTickets, getFollowedTickets, unfollowTickets } from './followed-tickets.ts'
import { type TicketOutcomesQuery, useTicketOutcomesQuery } from './ticket-outcomes.generated.ts'

type Ticket = NonNullable<NonNullable<TicketOutcomesQuery['viewer']>['lotteryTickets']>['edges'][number]['node']
type TicketDraw = Ticket['draws'][number]

/** Between questions where events arrive, which ask at once. */
const LIVE_POLL_MS = 8_000
const POLL_MS = 2_000
/** A draw that is still without an outcome is void, late or held. */
const LATE_AFTER_MS = 120_000
const LATE_POLL_MS = 30_000

export interface FollowedCard {
  ticket: FollowedTicket
  /** The draw that the card is about: the last that is due, before that the first. */
  drawNumber: string
  drawsAt: string
  phase: 'WAITING' | 'DRAWING' | 'HELD' | 'SETTLED'
  /** Numbers of the draw so far. */
  numbers: readonly string[]
  isComplete: boolean
  /** Null until it is settled. */
  outcome: TicketDraw | null
  /** Draws of the ticket that are still to come. */
  drawsLeft: number
}

/** Whether nothing more comes of a ticket. */
export const isOver = ({ phase, drawsLeft }: FollowedCard): boolean => phase === 'SETTLED' && drawsLeft === 0

export interface FollowedTickets {
  cards: readonly FollowedCard[]
  close: (ticketId: string) => void
  /** Closes those that nothing more comes of. */
  closeOver: () => void
}

/** The tickets of a board until their owner has seen how they ended. */
export function useFollowedTickets(slip: string, lottery: BoardLottery, code: string | undefined): FollowedTickets {
  const followed = useStore(getFollowedTickets(slip))
  const open = lottery.openTickets ?? []
  const now = useReachedTime([...followed, ...open].flatMap(({ draws }) => draws.map(({ drawsAt }) => drawsAt)))
  const shown = useMemo(() => [lottery.last, ...(lottery.recentDraws?.edges ?? []).map(({ node }) => node)], [lottery])
  useDueTickets(slip, lottery, now)
  const due = followed.flatMap(({ draws }) => draws.filter(({ drawsAt }) => Date.parse(drawsAt) <= now))
  const lastDue = Math.max(0, ...due.map(({ drawsAt }) => Date.parse(drawsAt)))
  const isLive = useIsStreaming()
  const [isAwaited, setAwaited] = useState(true)
  const interval = now - lastDue > LATE_AFTER_MS ? LATE_POLL_MS : isLive ? LIVE_POLL_MS : POLL_MS
  const query = useTicketOutcomesQuery({
    variables: { code: code ?? null },
    skip: due.length === 0,
    fetchPolicy: 'cache-and-network',
    pollInterval: due.length > 0 && isAwaited ? interval : 0,
    skipPollAttempt: () => document.hidden,
  })
  const known = getResponse(query).response?.viewer?.lotteryTickets?.edges
  const cards = followed.map((ticket) =>
    getCard(ticket, known?.find(({ node }) => node.id === ticket.id)?.node, shown, now),
  )
  const isOpen = cards.some(({ phase }) => phase === 'DRAWING' || phase === 'HELD')
  if (isOpen !== isAwaited) setAwaited(isOpen)
  return {
    cards,
    close: (ticketId) => unfollowTickets(slip, new Set([ticketId])),
    closeOver: () => unfollowTickets(slip, new Set(cards.filter(isOver).map(({ ticket }) => ticket.id))),
  }
}

/** The platform's time when the last of these moments was reached; 0 before the first. */
function useReachedTime(moments: readonly string[]): number {
  const [reached, setReached] = useState(0)
  const key = moments.toSorted().join()
  useEffect(() => {
    const next = key
      .split(',')
      .map((moment) => Date.parse(moment))
      .find((at) => at > reached)
    if (next === undefined) return
    // A timer takes no longer wait than some weeks.
    const wait = Math.min(Math.max(0, next - serverNow()), 86_400_000)
    const timer = setTimeout(() => setReached(serverNow()), wait + 50)
    return () => clearTimeout(timer)
  }, [key, reached])
  return reached
}

/** Follows open tickets whose draw comes while the page shows them, wherever they were bought. */
function useDueTickets(slip: string, { code, openTickets }: BoardLottery, now: number): void {
  const due = openTickets?.filter(({ draws }) =>
    draws.some(({ state, drawsAt }) => state === 'OPEN' && Date.parse(drawsAt) <= now),
  )
  const ids = due?.map(({ id }) => id).join() ?? ''
  useEffect(() => {
    if (ids === '') return
    const tickets = openTickets?.filter(({ id }) => ids.split(',').includes(id)) ?? []
    followTickets(
      slip,
      tickets.map(({ id, stake, draws }) => ({ id, code, stake, draws, lines: [] })),
    )
  }, [slip, code, ids, openTickets])
}

/** @param shown the last draws of the board's lottery, as the page shows them */
function getCard(
  ticket: FollowedTicket,
  known: Ticket | undefined,
  shown: readonly (BoardDraw | null)[],
  now: number,
): FollowedCard {
  const draws = ticket.draws.map((draw) => ({
    ...draw,
    ...known?.draws.find(({ drawNumber }) => drawNumber === draw.drawNumber),
  }))
  // The draws after a win may be cancelled.
  const due = draws.filter(({ drawsAt, state }) => Date.parse(drawsAt) <= now && state !== 'CANCELLED')
  const draw = due.at(-1) ?? draws[0] ?? { drawNumber: '', drawsAt: '' }
  const own = known?.draws.find(({ drawNumber }) => drawNumber === draw.drawNumber)
  const appearing = shown.find((each) => each?.code === ticket.code && each.number === draw.drawNumber)
  // The outcome must not reveal numbers that are not shown yet.
  const isShown = !appearing || appearing.isComplete || appearing.state === 'VOID'
  const isSettled = own !== undefined && own.state !== 'OPEN' && own.state !== 'OTHER' && isShown
  return {
    ticket,
    drawNumber: draw.drawNumber,
    drawsAt: draw.drawsAt,
    phase: isSettled ? 'SETTLED' : due.length === 0 ? 'WAITING' : own?.hold ? 'HELD' : 'DRAWING',
    numbers: appearing?.numbers ?? own?.numbers ?? [],
    isComplete: appearing?.isComplete ?? isSettled,
    outcome: isSettled ? own : null,
    drawsLeft: draws.filter(({ drawsAt, state }) => Date.parse(drawsAt) > now && (state ?? 'OPEN') === 'OPEN').length,
  }
}
