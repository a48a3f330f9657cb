import { engineOfModel } from '@playhouse/engines/all.ts'
import type { Round } from './round-row.ts'

/** Engine, model and parsed bet of a round. @throws Error if the model no longer exists */
export function getGame(round: Pick<Round, 'id' | 'modelId' | 'bet'>) {
  const played = engineOfModel(round.modelId)
  if (!played) throw new Error(`Round ${round.id}: no engine has the model ${round.modelId}`)
  return { ...played, bet: played.engine.betSchema.parse(round.bet) }
}
