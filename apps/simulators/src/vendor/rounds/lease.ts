import { and, eq, sql } from 'drizzle-orm'
import { roundTable } from '../tables.ts'
import type { Vendor } from '../vendor.ts'
import { type Round, loadRound } from './round-row.ts'

export const BATCH_SIZE = 20
/** Interval at which rounds waiting for their player are checked. */
const OPEN_ROUND_INTERVAL_S = 2

/** End of a lease that is taken now. */
export const leaseEnd = ({ leaseMs }: Vendor) => sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`

/** Takes the round's lease, which allows wallet calls for it; undefined if another process holds it. */
export async function claimRound(vendor: Vendor, { id, status }: Round): Promise<Round | undefined> {
  const [taken] = await vendor.database
    .update(roundTable)
    .set({ dueAt: leaseEnd(vendor), attempts: sql`${roundTable.attempts} + 1` })
    .where(and(eq(roundTable.id, id), eq(roundTable.status, status), sql`${roundTable.dueAt} <= clock_timestamp()`))
    .returning({ id: roundTable.id })
  return taken && loadRound(vendor.database, id)
}

/** Leases overdue rounds and returns their ids, longest overdue first. */
export async function claimDueRounds(vendor: Vendor): Promise<string[]> {
  const { rows } = await vendor.database.execute<{ id: string }>(sql`
    update vendor.round set
      due_at = case status when 'going' then clock_timestamp() + make_interval(secs => ${OPEN_ROUND_INTERVAL_S})
        else ${leaseEnd(vendor)} end,
      attempts = case status when 'going' then 0 else attempts + 1 end
    where id in (
      select id from vendor.round
      where status in ('staking', 'going', 'settling', 'refunding') and due_at <= clock_timestamp()
      order by due_at limit ${BATCH_SIZE} for update skip locked
    ) returning id`)
  return rows.map(({ id }) => id)
}
