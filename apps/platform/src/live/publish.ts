import type { MemberEvent, PublicEvent, RoomEvent } from '@playhouse/platform-api/live.ts'
import type { Session } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { HOUSE } from '../db/tables/ledger.ts'
import { liveEvent } from '../db/tables/live.ts'

/**
 * Publishes an event to the member's sessions if the transaction commits. Balances need no event: the relay derives them from the
 * ledger (docs/adr/0084-live-events.md).
 */
export async function publishToMember(on: Session, memberId: number, event: MemberEvent): Promise<void> {
  await insertEvents(on, [{ memberId, event }])
}

export async function publishToMembers(
  on: Session,
  events: readonly { memberId: number; event: MemberEvent }[],
): Promise<void> {
  await insertEvents(on, events)
}

/** Publishes public events if the transaction commits. */
export async function publishToAll(on: Session, ...events: readonly PublicEvent[]): Promise<void> {
  await insertEvents(
    on,
    events.map((event) => ({ memberId: HOUSE, event })),
  )
}

/** Publishes an event to all readers of a room: one row, however many they are. */
export async function publishToRoom(on: Session, event: RoomEvent): Promise<void> {
  await insertEvents(on, [{ memberId: HOUSE, event }])
}

/** Takes any number of events, with three parameters. */
async function insertEvents(on: Session, events: readonly { memberId: number; event: { type: string } }[]) {
  if (events.length === 0) return
  const members = events.map(({ memberId }) => memberId)
  const types = events.map(({ event }) => event.type)
  const texts = events.map(({ event }) => JSON.stringify(event))
  await on.execute(sql`
    insert into ${liveEvent} (member_id, type, event)
    select * from unnest(${sql.param(members)}::integer[], ${sql.param(types)}::text[], ${sql.param(texts)}::jsonb[])`)
}
