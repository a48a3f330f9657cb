import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { handTable, seatTable } from '../tables.ts'
import type { PlaySession } from '../play-session.ts'
import type { Vendor } from '../vendor.ts'
import type { Seat, Table } from './hand.ts'

/** An account in one game of a vendor. */
export type Player = Pick<PlaySession, 'vendorCode' | 'account' | 'nodeId'>

/** A hand with its seats, if any. `held` locks it until the database transaction ends. */
export async function loadTable(
  database: Database | Transaction,
  handId: string,
  leaseMs: number,
  held = false,
): Promise<Table | undefined> {
  const requested = database
    .select({ hand: handTable, now: sql<Date>`clock_timestamp()`.mapWith(handTable.createdAt) })
    .from(handTable)
    .where(eq(handTable.id, handId))
  const [found] = await (held ? requested.for('update') : requested)
  if (!found) return undefined
  const visit = database.select().from(seatTable).where(eq(seatTable.handId, handId)).orderBy(asc(seatTable.seat))
  return { ...found, seats: await (held ? visit.for('update') : visit), leaseMs }
}

/**
 * Applies a change to a locked hand. Returns the new hand and the seats whose steps this
 * change started, which only the caller may send to the wallet. Undefined if there is no such hand.
 */
export async function changeHand(
  { database, leaseMs, changed }: Vendor,
  handId: string,
  change: (table: Table) => Table,
): Promise<{ table: Table; begun: Seat[] } | undefined> {
  const done = await withTransaction(database, async (tx) => {
    const before = await loadTable(tx, handId, leaseMs, true)
    if (!before) return undefined
    const table = change(before)
    await saveChanges(tx, before, table)
    const was = new Map(before.seats.map((seat) => [seat.id, seat]))
    const begun = table.seats.filter((seat) => seat.step !== null && seat.step !== was.get(seat.id)?.step)
    return { table, begun }
  })
  if (done) changed.emit(handId)
  return done
}

/** Writes only changed columns. */
async function saveChanges(tx: Transaction, before: Table, after: Table): Promise<void> {
  const hand = differences(before.hand, after.hand)
  if (hand) await tx.update(handTable).set(hand).where(eq(handTable.id, before.hand.id))
  for (const [index, seat] of after.seats.entries()) {
    const was = before.seats[index]
    const changes = was && differences(was, seat)
    if (changes) await tx.update(seatTable).set(changes).where(eq(seatTable.id, seat.id))
  }
}

function differences<Row extends object>(before: Row, after: Row): Partial<Row> | undefined {
  if (before === after) return undefined
  const keys = (Object.keys(after) as (keyof Row)[]).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  return keys.length > 0 ? (Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<Row>) : undefined
}

const ofPlayer = ({ vendorCode, account, nodeId }: Player) =>
  and(eq(seatTable.vendorCode, vendorCode), eq(seatTable.account, account), eq(seatTable.nodeId, nodeId))

/** The account's unfinished seat in this game. */
export async function findOpenSeat(database: Database | Transaction, player: Player): Promise<Seat | undefined> {
  const [seat] = await database
    .select()
    .from(seatTable)
    .where(and(ofPlayer(player), eq(seatTable.over, false)))
  return seat
}

/** The account's seat in a hand, if any. Records that its page is still there. */
export async function findOwnSeat(database: Database, player: Player, handId: string): Promise<Seat | undefined> {
  const [seat] = await database
    .update(seatTable)
    .set({ lastSeenAt: sql`clock_timestamp()` })
    .where(and(ofPlayer(player), eq(seatTable.handId, handId)))
    .returning()
  return seat
}

const LAST_HANDS = 10

/** The account's last settled seats of this game, newest first. */
export function findLastSeats(database: Database, player: Player) {
  return database
    .select({ id: seatTable.id, stake: seatTable.stake, payout: seatTable.payout })
    .from(seatTable)
    .innerJoin(handTable, eq(handTable.id, seatTable.handId))
    .where(and(ofPlayer(player), eq(seatTable.over, true), inArray(handTable.status, ['settling', 'settled'])))
    .orderBy(sql`${seatTable.satAt} desc nulls first`)
    .limit(LAST_HANDS)
}
