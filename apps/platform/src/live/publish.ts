import type { MemberEvent, PublicEvent, RoomEvent } from '@playhouse/platform-api/live.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { HOUSE } from '../db/tables/ledger.ts'
import { liveEvent } from '../db/tables/live.ts'

/**
 * Publishes an event to the member's sessions if the transaction commits. Balances need no event: the relay derives them from the
 * ledger (docs/adr/0084-live-events.md).
 */
export async function publishToMember(tx: Transaction, memberId: number, event: MemberEvent): Promise<void> {
  await publishToMembers(tx, [{ memberId, event }])
}

export async function publishToMembers(
  tx: Transaction,
  events: readonly { memberId: number; event: MemberEvent }[],
): Promise<void> {
  if (events.length === 0) return
  await tx.insert(liveEvent).values(events.map(({ memberId, event }) => ({ memberId, type: event.type, event })))
}

/** Publishes public events if the transaction commits. */
export async function publishToAll(tx: Transaction, ...events: readonly PublicEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.insert(liveEvent).values(events.map((event) => ({ memberId: HOUSE, type: event.type, event })))
}

/** Publishes an event to all readers of a room: one row, however many they are. */
export async function publishToRoom(tx: Transaction, event: RoomEvent): Promise<void> {
  await tx.insert(liveEvent).values({ memberId: HOUSE, type: event.type, event })
}
