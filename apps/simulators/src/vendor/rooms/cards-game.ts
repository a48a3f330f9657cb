import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../../platform/src/db/tables/games.ts'
import { CARDS_MODELS, type CardsModel } from '@playhouse/engines/cards/models.ts'

/** A game of the catalogue that is played in card rooms. */
export interface CardsGame {
  nodeId: number
  name: string
  model: CardsModel
}

/** The game, where it is one of cards; undefined for every other. */
export async function cardsGame(database: Database, nodeId: number): Promise<CardsGame | undefined> {
  const [found] = await database
    .select({ name: game.name, modelId: game.modelId })
    .from(game)
    .where(eq(game.nodeId, nodeId))
  const model = CARDS_MODELS.find(({ id }) => id === found?.modelId)
  return found && model && { nodeId, name: found.name, model }
}
