import { engineOfModel } from '@playhouse/engines/all.ts'
import type { Round } from './round-row.ts'

/** The engine and model that a round was begun with, and its bet as the engine reads it. @throws Error where they are gone */
export function gameOf(round: Pick<Round, 'id' | 'modelId' | 'bet'>) {
  const played = engineOfModel(round.modelId)
  if (!played) throw new Error(`Round ${round.id}: no engine has the model ${round.modelId}`)
  return { ...played, bet: played.engine.betSchema.parse(round.bet) }
}
