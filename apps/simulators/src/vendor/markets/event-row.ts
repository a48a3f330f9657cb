import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { eventTable } from '../tables.ts'
import { newServerSeed } from '@playhouse/engines/server-random.ts'
import { RETENTION_S, OPEN_EVENTS, EVENT_INTERVAL_S, PLAYING_TIME_S, BETTING_TIME_S } from './schedule.ts'

const SHOWN_AFTER_END_S = 5 * 60

export const eventColumns = {
  ...getTableColumns(eventTable),
  nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now_ms'),
  phase: sql<'open' | 'running' | 'ended'>`case
    when clock_timestamp() < ${eventTable.startsAt} then 'open'
    when clock_timestamp() < ${eventTable.endsAt} then 'running'
    else 'ended' end`.as('phase'),
}

/** An event or shared round with its phase by the database clock. */
export type EventRow = typeof eventTable.$inferSelect & { nowMs: number; phase: 'open' | 'running' | 'ended' }

const eventsWhere = (database: Database, condition: SQL | undefined): Promise<EventRow[]> =>
  database.select(eventColumns).from(eventTable).where(condition).orderBy(eventTable.startsAt)

export async function findEvent(database: Database, id: string): Promise<EventRow | undefined> {
  const [event] = await eventsWhere(database, eq(eventTable.id, id))
  return event
}

/** Open, running and recently ended events of a model, next to start first. */
export async function loadEvents(database: Database, modelId: string): Promise<EventRow[]> {
  const known = await findBoardEvents(database, modelId)
  if (known.filter(({ phase }) => phase === 'open').length >= OPEN_EVENTS) return known
  await createDueEvents(database, modelId)
  return findBoardEvents(database, modelId)
}

function findBoardEvents(database: Database, modelId: string): Promise<EventRow[]> {
  const lately = gt(eventTable.endsAt, sql`clock_timestamp() - make_interval(secs => ${SHOWN_AFTER_END_S})`)
  return eventsWhere(database, and(eq(eventTable.modelId, modelId), lately))
}

/** Inserts the events that should take bets by now, each with its own seed, unless another process has. */
async function createDueEvents(database: Database, modelId: string): Promise<void> {
  const slots = Array.from({ length: OPEN_EVENTS }, (_, back) => {
    const seed = Buffer.from(newServerSeed(), 'hex')
    return sql`(${back}::integer, ${seed}::bytea)`
  })
  await database.execute(sql`
    insert into vendor.event (model_id, server_seed, opens_at, starts_at, ends_at)
    select ${modelId}, seed, at, at + make_interval(secs => ${BETTING_TIME_S}), at + make_interval(secs => ${BETTING_TIME_S + PLAYING_TIME_S})
    from (
      select seed, to_timestamp((floor(extract(epoch from clock_timestamp()) / ${EVENT_INTERVAL_S}) - back) * ${EVENT_INTERVAL_S}) as at
      from (values ${sql.join(slots, sql`, `)}) as slot (back, seed)
    ) made
    order by at
    on conflict (model_id, node_id, starts_at) do nothing`)
  // Delete old events without bets.
  await database.execute(sql`
    delete from vendor.event
    where ends_at < clock_timestamp() - make_interval(secs => ${RETENTION_S})
      and not exists (select from vendor.round where event_id = vendor.event.id)`)
}
