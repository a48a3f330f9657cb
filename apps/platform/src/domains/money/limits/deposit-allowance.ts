import type { DepositLimitPeriod } from '@playhouse/shared/limits.ts'
import type { HeldReason } from '@playhouse/platform-api/cashier-deposits.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { platformError } from '../../../request/platform-error.ts'
import {
  lockDepositLimits,
  lockReceiver,
  publishLimitReached,
  readReceivable,
  type ReceivingState,
} from './receiving.ts'

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
  for (const { period, room } of await roomUnderLimits(tx, memberId, now)) {
    if (amount > room) throw platformError('limit.deposit')
    if (amount === room) await publishLimitReached(tx, memberId, period)
  }
}

/**
 * How much of a payment may be credited, and why the rest may not. Payments of the member and changes of its limits and
 * exclusions wait for the end of the transaction, so together they cannot exceed a limit.
 * `requested` is the deposit that the payment is for: it counts towards the limits until it is paid.
 */
export async function creditablePart(
  tx: Transaction,
  payment: { memberId: number; amount: bigint; requested?: number | undefined },
): Promise<{ amount: bigint; heldFor: HeldReason | null }> {
  const { memberId } = payment
  await lockReceiver(tx, memberId)
  const { outcome, credited, state, reached } = await readReceivable(tx, { ...payment, type: 'DEPOSIT' })
  if (reached) await publishLimitReached(tx, memberId, reached)
  return { amount: credited, heldFor: outcome === 'credited' ? null : getHeldReason(state) }
}

/** The obstacle to crediting a held payment now; null if there is none. Lock the receiver to credit it. */
export async function releaseObstacle(
  on: Database | Transaction,
  payment: { memberId: number; amount: bigint },
): Promise<HeldReason | null> {
  const { outcome, state } = await readReceivable(on, { ...payment, type: 'DEPOSIT', purpose: 'release' })
  return outcome === 'credited' ? null : getHeldReason(state)
}

/** The reason as the member reads it. */
function getHeldReason(state: ReceivingState | null): HeldReason {
  switch (state) {
    case null:
    case 'HELD':
    case 'REVIEW':
    case 'BLOCKED':
    case 'DEPOSITS_BLOCKED':
      return 'BLOCKED'
    case 'CLOSING':
      return 'CLOSED'
    default:
      return state
  }
}

interface Room {
  period: DepositLimitPeriod
  room: bigint
}

/** Remaining amount of each deposit limit of the member; locks the limits. */
async function roomUnderLimits(tx: Transaction, memberId: number, now: Date): Promise<Room[]> {
  await lockDepositLimits(tx, memberId)
  // A statement of its own, so that its snapshot includes deposits committed while this transaction waited for the lock.
  const { rows } = await tx.execute<Room & Record<string, unknown>>(
    sql`select period, room from deposit_room(${memberId}, ${now.toISOString()}::timestamptz)`,
  )
  return rows
}

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
      union all select where account_standing(${memberId}) <> 'OPEN'
    ) as excluded, account_hold_state(${memberId}) is not null as held`)
  if (rows[0]?.excluded) throw platformError('play.excluded')
  if (rows[0]?.held) throw platformError('account.held')
}
