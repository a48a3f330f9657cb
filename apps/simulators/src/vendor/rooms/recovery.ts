import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { handTable, seatTable } from '../tables.ts'
import { workWhenDue } from '../../work-when-due.ts'
import type { Vendor } from '../vendor.ts'
import { foldLateSeats } from './decide.ts'
import { DECISION_TIME_MS } from './hand.ts'
import { takeStep } from './seat-steps.ts'
import { FIRST_ABSENCE, removeAbsentPlayers } from './sit.ts'

const BATCH_SIZE = 20

/** Resumes hands whose lease has ended: refunds antes with an unknown outcome, retries everything else. */
async function recoverHands(vendor: Vendor): Promise<void> {
  const { database } = vendor
  await withTransaction(database, (tx) => removeAbsentPlayers(tx))
  const late = await database
    .select({ id: handTable.id })
    .from(handTable)
    .where(and(eq(handTable.status, 'going'), lt(handTable.decideBy, sql`clock_timestamp()`)))
    .orderBy(handTable.decideBy)
    .limit(BATCH_SIZE)
  const tried = (work: Promise<unknown>, hand: string) =>
    work.catch((error: unknown) => vendor.log.error({ err: error, hand }, 'a hand could not be recovered'))
  await Promise.all(late.map(({ id }) => tried(foldLateSeats(vendor, id), id)))
  const seats = await claimDueSeats(vendor)
  await Promise.all(seats.map((seat) => tried(takeStep(vendor, seat, false), seat.handId)))
}

/** Leases overdue steps, longest overdue first. */
function claimDueSeats({ database, leaseMs }: Vendor) {
  return database
    .update(seatTable)
    .set({
      attempts: sql`${seatTable.attempts} + 1`,
      dueAt: sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`,
    })
    .where(
      sql`${seatTable.id} in (
        select id from vendor.room_seat where step is not null and due_at <= clock_timestamp()
        order by due_at limit ${BATCH_SIZE} for update skip locked)`,
    )
    .returning()
}

/** Restarts the decision time of players who could not decide during an outage. */
async function extendDecisionsAfterOutage({ database }: Vendor): Promise<void> {
  await database
    .update(handTable)
    .set({ decideBy: sql`clock_timestamp() + make_interval(secs => ${DECISION_TIME_MS / 1000})` })
    .where(and(eq(handTable.status, 'going'), lt(handTable.decideBy, sql`clock_timestamp()`)))
}

/** Runs the recovery while the app is open. Nobody is answered before an outage is forgiven, because a page that asks ends late hands. */
export function startRoomRecovery(app: FastifyInstance, vendor: Vendor): void {
  app.addHook('onReady', () => extendDecisionsAfterOutage(vendor))
  workWhenDue(app, vendor.database, {
    name: 'the recovery of hands',
    next: sql`select least((select min(decide_by) from ${handTable} where status = 'going'),
      (select min(due_at) from ${seatTable} where step is not null), (${FIRST_ABSENCE}))`,
    work: () => recoverHands(vendor),
  })
}
