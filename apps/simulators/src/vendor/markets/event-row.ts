import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { eventTable } from '../tables.ts'
import { newServerSeed } from '@playhouse/engines/server-random.ts'
import { KEPT_AFTER_S, OPEN_AT_ONCE, OPENS_EVERY_S, PLAYS_S, TAKES_BETS_S } from './schedule.ts'

/** How long events that have ended stay on the board. */
const SHOWN_AFTER_S = 5 * 60

export const eventColumns = {
  ...getTableColumns(eventTable),
  nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now_ms'),
  phase: sql<'open' | 'running' | 'ended'>`case
    when clock_timestamp() < ${eventTable.startsAt} then 'open'
    when clock_timestamp() < ${eventTable.endsAt} then 'running'
    else 'ended' end`.as('phase'),
}

/** An event, or a shared round, where it stands by the database's clock. */
export type EventRow = typeof eventTable.$inferSelect & { nowMs: number; phase: 'open' | 'running' | 'ended' }

const eventsWhere = (database: Database, condition: SQL | undefined): Promise<EventRow[]> =>
  database.select(eventColumns).from(eventTable).where(condition).orderBy(eventTable.startsAt)

/** Undefined where there is none. */
export async function eventById(database: Database, id: string): Promise<EventRow | undefined> {
  const [event] = await eventsWhere(database, eq(eventTable.id, id))
  return event
}

/** The events of a book: all that take bets, those that play, and those that ended a short while ago. The next to start first. */
export async function eventsOf(database: Database, modelId: string): Promise<EventRow[]> {
  const known = await shownEvents(database, modelId)
  if (known.filter(({ phase }) => phase === 'open').length >= OPEN_AT_ONCE) return known
  await makeEvents(database, modelId)
  return shownEvents(database, modelId)
}

function shownEvents(database: Database, modelId: string): Promise<EventRow[]> {
  const lately = gt(eventTable.endsAt, sql`clock_timestamp() - make_interval(secs => ${SHOWN_AFTER_S})`)
  return eventsWhere(database, and(eq(eventTable.modelId, modelId), lately))
}

/** Makes the events that should take bets by now, each with a seed of its own. What another process has made stays as it is. */
async function makeEvents(database: Database, modelId: string): Promise<void> {
  const slots = Array.from({ length: OPEN_AT_ONCE }, (_, back) => {
    const seed = Buffer.from(newServerSeed(), 'hex')
    return sql`(${back}::integer, ${seed}::bytea)`
  })
  await database.execute(sql`
    insert into vendor.event (model_id, server_seed, opens_at, starts_at, ends_at)
    select ${modelId}, seed, at, at + make_interval(secs => ${TAKES_BETS_S}), at + make_interval(secs => ${TAKES_BETS_S + PLAYS_S})
    from (
      select seed, to_timestamp((floor(extract(epoch from clock_timestamp()) / ${OPENS_EVERY_S}) - back) * ${OPENS_EVERY_S}) as at
      from (values ${sql.join(slots, sql`, `)}) as slot (back, seed)
    ) made
    on conflict (model_id, node_id, starts_at) do nothing`)
  // Those that nobody has bet on are kept for a while only.
  await database.execute(sql`
    delete from vendor.event
    where ends_at < clock_timestamp() - make_interval(secs => ${KEPT_AFTER_S})
      and not exists (select from vendor.round where event_id = vendor.event.id)`)
}
