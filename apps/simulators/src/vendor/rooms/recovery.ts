import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { handTable, seatTable } from '../tables.ts'
import { keepDoing } from '@playhouse/shared/keep-doing.ts'
import type { Vendor } from '../vendor.ts'
import { endLate } from './decide.ts'
import { DECIDE_WITHIN_MS } from './hand.ts'
import { takeStep } from './seat-steps.ts'
import { clearGone } from './sit.ts'

/** Seats, and hands, that are taken up at a time. */
const AT_A_TIME = 20

/** Goes on with every hand that nobody works on: antes of unknown result are given back, everything else is asked for again. */
async function recoverHands(vendor: Vendor): Promise<void> {
  const { database } = vendor
  await withTransaction(database, (tx) => clearGone(tx))
  const late = await database
    .select({ id: handTable.id })
    .from(handTable)
    .where(and(eq(handTable.status, 'going'), lt(handTable.decideBy, sql`clock_timestamp()`)))
    .orderBy(handTable.decideBy)
    .limit(AT_A_TIME)
  const tried = (work: Promise<unknown>, hand: string) =>
    work.catch((error: unknown) => vendor.log.error({ err: error, hand }, 'a hand could not be recovered'))
  await Promise.all(late.map(({ id }) => tried(endLate(vendor, id), id)))
  const seats = await claimedSeats(vendor)
  await Promise.all(seats.map((seat) => tried(takeStep(vendor, seat, false), seat.handId)))
}

/** Takes the leases of steps that nobody works on, the longest overdue first. */
function claimedSeats({ database, leaseMs }: Vendor) {
  return database
    .update(seatTable)
    .set({
      attempts: sql`${seatTable.attempts} + 1`,
      dueAt: sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`,
    })
    .where(
      sql`${seatTable.id} in (
        select id from vendor.room_seat where step is not null and due_at <= clock_timestamp()
        order by due_at limit ${AT_A_TIME} for update skip locked)`,
    )
    .returning()
}

/** Who could not decide because the house was not there gets the whole time again. */
async function forgiveOutage({ database }: Vendor): Promise<void> {
  await database
    .update(handTable)
    .set({ decideBy: sql`clock_timestamp() + make_interval(secs => ${DECIDE_WITHIN_MS / 1000})` })
    .where(and(eq(handTable.status, 'going'), lt(handTable.decideBy, sql`clock_timestamp()`)))
}

/** Recovers for as long as the app is open. */
export function keepRoomsGoing(app: FastifyInstance, vendor: Vendor): void {
  let forgiven = false
  keepDoing(app, 'the recovery of hands', async () => {
    if (!forgiven) await forgiveOutage(vendor)
    forgiven = true
    await recoverHands(vendor)
  })
}
