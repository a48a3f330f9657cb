import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'

/** Minor units. */
export interface Turnover {
  /** Turnover required by the deposits since the last withdrawal. */
  required: bigint
  done: bigint
  /** Zero: free to withdraw. */
  remaining: bigint
}

/**
 * Turnover required before a withdrawal: each deposit requires its amount times the brand's factor, and only stakes
 * settled after it count. The remainder is therefore the maximum over all deposits: what that deposit and all later
 * ones require, minus the turnover since. Deposits before the last withdrawal are done, or it would have been refused.
 */
export async function remainingTurnover(database: Database | Transaction, memberId: number): Promise<Turnover> {
  const { rows } = await database.execute<{ required: string; done: string }>(sql`
    with paid as (
      select confirmed_at as at, sum(trunc(amount::numeric * (select turnover_percent from withdrawal_setting) / 100)) over (
        order by confirmed_at desc, id desc rows between unbounded preceding and current row
      ) as required
      from deposit
      where member_id = ${memberId} and transaction_id is not null and confirmed_at > coalesce((
        select max(requested_at) from withdrawal
        where member_id = ${memberId} and state not in ('REJECTED', 'FAILED', 'CANCELLED')
      ), '-infinity')
    ), played as (
      select required, (
        -- The rest of the deposit's own day, and whole days after it.
        select coalesce(sum(stake), 0) from round
        where member_id = ${memberId} and settled_at >= at and brand_day(settled_at) = brand_day(at)
          and settled_at < at + interval '1 day'
      ) + (
        select coalesce(sum(turnover), 0) from member_day where member_id = ${memberId} and day > brand_day(at)
      ) as done
      from paid
    )
    select required::text, least(done, required)::text as done from played order by required - done desc limit 1`)
  const [most] = rows
  const required = BigInt(most?.required ?? 0)
  const done = BigInt(most?.done ?? 0)
  return { required, done, remaining: required - done }
}
