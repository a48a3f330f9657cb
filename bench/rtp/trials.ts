import { ENGINES, type AnyEngine } from '@playhouse/engines/all.ts'
import type { Draw, GameModel } from '@playhouse/engines/engine.ts'

/** Stake of a trial, as a page would send it. */
const STAKE = '100000'

/** Engines without an exact figure: all their models are measured. Of the others one model is, to check the figure. */
export const BY_SIMULATION = new Set(['cascade'])

/** The bet that a model declares its return for; a slot's is the stake alone. */
const BETS: Readonly<Record<string, object>> = {
  dice: { direction: 'under', target: 975 },
  crash: { target: 500 },
  baccarat: { bets: [{ on: 'banker', stake: STAKE }] },
  fishing: { stake: '50000', fish: 'turtle' },
}

/** Models that stand for their engine where the first one does not. */
const STANDS_FOR: Readonly<Record<string, string>> = { fishing: 'fishing-river-mouth' }

/** A model to be measured. */
export interface Trial {
  readonly id: string
  /** The engine's. */
  readonly kind: string
  /** Per cent. */
  readonly declared: number
  readonly volatility: GameModel['volatility']
  /** One round: what a stake of 1 is paid. */
  readonly play: (draw: Draw) => number
}

export const TRIALS: readonly Trial[] = ENGINES.flatMap((engine) =>
  engine.models
    .filter((model, index) => {
      const standsFor = STANDS_FOR[engine.kind]
      return BY_SIMULATION.has(engine.kind) || (standsFor ? model.id === standsFor : index === 0)
    })
    .map((model) => trialOf(engine, model)),
)

function trialOf(engine: AnyEngine, model: GameModel): Trial {
  const bet = engine.betSchema.parse({ stake: STAKE, ...BETS[engine.kind] })
  const stake = Number(engine.stakeOf(model, bet))
  return {
    id: model.id,
    kind: engine.kind,
    declared: Number(model.returnToPlayer),
    volatility: model.volatility,
    play: (draw) => paidBy(engine, model, bet, draw) / stake,
  }
}

/** Plays a round to its end; what can be ended by waiting is waited for. */
function paidBy(engine: AnyEngine, model: GameModel, bet: unknown, draw: Draw): number {
  const begun = engine.begin(model, bet, draw)
  const ended =
    begun.payoutMinor === null ? engine.moves?.expire(model, bet, begun.state, Number.MAX_SAFE_INTEGER) : begun
  if (ended?.payoutMinor == null) throw new Error(`A round of ${model.id} does not end.`)
  return Number(ended.payoutMinor)
}
