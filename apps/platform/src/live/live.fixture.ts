import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { START_POSITION, type PublishedEvent } from '@playhouse/platform-api/live.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { readOutbox } from './outbox.ts'

/** Waits until readers see everything: transactions of other databases on the server delay events too. */
async function untilVisible(database: Database): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(10)) {
    const { rows } = await database.execute<{ hidden: boolean }>(
      sql`select exists (select from live_event where xid >= pg_snapshot_xmin(pg_current_snapshot())) as hidden`,
    )
    if (!rows[0]?.hidden) return
  }
  throw new Error('A transaction holds live events back.')
}

export async function allEvents(database: Database, after = START_POSITION): Promise<PublishedEvent[]> {
  await untilVisible(database)
  return (await readOutbox(database, after, 10_000)).events
}

export async function getEvents(database: Database, memberId: number): Promise<PublishedEvent['event'][]> {
  return (await allEvents(database)).filter((event) => event.memberId === memberId).map(({ event }) => event)
}
