import { ENGINES, type AnyEngine } from '@playhouse/engines/all.ts'
import type { Draw, GameModel } from '@playhouse/engines/engine.ts'

/** Stake of a trial, as a page would send it. */
const STAKE = '100000'

/** Engines without an exact return: all their models are measured. Of the others one model is, as a check. */
export const BY_SIMULATION = new Set(['cascade'])

/** The bet that the model's return is declared for; for slots the stake alone. */
const BETS: Readonly<Record<string, object>> = {
  dice: { direction: 'under', target: 975 },
  crash: { target: 500 },
  baccarat: { bets: [{ on: 'banker', stake: STAKE }] },
  fishing: { stake: '50000', fish: 'turtle' },
}

/** Models measured for their engine instead of the first one. */
const STANDS_FOR: Readonly<Record<string, string>> = { fishing: 'fishing-river-mouth' }

export interface Harness {
  readonly id: string
  /** The engine's. */
  readonly kind: string
  /** Percent. */
  readonly declared: number
  readonly volatility: GameModel['volatility']
  /** Payout of one round with a stake of 1. */
  readonly play: (draw: Draw) => number
}

export const TRIALS: readonly Harness[] = ENGINES.flatMap((engine) =>
  engine.models
    .filter((model, index) => {
      const standsFor = STANDS_FOR[engine.kind]
      return BY_SIMULATION.has(engine.kind) || (standsFor ? model.id === standsFor : index === 0)
    })
    .map((model) => getHarness(engine, model)),
)

function getHarness(engine: AnyEngine, model: GameModel): Harness {
  const bet = engine.betSchema.parse({ stake: STAKE, ...BETS[engine.kind] })
  const stake = Number(engine.getStake(model, bet))
  return {
    id: model.id,
    kind: engine.kind,
    declared: Number(model.returnToPlayer),
    volatility: model.volatility,
    play: (draw) => getPayout(engine, model, bet, draw) / stake,
  }
}

/** Payout of a round; one with moves ends by its time rule. */
function getPayout(engine: AnyEngine, model: GameModel, bet: unknown, draw: Draw): number {
  const started = engine.begin(model, bet, draw)
  const ended =
    started.payoutMinor === null ? engine.moves?.expire(model, bet, started.state, Number.MAX_SAFE_INTEGER) : started
  if (ended?.payoutMinor == null) throw new Error(`A round of ${model.id} does not end.`)
  return Number(ended.payoutMinor)
}
