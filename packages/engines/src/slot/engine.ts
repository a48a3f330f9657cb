import { formatAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'

import type { Draw, Engine, RoundStep } from '../engine.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'
import { CLASSIC_GAMES, SLOT_GAMES, type SlotGame } from './games.ts'
import { gridAt, playRound, getWins } from './slot.ts'

/** Total stake of all lines as a decimal string of whole units. */
const betSchema = z.object({ stake: z.string().max(20) })
export type SlotBet = z.infer<typeof betSchema>

/** Stop of each reel, from which everything else follows. */
export interface SlotState {
  readonly stops: readonly number[]
}

/** Public view of a round. Amounts are decimal strings. */
export interface SlotView extends SlotState {
  /** Rows of symbol ids, from the top. */
  readonly grid: readonly (readonly string[])[]
  readonly wins: readonly { line: number | null; symbol: string; count: number; amount: string }[]
}

type SlotEngine = Engine<SlotGame, SlotBet, SlotState>

/** Slots of 5 x 3 on ten lines. */
export const slotEngine = getEngine('slot', SLOT_GAMES)

/** Slots of 3 x 3 on five lines. */
export const classicEngine = getEngine('slot-classic', CLASSIC_GAMES)

function getEngine(kind: string, models: readonly SlotGame[]): SlotEngine {
  return { kind, models, betSchema, getStake, begin, view }
}

function getStake(model: SlotGame, bet: SlotBet): bigint {
  return requireWithinLimits(model, readStake(bet.stake))
}

function begin(model: SlotGame, bet: SlotBet, draw: Draw): RoundStep<SlotState> {
  const { stops, payoutMinor } = playRound(model.slot, getStake(model, bet), draw)
  return { state: { stops }, payoutMinor }
}

function view({ slot }: SlotGame, bet: SlotBet, { stops }: SlotState): SlotView {
  const grid = gridAt(slot, stops)
  const wins = getWins(slot, grid, readStake(bet.stake))
  return { stops, grid, wins: wins.map(({ amountMinor, ...win }) => ({ ...win, amount: formatAmount(amountMinor) })) }
}
