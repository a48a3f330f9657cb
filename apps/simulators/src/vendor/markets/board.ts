import type { GameModel } from '@playhouse/engines/engine.ts'
import { MARKETS_MODELS, type MarketsModel } from '@playhouse/engines/markets/models.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import { catalogueGame, type Vendor } from '../vendor.ts'
import { betAnswer, eventAnswer } from './answers.ts'
import { type Bet, betsOf } from './bet-row.ts'
import type { BetAnswer, Board } from '@playhouse/vendor-api/play-api-markets.ts'
import { eventById, type EventRow, eventsOf } from './event-row.ts'

/** The book that a game's model is; undefined for models of other engines. */
export function bookOf(model: GameModel | undefined): MarketsModel | undefined {
  return MARKETS_MODELS.find(({ id }) => id === model?.id)
}

/** What a page shows of its book now. @throws Refusal game_session_expired for a game that is no book */
export async function board(vendor: Vendor, session: PlaySession): Promise<Board> {
  const game = await catalogueGame(vendor.database, session.nodeId)
  const book = bookOf(game?.model)
  if (!book) throw new Refusal('game_session_expired')
  const [events, bets] = await Promise.all([eventsOf(vendor.database, book.id), betsOf(vendor.database, session)])
  const known = new Map(events.map((event) => [event.id, event]))
  return {
    now: events[0]?.nowMs ?? Date.now(),
    events: events.map(eventAnswer),
    bets: (await Promise.all(bets.map((bet) => told(vendor, bet, known)))).filter((bet) => bet !== undefined),
  }
}

async function told(
  { database }: Vendor,
  bet: Bet,
  known: ReadonlyMap<string, EventRow>,
): Promise<BetAnswer | undefined> {
  const event = known.get(bet.eventId) ?? (await eventById(database, bet.eventId))
  return event && betAnswer(bet, event)
}
