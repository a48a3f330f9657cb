import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { DEFAULT_THRESHOLDS } from '../thresholds.ts'

/** So long a withdrawal waits for the answer; then operators decide. */
const PATIENCE_MINUTES = 10

/**
 * Has a member compared with the lists for a withdrawal that was just stored: the first one, one that brings the withdrawals since the last answer
 * to the brand's threshold, and any while there is no answer or only one about older lists.
 */
export async function screenForWithdrawal(tx: Transaction, memberId: number): Promise<void> {
  const set = sql`(select value from risk_threshold where signal = 'screening' and name = 'withdrawals')`
  await tx.execute(sql`
    select queue_screening(array[${memberId}]::integer[], 'WITHDRAWAL')
    from member left join screening on screening.member_id = member.id
    where member.id = ${memberId} and exists (select from screening_list) and (screening.answered_at is null or screening.reason = 'LISTS'
      or (select count(*) from withdrawal where member_id = ${memberId} and state not in ('REJECTED', 'FAILED', 'CANCELLED')) <= 1
      or (select coalesce(sum(amount), 0) from withdrawal where member_id = ${memberId} and requested_at > screening.answered_at)
        >= coalesce(${set}, ${DEFAULT_THRESHOLDS.screening.withdrawals}))`)
}

/** Has those of these members compared with the lists whose payments since the last answer have reached a threshold of the brand. */
export async function screenForPayments(
  tx: Transaction,
  ids: readonly number[],
  { deposits, withdrawals }: { deposits: bigint; withdrawals: bigint },
): Promise<void> {
  await tx.execute(sql`
    select queue_screening(array_agg(member_id order by member_id), 'PAYMENTS') from screening
    where member_id = any(${sql.param([...ids])}::integer[]) and reason is null and answered_at is not null and (
      (select coalesce(sum(amount), 0) from deposit where deposit.member_id = screening.member_id and state = 'CONFIRMED'
        and confirmed_at > answered_at) >= ${deposits}::bigint
      or (select coalesce(sum(amount), 0) from withdrawal where withdrawal.member_id = screening.member_id
        and requested_at > answered_at and state not in ('REJECTED', 'FAILED', 'CANCELLED')) >= ${withdrawals}::bigint)
    having count(*) > 0`)
}

/**
 * Whether a comparison that is due may still be answered soon (WAITS), or operators decide without it (UNANSWERED); null if none is due. That the
 * lists have changed holds nothing up.
 */
export async function readAwaited(
  on: Database | Transaction,
  memberId: number,
): Promise<'WAITS' | 'UNANSWERED' | null> {
  const { rows } = await on.execute<{ awaited: 'WAITS' | 'UNANSWERED' }>(sql`
    select case when next_action_at is not null and due_since > clock_timestamp() - make_interval(mins => ${PATIENCE_MINUTES}) then 'WAITS'
      else 'UNANSWERED' end as awaited
    from screening where member_id = ${memberId} and reason <> 'LISTS' and exists (select from screening_list)`)
  return rows[0]?.awaited ?? null
}
