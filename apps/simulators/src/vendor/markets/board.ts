import { MARKETS_MODELS, type MarketsModel } from '@playhouse/engines/markets/models.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { betResponse, eventResponse } from './responses.ts'
import { type Bet, loadBets } from './bet-row.ts'
import type { BetResponse, Board } from '@playhouse/vendor-api/play-api-markets.ts'
import { findEvent, type EventRow, loadEvents } from './event-row.ts'

/** Returns undefined for games without events. */
export const marketsModel = (gameCode: string): MarketsModel | undefined =>
  MARKETS_MODELS.find(({ id }) => id === gameCode)

/** Events and bets of a session's game. @throws Refusal game_session_expired for a game without events */
export async function loadBoard(vendor: Vendor, session: PlaySession): Promise<Board> {
  const model = marketsModel(session.gameCode)
  if (!model) throw new Refusal('game_session_expired')
  const [events, bets] = await Promise.all([loadEvents(vendor.database, model.id), loadBets(vendor.database, session)])
  const known = new Map(events.map((event) => [event.id, event]))
  return {
    now: events[0]?.nowMs ?? Date.now(),
    events: events.map(eventResponse),
    bets: (await Promise.all(bets.map((bet) => findBetResponse(vendor, bet, known)))).filter(
      (bet) => bet !== undefined,
    ),
  }
}

async function findBetResponse(
  { database }: Vendor,
  bet: Bet,
  known: ReadonlyMap<string, EventRow>,
): Promise<BetResponse | undefined> {
  const event = known.get(bet.eventId) ?? (await findEvent(database, bet.eventId))
  return event && betResponse(bet, event)
}
