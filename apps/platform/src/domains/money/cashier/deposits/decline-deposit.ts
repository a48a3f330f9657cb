import { DEPOSIT_REASONS } from '@playhouse/platform-api/cashier-deposits.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { depositBlock } from '../../../../db/tables/deposits.ts'
import { NOT_TAKEN_REASONS, reject, type StoredDeposit } from './deposit-record.ts'

/** Failures within the interval that block an account's deposits. */
const FAILURES_MAX = 5
const INTERVAL = sql`interval '10 minutes'`

/** Rejections that no payer caused. */
const NOT_OF_PAYER = ['NOT_RECEIVED', ...NOT_TAKEN_REASONS]

/** Rejects a deposit that the provider declined, and blocks the account's deposits after several. */
export async function declineDeposit(tx: Transaction, row: StoredDeposit, providerReason: string): Promise<void> {
  if (!(await reject(tx, row, getReason(providerReason)))) return
  const { memberId } = row
  await tx.execute(sql`
    insert into deposit_block (member_id, reason)
    select ${memberId}, 'DECLINED' where (
      select count(*) from deposit_step
      where member_id = ${memberId} and state = 'REJECTED' and reason <> all (${sql.param(NOT_OF_PAYER)}::text[]) and at > greatest(
        clock_timestamp() - ${INTERVAL}, (select lifted_at from deposit_block where member_id = ${memberId}))
    ) >= ${FAILURES_MAX}
    on conflict (member_id) do update set reason = excluded.reason, blocked_at = excluded.blocked_at, lifted_at = null
      where deposit_block.lifted_at is not null`)
}

/** Unblocks a member's deposits after a review; earlier failures no longer count. */
export async function liftDepositBlock(tx: Transaction, memberId: number): Promise<void> {
  await tx
    .update(depositBlock)
    .set({ liftedAt: sql`clock_timestamp()` })
    .where(eq(depositBlock.memberId, memberId))
}

function getReason(providerReason: string): string {
  const reason = providerReason.toUpperCase()
  return (DEPOSIT_REASONS as readonly string[]).includes(reason) ? reason : 'OTHER'
}
