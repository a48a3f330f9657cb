import { START_POSITION, type PublishedEvent } from '@playhouse/platform-api/live.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { readOutbox } from './outbox.ts'

/** Everything that the outbox has for readers so far. */
export async function allEvents(database: Database, after = START_POSITION): Promise<PublishedEvent[]> {
  return (await readOutbox(database, after, 10_000)).events
}

/** Only those of one member. */
export async function eventsOf(database: Database, memberId: number): Promise<PublishedEvent['event'][]> {
  return (await allEvents(database)).filter((event) => event.memberId === memberId).map(({ event }) => event)
}
