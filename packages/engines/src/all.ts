import { baccaratEngine } from './baccarat/engine.ts'
import { cascadeEngine } from './cascade/engine.ts'
import { crashEngine } from './crash/engine.ts'
import { diceEngine } from './dice/engine.ts'
import type { Engine, GameModel } from './engine.ts'
import { fishingEngine } from './fishing/engine.ts'
import { freeSpinsEngine } from './free-spins/engine.ts'
import { marketsEngine } from './markets/engine.ts'
import { classicEngine, slotEngine } from './slot/engine.ts'
import { waysEngine } from './ways/engine.ts'

/** An engine with its type parameters erased. */
export type AnyEngine = Engine<GameModel, unknown, unknown, unknown>

/** Slot machines, however their reels are counted. */
const SLOTS: readonly AnyEngine[] = [slotEngine, classicEngine, cascadeEngine, waysEngine, freeSpinsEngine]

/** All engines for play against the house. */
export const ENGINES: readonly AnyEngine[] = [...SLOTS, diceEngine, crashEngine, baccaratEngine, fishingEngine]

/** Engines whose rounds depend on a shared event. */
const SHARED: readonly AnyEngine[] = [marketsEngine]

const BY_MODEL = new Map(
  [...ENGINES, ...SHARED].flatMap((engine) => engine.models.map((model) => [model.id, { engine, model }])),
)

export function engineOfModel(modelId: string): { engine: AnyEngine; model: GameModel } | undefined {
  return BY_MODEL.get(modelId)
}

/** The kind of a model, such as `slot` or `cards`. */
export function kindOfModel(modelId: string): string {
  return engineOfModel(modelId)?.engine.kind ?? modelId.split('-')[0] ?? modelId
}

export function isSlot(modelId: string): boolean {
  const engine = engineOfModel(modelId)?.engine
  return engine !== undefined && SLOTS.includes(engine)
}
