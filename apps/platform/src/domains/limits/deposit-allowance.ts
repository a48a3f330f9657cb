import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberLimit, playExclusion } from '../../db/tables/limits.ts'
import { publishToMember } from '../../live/publish.ts'
import { platformError } from '../../request/platform-error.ts'

/**
 * Checks the member's deposit limits before a deposit of `amount` minor units is requested. Insert the deposit in the
 * same transaction: concurrent deposits of the member wait for its end, so together they cannot exceed a limit.
 * @throws PlatformError limit.deposit, play.excluded
 */
export async function assertDepositAllowed(
  tx: Transaction,
  memberId: number,
  amount: bigint,
  now: Date = new Date(),
): Promise<void> {
  await assertNotExcluded(tx, memberId, now)
  const limits = await tx
    .select({
      period: memberLimit.period,
      allowed: sql<bigint | null>`least(${memberLimit.value}, ${memberLimit.operatorValue})`,
    })
    .from(memberLimit)
    .where(and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, 'DEPOSIT')))
    .for('no key update')
  for (const { period, allowed } of limits) {
    if (allowed === null) continue
    // A separate statement, so that its snapshot includes deposits committed while this transaction waited for the
    // lock.
    const { rows } = await tx.execute<{ used: bigint }>(
      sql`select deposited_since(${memberId}, limit_since(${period}, ${now.toISOString()}::timestamptz)) as used`,
    )
    const left = allowed - (rows[0]?.used ?? 0n)
    if (amount > left) throw platformError('limit.deposit')
    if (amount === left)
      await publishToMember(tx, memberId, { type: 'LIMIT_REACHED', limit: `DEPOSIT_${period}`, until: null })
  }
}

/** @throws PlatformError play.excluded during a time-out or self-exclusion, and for a closed account */
export async function assertNotExcluded(
  database: Database | Transaction,
  memberId: number,
  now: Date = new Date(),
): Promise<void> {
  const { rows } = await database.execute(sql`
    select from ${playExclusion}
    where member_id = ${memberId} and state = 'ACTIVE' and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)
    union all select from member where id = ${memberId} and closed_at is not null`)
  if (rows.length > 0) throw platformError('play.excluded')
}
