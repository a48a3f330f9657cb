import type { GameModel } from '../engine.ts'
import { limits } from '../game-model.ts'
import { CLASSIC_MODELS, type ListedModel, SLOT_MODELS } from './models.ts'

/** A slot as the catalogue lists it. */
export interface SlotGame extends GameModel {
  readonly slot: ListedModel
}

export const SLOT_GAMES: readonly SlotGame[] = SLOT_MODELS.map((model) => getGame(model, '1000'))

export const CLASSIC_GAMES: readonly SlotGame[] = CLASSIC_MODELS.map((model) => getGame(model, '500'))

function getGame(slot: ListedModel, minStake: string): SlotGame {
  const { id, returnToPlayer, returnToPlayerBasisPoints, volatility, lines } = slot
  const figures = { id, returnToPlayer, returnToPlayerBasisPoints, volatility, lines: lines.length }
  return { ...figures, gameClass: 'SM', ...limits(minStake, '200000'), slot }
}
