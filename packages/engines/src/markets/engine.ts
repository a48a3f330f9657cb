import * as z from 'zod'
import { type Engine, StakeError } from '../engine.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'
import { getEvent, type MarketEvent } from './event.ts'
import { hasWon, MARKET_IDS, type MarketId, type Selection } from './markets.ts'
import { MARKETS_MODELS, type MarketsModel } from './models.ts'
import { getPayout } from './payout.ts'
import type { Result } from './results.ts'

/** A bet on a selection at the odds shown to the player. */
export interface MarketsBet {
  readonly stake: string
  readonly market: MarketId
  readonly selection: string
  /** Hundredths. */
  readonly odds: number
}

export interface MarketsState {
  readonly home: string
  readonly away: string
  readonly result: Result
}

/** The selection of a bet, if offered; its odds may differ from the bet's. */
export function findSelection({ markets }: MarketEvent, bet: MarketsBet): Selection | undefined {
  return markets.find(({ id }) => id === bet.market)?.selections.find(({ id }) => id === bet.selection)
}

/** Bets on simulated events at fixed odds. All bets on an event share the event's seeds. */
export const marketsEngine: Engine<MarketsModel, MarketsBet, MarketsState> = {
  kind: 'markets',
  shared: true,
  models: MARKETS_MODELS,
  betSchema: z.strictObject({
    stake: z.string().max(20),
    market: z.enum(MARKET_IDS),
    selection: z.string().max(16),
    odds: z.int(),
  }),
  getStake: (model, { stake }) => requireWithinLimits(model, readStake(stake)),
  begin(model, bet, draw) {
    const stake = requireWithinLimits(model, readStake(bet.stake))
    const { event, result } = getEvent(model, draw)
    if (findSelection(event, bet)?.odds !== bet.odds) throw new StakeError('The event does not offer these odds.')
    const won = hasWon(model.shape, bet.market, bet.selection, result)
    const state = { home: event.home, away: event.away, result }
    return { state, payoutMinor: won ? getPayout(stake, bet.odds) : 0n }
  },
  view: (_model, _bet, state) => state,
}
