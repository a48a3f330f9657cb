import type { FastifyBaseLogger } from 'fastify'
import type { EventEmitter } from 'node:events'
import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../platform/src/db/tables/games.ts'
import { type AnyEngine, engineOfModel } from '@playhouse/engines/all.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'
import type { WalletClient } from './wallet-client.ts'

/** What every part of the vendor runtime works with. */
export interface Vendor {
  database: Database
  wallet: WalletClient
  log: FastifyBaseLogger
  /** Says a round's id when it has changed in this process. */
  changed: EventEmitter
  /** Milliseconds for which whoever works on a round has it to itself; longer than the wallet may take. */
  leaseMs: number
}

/** A game as its engine plays it. */
export interface PlayedGame {
  engine: AnyEngine
  model: GameModel
}

/** The game of the vendor's catalogue, with its name; undefined where no engine plays it. */
export async function catalogueGame(database: Database, nodeId: number) {
  const [found] = await database
    .select({ name: game.name, modelId: game.modelId })
    .from(game)
    .where(eq(game.nodeId, nodeId))
  const played = found?.modelId ? engineOfModel(found.modelId) : undefined
  return found && played && { name: found.name, ...played }
}
