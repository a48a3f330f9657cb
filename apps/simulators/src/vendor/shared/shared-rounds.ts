import { and, desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import { engineOfModel } from '@playhouse/engines/all.ts'
import type { GameModel, TableRounds } from '@playhouse/engines/engine.ts'
import { PROGRAMS_STREAM } from '@playhouse/engines/programs.ts'
import { newServerSeed, seededDraw } from '@playhouse/engines/server-random.ts'
import { getDraw, eventSeeds } from '../markets/drawn-event.ts'
import { eventColumns, type EventRow } from '../markets/event-row.ts'
import type { PlaySession } from '../play-session.ts'
import { eventTable } from '../tables.ts'

/*
 * The rounds of a table, one after another on the vendor's clock. They are created on demand, as if the clock had run all
 * the time: past rounds are drawn as well, so that every table has a history.
 */

/** How far back rounds are created for a table without recent rounds. */
const BACKFILL_MS = 15 * 60_000
const HISTORY_LENGTH = 72
/** Retention of rounds without bets. */
const RETENTION_S = 60 * 60

export interface SharedGame {
  engine: AnyEngine
  model: GameModel
  table: TableRounds<GameModel, unknown, unknown>
}

/** Returns undefined for games without shared rounds. */
export function sharedGame(gameCode: string): SharedGame | undefined {
  const found = engineOfModel(gameCode)
  const table = found?.engine.table
  return found && table && { ...found, table }
}

type Place = Pick<PlaySession, 'nodeId' | 'gameCode'>

/** The table's rounds, newest first: the open one, the one before it and ended ones. */
export async function loadSharedRounds(database: Database, place: Place, game: SharedGame): Promise<EventRow[]> {
  const known = await findNewestRounds(database, place, HISTORY_LENGTH + 2)
  if (known[0]?.phase === 'open') return known
  await createDueRounds(database, place, game)
  return findNewestRounds(database, place, HISTORY_LENGTH + 2)
}

const ofTable = ({ nodeId, gameCode }: Place) => and(eq(eventTable.modelId, gameCode), eq(eventTable.nodeId, nodeId))

function findNewestRounds(database: Database, place: Place, count: number): Promise<EventRow[]> {
  return database
    .select(eventColumns)
    .from(eventTable)
    .where(ofTable(place))
    .orderBy(desc(eventTable.startsAt))
    .limit(count)
}

/** Creates rounds up to the next one that has not started. */
async function createDueRounds(database: Database, place: Place, { model, table }: SharedGame): Promise<void> {
  const { nodeId, gameCode } = place
  await withTransaction(database, async (tx) => {
    // Serialise concurrent requests: the first creates the rounds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shared rounds'), ${nodeId})`)
    const [last] = await tx
      .select(eventColumns)
      .from(eventTable)
      .where(ofTable(place))
      .orderBy(desc(eventTable.startsAt))
      .limit(1)
    if (last?.phase === 'open') return
    const { rows } = await tx.execute<{ now: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    )
    const now = rows[0]?.now ?? Date.now()
    const made: (typeof eventTable.$inferInsert)[] = []
    let freeFrom = Math.max(last?.endsAt.getTime() ?? 0, now - BACKFILL_MS)
    while ((made.at(-1)?.startsAt.getTime() ?? 0) <= now) {
      const id = randomUUID()
      const serverSeed = newServerSeed()
      const startsAt = freeFrom + table.betsMs
      const endsAt = startsAt + table.playsMs(model, seededDraw({ serverSeed, ...eventSeeds({ id }) }))
      const times = { opensAt: new Date(freeFrom), startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
      made.push({ id, modelId: gameCode, nodeId, serverSeed: Buffer.from(serverSeed, 'hex'), ...times })
      freeFrom = endsAt
    }
    await tx.insert(eventTable).values(made)
    await tx.execute(sql`
      delete from vendor.event
      where model_id = ${gameCode} and node_id = ${nodeId}
        and ends_at < clock_timestamp() - make_interval(secs => ${RETENTION_S})
        and not exists (select from vendor.round where event_id = vendor.event.id)`)
  })
}

/** Draws for house programs, independent of the round's result. */
export const getProgramDraw = (row: EventRow) =>
  seededDraw({ serverSeed: row.serverSeed.toString('hex'), ...eventSeeds(row) }, PROGRAMS_STREAM)

/** Public result of a round; null while secret. */
export function shownResult({ model, table }: SharedGame, row: EventRow): unknown {
  const isShown = row.phase === 'ended' || (row.phase === 'running' && table.opensAtStart)
  return isShown ? table.getResult(model, getDraw(row)) : null
}
