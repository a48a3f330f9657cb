import * as z from 'zod'
import { type Engine, StakeError } from '../engine.ts'
import { readStake, withinLimits } from '../stakes.ts'
import { eventOf, type MarketEvent } from './event.ts'
import { hasWon, MARKET_IDS, type MarketId, type Selection } from './markets.ts'
import { MARKETS_MODELS, type MarketsModel } from './models.ts'
import { payoutOf } from './payout.ts'
import type { Result } from './results.ts'

/** One selection of one market, at the odds that were seen. */
export interface MarketsBet {
  readonly stake: string
  readonly market: MarketId
  readonly selection: string
  /** Hundredths. */
  readonly odds: number
}

/** Who met, and how it ended. */
export interface MarketsState {
  readonly home: string
  readonly away: string
  readonly result: Result
}

/** What a bet is on, if the event offers it at all; its odds may differ from the bet's. */
export function offered({ markets }: MarketEvent, bet: MarketsBet): Selection | undefined {
  return markets.find(({ id }) => id === bet.market)?.selections.find(({ id }) => id === bet.selection)
}

/** Bets on simulated events at fixed odds. A round's seeds are its event's: every bet on it is drawn from the same. */
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
  stakeOf: (model, { stake }) => withinLimits(model, readStake(stake)),
  begin(model, bet, draw) {
    const stake = withinLimits(model, readStake(bet.stake))
    const { event, result } = eventOf(model, draw)
    if (offered(event, bet)?.odds !== bet.odds) throw new StakeError('The event does not offer these odds.')
    const won = hasWon(model.shape, bet.market, bet.selection, result)
    const state = { home: event.home, away: event.away, result }
    return { state, payoutMinor: won ? payoutOf(stake, bet.odds) : 0n }
  },
  view: (_model, _bet, state) => state,
}
