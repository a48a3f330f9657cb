import type { HeldReason } from '@playhouse/platform-api/cashier-deposits.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { depositBlock } from '../../../db/tables/deposits.ts'
import { type LimitPeriod, memberBlock, memberLimit, playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { publishToMember } from '../../../live/publish.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { activeExclusion } from './exclusion.ts'
import { holdState } from './play-bar.ts'

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
  for (const { period, left } of await roomUnderLimits(tx, memberId, now)) {
    if (amount > left) throw platformError('limit.deposit')
    if (amount === left) await publishLimitReached(tx, memberId, period)
  }
}

/**
 * How much of a payment may be credited, and why the rest may not. Payments of the member and changes of its limits and
 * exclusions wait for the end of the transaction, so together they cannot exceed a limit.
 * `requested` is the deposit that the payment is for: it counts towards the limits until it is paid.
 */
export async function creditablePart(
  tx: Transaction,
  { memberId, amount, requested }: { memberId: number; amount: bigint; requested?: number | undefined },
  now: Date = new Date(),
): Promise<{ amount: bigint; heldFor: HeldReason | null }> {
  await lockMember(tx, memberId)
  const prevented = await preventedBy(tx, memberId, now)
  if (prevented) return { amount: 0n, heldFor: prevented }
  const [least] = (await roomUnderLimits(tx, memberId, now, requested)).toSorted((one, other) =>
    one.left < other.left ? -1 : 1,
  )
  if (!least || amount < least.left) return { amount, heldFor: null }
  await publishLimitReached(tx, memberId, least.period)
  const credited = least.left > 0n ? least.left : 0n
  return { amount: credited, heldFor: credited === amount ? null : `LIMIT_${least.period}` }
}

/** Whether all of a payment may be credited now; without locks, to show it. */
export async function mayCredit(database: Database, memberId: number, amount: bigint, now = new Date()) {
  if (await preventedBy(database, memberId, now)) return false
  const limits = await database.select(ALLOWED).from(memberLimit).where(isDepositLimit(memberId))
  return (await roomOf(database, memberId, limits, now)).every(({ left }) => amount <= left)
}

/** What prevents every deposit of the member. */
async function preventedBy(tx: Database | Transaction, memberId: number, now: Date): Promise<HeldReason | undefined> {
  const [found] = await tx.select({ closedAt: member.closedAt }).from(member).where(eq(member.id, memberId))
  if (found?.closedAt) return 'CLOSED'
  const exclusion = await activeExclusion(tx, memberId, now)
  if (exclusion) return exclusion.kind
  if (await holdState(tx, memberId)) return 'BLOCKED'
  if ((await tx.$count(memberBlock, eq(memberBlock.memberId, memberId))) > 0) return 'BLOCKED'
  const isBlocked = and(eq(depositBlock.memberId, memberId), isNull(depositBlock.liftedAt))
  return (await tx.$count(depositBlock, isBlocked)) > 0 ? 'BLOCKED' : undefined
}

interface Room {
  period: 'DAY' | 'WEEK' | 'MONTH'
  /** Below zero if the limit was lowered since. */
  left: bigint
}

const ALLOWED = {
  period: memberLimit.period,
  allowed: sql<bigint | null>`least(${memberLimit.value}, ${memberLimit.operatorValue})`,
}
const isDepositLimit = (memberId: number) => and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, 'DEPOSIT'))

/** What each deposit limit of the member leaves, its limits locked. */
async function roomUnderLimits(tx: Transaction, memberId: number, now: Date, without?: number): Promise<Room[]> {
  const limits = await tx.select(ALLOWED).from(memberLimit).where(isDepositLimit(memberId)).for('no key update')
  // Separate statements, so that their snapshots include deposits committed while this transaction waited for the lock.
  return roomOf(tx, memberId, limits, now, without)
}

async function roomOf(
  database: Database | Transaction,
  memberId: number,
  limits: readonly { period: LimitPeriod; allowed: bigint | null }[],
  now: Date,
  without?: number,
): Promise<Room[]> {
  const rooms: Room[] = []
  for (const { period, allowed } of limits) {
    if (allowed === null || period === 'ONCE') continue
    const { rows } = await database.execute<{ used: bigint }>(
      sql`select deposited_since(${memberId}, limit_since(${period}, ${now.toISOString()}::timestamptz), ${without ?? null}::integer) as used`,
    )
    rooms.push({ period, left: allowed - (rows[0]?.used ?? 0n) })
  }
  return rooms
}

const publishLimitReached = (tx: Transaction, memberId: number, period: Room['period']) =>
  publishToMember(tx, memberId, { type: 'LIMIT_REACHED', limit: `DEPOSIT_${period}`, until: null })

/** @throws PlatformError account.held; play.excluded during a time-out or self-exclusion, and for a closed account */
export async function assertNotExcluded(
  database: Database | Transaction,
  memberId: number,
  now: Date = new Date(),
): Promise<void> {
  const { rows } = await database.execute<{ excluded: boolean; held: boolean }>(sql`
    select exists (
      select from ${playExclusion}
      where member_id = ${memberId} and state = 'ACTIVE' and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)
      union all select from member where id = ${memberId} and closed_at is not null
    ) as excluded, account_hold_state(${memberId}) is not null as held`)
  if (rows[0]?.excluded) throw platformError('play.excluded')
  if (rows[0]?.held) throw platformError('account.held')
}
