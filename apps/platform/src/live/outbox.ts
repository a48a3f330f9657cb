import { LIVE_BEAT_MS, START_POSITION, type LiveBatch } from '@playhouse/platform-api/live.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { WriteWatch } from '@playhouse/postgres/write-watch.ts'

const BATCH = 500
/** Longer than the longest absence after which a gateway can resume (docs/live-updates.md). */
export const EVENTS_KEPT = '5 minutes'
const DELETE_BATCH_SIZE = 10_000

interface Row extends Record<string, unknown> {
  position: string
  at: number
  memberId: number
  event: { type: string }
}

/** Events after a position, oldest first. Reads only below the oldest running transaction, so that none is skipped. */
export async function readOutbox(database: Database, after: string, limit = BATCH): Promise<LiveBatch> {
  const [transaction, id] = after.split('.')
  const { rows } = await database.execute<Row>(sql`
    select xid::text || '.' || id as position, (extract(epoch from created_at) * 1000)::float8 as at,
      member_id as "memberId", event
    from live_event
    where (xid, id) > (${transaction}::xid8, ${id}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${limit}`)
  return { after, through: rows.at(-1)?.position ?? after, events: rows }
}

/** Position of the latest event older than this many seconds; all later events are still stored. */
export async function positionBefore(database: Database, seconds: number): Promise<string> {
  const { rows } = await database.execute<{ position: string }>(sql`
    select xid::text || '.' || id as position from live_event
    where created_at < now() - make_interval(secs => ${seconds}) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid desc, id desc limit 1`)
  return rows[0]?.position ?? START_POSITION
}

/** Whether all events after the position are still stored. The latest of the old events is kept for this check. */
export async function reachesBack(database: Database, after: string): Promise<boolean> {
  const [transaction, id] = after.split('.')
  const { rows } = await database.execute<{ reaches: boolean }>(sql`
    select (${transaction}::xid8, ${id}::bigint) >= (xid, id) as reaches from live_event order by xid, id limit 1`)
  return rows[0]?.reaches ?? true
}

/** Follows the outbox after `after`: yields published events, and an empty batch from time to time. */
export async function* followOutbox(
  { database, writes }: { database: Database; writes: WriteWatch },
  after: string,
  closing: AbortSignal,
): AsyncGenerator<LiveBatch, void> {
  let position = after
  let lastBatchAt = 0
  let known = ''
  let isWhole = true
  while (!closing.aborted) {
    const withinMs = isWhole ? lastBatchAt + LIVE_BEAT_MS - Date.now() : 0
    known = await writes.change(known, { withinMs, signal: closing })
    const batch = await readOutbox(database, position)
    position = batch.through
    isWhole = batch.events.length < BATCH
    if (batch.events.length > 0 || Date.now() - lastBatchAt >= LIVE_BEAT_MS) {
      lastBatchAt = Date.now()
      yield batch
    }
  }
}

/** Deletes events that no other process deletes, older than the retention, except the latest of them, which marks how far back the outbox reaches. */
export async function deleteOldEvents(database: Database): Promise<number> {
  const { rowCount } = await database.execute(sql`
    with oldest as (select xid, id, created_at from live_event order by xid, id limit ${DELETE_BATCH_SIZE}),
      mark as (select xid, id from oldest where created_at < now() - ${EVENTS_KEPT}::interval order by xid desc, id desc limit 1)
    delete from live_event where ctid = any(array(
      select event.ctid from live_event event join mark on (event.xid, event.id) < (mark.xid, mark.id) for update of event skip locked))`)
  return rowCount ?? 0
}
