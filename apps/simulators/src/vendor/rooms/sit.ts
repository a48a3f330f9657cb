import { parseAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { type HandStatus, handTable, seatTable } from '../tables.ts'
import { newServerSeed } from '@playhouse/engines/server-random.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { WalletRefusal, WalletSilence } from '../wallet-client.ts'
import { folded, type Hand, PARTNER_SEED, type Seat, start } from './hand.ts'
import { findOpenSeat, loadTable } from './hand-row.ts'
import { roomNumber } from './rooms.ts'
import { changeAndPay } from './seat-steps.ts'
import type { CardsModel } from '@playhouse/engines/cards/models.ts'

/** Waiting time before the house partner may be asked to play. */
export const PARTNER_AFTER_MS = 8_000
/** A waiting page polls every ten seconds; a seat without polls for this long is freed. */
const ABSENT_AFTER = sql`interval '15 seconds'`
const FINAL_STATUSES: HandStatus[] = ['settled', 'refunded']

/**
 * Takes a seat in a game: the account's current one, else opposite a waiting player, in the requested room if it has a
 * seat, else in the first empty room. Returns the hand's id.
 * @throws Refusal insufficient_balance, game_session_expired, system_busy
 */
export async function takeSeat(
  vendor: Vendor,
  session: PlaySession,
  model: CardsModel,
  roomId: string | undefined,
): Promise<string> {
  const before = await findOpenSeat(vendor.database, session)
  if (before) return before.handId
  if ((await getBalance(vendor, session)) < model.ante) throw new Refusal('insufficient_balance')
  const handId = await withTransaction(vendor.database, async (tx) => {
    const { nodeId, demo } = session
    // Serialise seating per game, so that two players never wait for each other in two rooms.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('card rooms'), ${nodeId * 2 + Number(demo)})`)
    const held = await findOpenSeat(tx, session)
    if (held) return held.handId
    await removeAbsentPlayers(tx, nodeId)
    const requestedRoom = roomId === undefined ? undefined : roomNumber(roomId, nodeId)
    const company = await findWaitingHand(tx, session, requestedRoom)
    const hand = company ?? (await createHand(tx, session, model, requestedRoom))
    const taken = await tx.select().from(seatTable).where(eq(seatTable.handId, hand.id))
    await tx.insert(seatTable).values({
      handId: hand.id,
      seat: taken.some(({ seat }) => seat === 0) ? 1 : 0,
      sessionId: session.id,
      vendorCode: session.vendorCode,
      account: session.account,
      nodeId,
    })
    await bumpVersion(tx, hand.id)
    return hand.id
  })
  vendor.changed.emit(handId)
  return handId
}

/** Stores a seat's client seed for the shuffle; the second one starts the antes. The first seed of a seat stays. */
export async function submitSeed(vendor: Vendor, own: Seat, clientSeed: string): Promise<void> {
  await changeAndPay(vendor, own.handId, (table) => {
    const seats = table.seats.map((seat) =>
      seat.id === own.id ? { ...seat, clientSeed: seat.clientSeed ?? clientSeed } : seat,
    )
    return start({ ...table, seats })
  })
}

/** Seats the house partner opposite a player who has waited long enough alone. @throws Refusal move_invalid */
export async function askPartner(vendor: Vendor, own: Seat): Promise<void> {
  const seated = await withTransaction(vendor.database, async (tx) => {
    const table = await loadTable(tx, own.handId, vendor.leaseMs, true)
    const [alone, other] = table?.seats ?? []
    if (!table || table.hand.status !== 'waiting') return table !== undefined
    const waited = table.now.getTime() - (alone?.satAt.getTime() ?? 0)
    if (other || alone?.id !== own.id || alone.clientSeed === null || waited < PARTNER_AFTER_MS) return false
    const { vendorCode, nodeId } = own
    const seat = own.seat === 0 ? (1 as const) : (0 as const)
    await tx.insert(seatTable).values({ handId: own.handId, seat, vendorCode, nodeId, clientSeed: PARTNER_SEED })
    return true
  })
  if (!seated) throw new Refusal('move_invalid')
  await changeAndPay(vendor, own.handId, start)
}

/** Frees a waiting seat or folds a playing one. */
export async function leaveSeat(vendor: Vendor, own: Seat): Promise<void> {
  await withTransaction(vendor.database, async (tx) => {
    const table = await loadTable(tx, own.handId, vendor.leaseMs, true)
    if (table?.hand.status !== 'waiting') return
    await tx.delete(seatTable).where(eq(seatTable.id, own.id))
    await cleanUpHands(tx, [own.handId])
  })
  vendor.changed.emit(own.handId)
  await changeAndPay(vendor, own.handId, (table) => folded(table, own.seat, 'leaving'))
}

/** When the first waiting seat is free if its player does not come back. */
export const FIRST_ABSENCE = sql`
  select min(least(last_seen_at, case when client_seed is null then sat_at end)) + ${ABSENT_AFTER}
  from ${seatTable} seat join ${handTable} hand on hand.id = seat.hand_id where hand.status = 'waiting'`

/** Frees waiting seats of absent players, in one game or all. */
export async function removeAbsentPlayers(tx: Transaction, nodeId?: number): Promise<void> {
  const gone = or(
    lt(seatTable.lastSeenAt, sql`clock_timestamp() - ${ABSENT_AFTER}`),
    and(isNull(seatTable.clientSeed), lt(seatTable.satAt, sql`clock_timestamp() - ${ABSENT_AFTER}`)),
  )
  const hands = await tx
    .select({ id: handTable.id })
    .from(handTable)
    .where(
      and(
        eq(handTable.status, 'waiting'),
        nodeId === undefined ? undefined : eq(handTable.nodeId, nodeId),
        sql`exists (${tx
          .select({ one: sql`1` })
          .from(seatTable)
          .where(and(eq(seatTable.handId, handTable.id), gone))})`,
      ),
    )
    .for('update', { skipLocked: true })
  if (hands.length === 0) return
  const ids = hands.map(({ id }) => id)
  await tx.delete(seatTable).where(and(inArray(seatTable.handId, ids), gone))
  await cleanUpHands(tx, ids)
}

/** Deletes empty hands and announces the others. */
async function cleanUpHands(tx: Transaction, ids: string[]): Promise<void> {
  const empty = sql`not exists (select from ${seatTable} where ${seatTable.handId} = ${handTable.id})`
  await tx.delete(handTable).where(and(inArray(handTable.id, ids), empty))
  for (const id of ids) await bumpVersion(tx, id)
}

async function bumpVersion(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(handTable)
    .set({ version: sql`${handTable.version} + 1` })
    .where(eq(handTable.id, id))
}

/** The hand with the longest waiting player, in one room or any; locked until the transaction ends. */
async function findWaitingHand(
  tx: Transaction,
  { nodeId, demo }: PlaySession,
  requestedRoom?: number,
): Promise<Hand | undefined> {
  const seats = sql`(select count(*) from ${seatTable} where ${seatTable.handId} = ${handTable.id})`
  const [hand] = await tx
    .select()
    .from(handTable)
    .where(
      and(
        eq(handTable.nodeId, nodeId),
        eq(handTable.demo, demo),
        eq(handTable.status, 'waiting'),
        requestedRoom === undefined ? undefined : eq(handTable.roomNumber, requestedRoom),
        sql`${seats} = 1`,
      ),
    )
    .orderBy(asc(handTable.createdAt))
    .limit(1)
    .for('update')
  // An empty requested room is taken alone; a full one falls back to any other.
  if (hand || requestedRoom === undefined || (await isEmpty(tx, { nodeId, demo }, requestedRoom))) return hand
  return findWaitingHand(tx, { nodeId, demo } as PlaySession)
}

type Place = Pick<PlaySession, 'nodeId' | 'demo'>

const inRooms = ({ nodeId, demo }: Place) =>
  and(eq(handTable.nodeId, nodeId), eq(handTable.demo, demo), not(inArray(handTable.status, FINAL_STATUSES)))

async function isEmpty(tx: Transaction, place: Place, number: number): Promise<boolean> {
  return (await tx.$count(handTable, and(inRooms(place), eq(handTable.roomNumber, number)))) === 0
}

/** Creates a hand in the requested room if empty, else in the first empty room. */
async function createHand(
  tx: Transaction,
  session: PlaySession,
  model: CardsModel,
  requestedRoom?: number,
): Promise<Hand> {
  const rows = await tx.select({ number: handTable.roomNumber }).from(handTable).where(inRooms(session))
  const taken = new Set(rows.map(({ number }) => number))
  let number = requestedRoom ?? 1
  if (taken.has(number)) for (number = 1; taken.has(number);) number += 1
  const { vendorCode, nodeId, demo } = session
  const serverSeed = Buffer.from(newServerSeed(), 'hex')
  const row = { vendorCode, nodeId, demo, roomNumber: number, modelId: model.id, serverSeed }
  const [hand] = await tx.insert(handTable).values(row).returning()
  if (!hand) throw new Error('An inserted hand was not returned')
  return hand
}

async function getBalance(vendor: Vendor, session: PlaySession): Promise<bigint> {
  try {
    return parseAmount((await vendor.getWallet(session).balance({ session: session.walletSession })).balance)
  } catch (error) {
    if (error instanceof WalletRefusal) throw new Refusal('game_session_expired')
    if (error instanceof WalletSilence) throw new Refusal('system_busy')
    throw error
  }
}
