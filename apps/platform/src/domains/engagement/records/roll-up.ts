import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { type DueWork, eachDue, takeMembers } from '../../../jobs/due-rows.ts'
import { addDays, lastClosedDay } from '../../../lib/record-range.ts'

const BATCH_SIZE = 1_000

/** Days up to and including `until` are in the sums; later ones are read from the rows themselves. */
export interface RolledUp {
  until: string
  firstLiveDay: string
}

/** Updates the member's sums to the last closed day. One query. */
export async function rollUp(on: Database | Transaction, memberId: number, now: Date = new Date()): Promise<RolledUp> {
  const { rows } = await on.execute<{ until: string }>(
    sql`select roll_up_records(${memberId}, ${lastClosedDay(now)}::date)::text as until`,
  )
  const until = rows[0]?.until ?? lastClosedDay(now)
  return { until, firstLiveDay: addDays(until, 1) }
}

/** Rolls up members who were active on the last closed day, so that nobody's first page waits for it. */
export const rollUpActive: DueWork = {
  name: 'rolling up records',
  everyMs: 60_000,
  isBackground: true,
  run: (database, closing) => {
    const now = new Date()
    const day = lastClosedDay(now)
    const read = async (tx: Transaction, after: number) => {
      const { rows } = await tx.execute<{ memberId: number }>(sql`
        select active.member_id as "memberId" from member_day active left join record_rollup kept using (member_id)
        where active.day = ${day}::date and (kept.until is null or kept.until < ${day}::date) and active.member_id > ${after}
        order by 1 limit ${BATCH_SIZE}`)
      return rows
    }
    return eachDue(database, closing, {
      getName: ({ memberId }) => `rolling up member ${memberId}`,
      take: takeMembers(read),
      work: (tx, [{ memberId }]) => rollUp(tx, memberId, now),
      // The next run retries.
      postpone: async () => {},
    })
  },
}
