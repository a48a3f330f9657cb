import { and, eq, sql } from 'drizzle-orm'
import { roundTable } from '../tables.ts'
import type { Vendor } from '../vendor.ts'
import { type Round, roundById } from './round-row.ts'

/** Rounds that the recovery takes at a time. */
export const AT_A_TIME = 20
/** How often a round that waits for its player is looked at. */
const GOING_EVERY_S = 2

const leaseEnd = ({ leaseMs }: Vendor) => sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`

/** Takes a round's lease, so that nobody else calls the wallet for it; undefined when somebody has it. */
export async function claimed(vendor: Vendor, { id, status }: Round): Promise<Round | undefined> {
  const [taken] = await vendor.database
    .update(roundTable)
    .set({ dueAt: leaseEnd(vendor), attempts: sql`${roundTable.attempts} + 1` })
    .where(and(eq(roundTable.id, id), eq(roundTable.status, status), sql`${roundTable.dueAt} <= clock_timestamp()`))
    .returning({ id: roundTable.id })
  return taken && roundById(vendor.database, id)
}

/** Takes the leases of rounds that nobody works on: the ids, the longest overdue first. */
export async function claimedDue(vendor: Vendor): Promise<string[]> {
  const { rows } = await vendor.database.execute<{ id: string }>(sql`
    update vendor.round set
      due_at = case status when 'going' then clock_timestamp() + make_interval(secs => ${GOING_EVERY_S})
        else ${leaseEnd(vendor)} end,
      attempts = case status when 'going' then 0 else attempts + 1 end
    where id in (
      select id from vendor.round
      where status in ('staking', 'going', 'settling', 'refunding') and due_at <= clock_timestamp()
      order by due_at limit ${AT_A_TIME} for update skip locked
    ) returning id`)
  return rows.map(({ id }) => id)
}
