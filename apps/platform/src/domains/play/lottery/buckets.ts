import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'

/** A bucket locks its members' accounts until it is paid; with 300 tickets a bet waits for it for some 50 ms. */
const TICKETS_PER_BUCKET = 300
const BUCKETS_MAX = 10_000

/** Splits the members of draws for settlement; version 0 is a refund. */
export async function openBuckets(tx: Transaction, drawIds: readonly bigint[], version: number): Promise<void> {
  // Ranges leave no gap between them, so that every member is in one.
  await tx.execute(sql`
    insert into lottery_bucket (draw_id, version, bucket, first_member, last_member)
    select draw_id, ${version}::smallint, row_number() over by_member - 1,
      case when row_number() over by_member = 1 then 0 else first_member end,
      coalesce(lead(first_member) over by_member - 1, 2147483647)
    from (
      select draw_id, min(member_id) as first_member
      from (
        select draw_id, member_id, (sum(count(*)) over (partition by draw_id order by member_id) - 1)::integer
          / greatest(${TICKETS_PER_BUCKET}, ceil(sum(count(*)) over (partition by draw_id) / ${BUCKETS_MAX}))::integer as part
        from lottery_entry where draw_id = any(${sql.param(drawIds.map(String))}::bigint[]) and cancelled_at is null
        group by draw_id, member_id
      ) member
      group by draw_id, part
    ) range window by_member as (partition by draw_id order by first_member)`)
}
