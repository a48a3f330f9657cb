import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import { type Engine, type GameModel, MoveError } from '@playhouse/engines/engine.ts'
import { readStake } from '@playhouse/engines/stakes.ts'

/** Longest duration of a round. */
export const TINY_LIMIT_MS = 4_000

interface TinyState {
  /** The losing door: drawn at the start, revealed at the end. */
  blank: number
  opened: number[]
  over: boolean
}

const model: GameModel = {
  id: 'tiny-moves',
  returnToPlayer: '100.0000',
  returnToPlayerBasisPoints: 10_000,
  volatility: 1,
  lines: null,
  gameClass: 'OTHER',
  minStake: MINOR_UNITS,
  maxStake: 1_000_000n * MINOR_UNITS,
}

/**
 * The smallest game with moves: one of three doors is blank. Each opened door adds a stake; `take` ends the round and pays;
 * the blank loses everything. When time is up the round ends as with `take`.
 */
const engine: Engine<GameModel, { stake: string }, TinyState, { open: number } | { take: true }> = {
  kind: 'tiny',
  models: [model],
  betSchema: z.strictObject({ stake: z.string() }),
  getStake: (_model, { stake }) => readStake(stake),
  begin: (_model, _bet, draw) => ({ state: { blank: draw(3), opened: [], over: false }, payoutMinor: null }),
  view: (_model, _bet, { blank, opened, over }) => ({ opened, ...(over && { blank }) }),
  moves: {
    schema: z.union([z.strictObject({ open: z.number().int() }), z.strictObject({ take: z.literal(true) })]),
    apply(_model, bet, state, move) {
      if ('take' in move) return taken(bet, state)
      if (![0, 1, 2].includes(move.open) || state.opened.includes(move.open)) throw new MoveError('No such door')
      const opened = [...state.opened, move.open]
      const lost = move.open === state.blank
      return { state: { ...state, opened, over: lost }, payoutMinor: lost ? 0n : null }
    },
    expire: (_model, bet, state, elapsedMs) => (elapsedMs < TINY_LIMIT_MS ? null : taken(bet, state)),
    endsAfterMs: () => TINY_LIMIT_MS,
  },
}

/** Like a result of {@link engineOfModel}. */
export const tinyGame = { engine: engine as unknown as AnyEngine, model }

const taken = ({ stake }: { stake: string }, state: TinyState) => ({
  state: { ...state, over: true },
  payoutMinor: readStake(stake) * BigInt(state.opened.length),
})
