import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { limitChange, type LimitKind, memberLimit, type LimitPeriod } from '../../../db/tables/limits.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { acceptLimit } from './interventions.ts'

interface NewLimit {
  memberId: number
  kind: LimitKind
  period: LimitPeriod
  /** Minor units or minutes; null removes the limit. */
  value: bigint | null
}

/**
 * Sets a member's own limit: a first or stricter one at once; a looser one waits, as long as the member's rules say, for a confirmation. Setting
 * the current value cancels a waiting one.
 */
export function setLimit(database: Database, limit: NewLimit, now: Date = new Date()): Promise<void> {
  return withTransaction(database, (tx) => setOwnLimit(tx, limit, now))
}

/** Does what `setLimit` does, within a transaction. */
export async function setOwnLimit(tx: Transaction, limit: NewLimit, now: Date = new Date()): Promise<void> {
  const { memberId, kind, period, value } = limit
  await lockMember(tx, memberId)
  const [found] = await tx.select({ value: memberLimit.value }).from(memberLimit).where(getRow(limit))
  const current = found?.value ?? null
  await tx
    .update(limitChange)
    .set({ state: 'CANCELLED', decidedAt: now })
    .where(
      and(
        eq(limitChange.memberId, memberId),
        eq(limitChange.kind, kind),
        eq(limitChange.period, period),
        eq(limitChange.state, 'WAITING'),
      ),
    )
  if (value === current) return
  const change = { memberId, kind, period, oldValue: current, newValue: value, changedBy: 'MEMBER', changedAt: now }
  const isStricter = value !== null && (current === null || value < current)
  if (!isStricter) {
    const { limitReflectionHours, limitConfirmationDays } = await readMemberRules(tx, memberId)
    const readyAt = new Date(now.getTime() + limitReflectionHours * 3_600_000)
    const expiresAt = new Date(readyAt.getTime() + limitConfirmationDays * 86_400_000)
    await tx.insert(limitChange).values({ ...change, state: 'WAITING', readyAt, expiresAt })
    return
  }
  await tx.insert(limitChange).values({ ...change, state: 'EFFECTIVE', decidedAt: now })
  await apply(tx, limit, 'value')
  await acceptLimit(tx, { memberId, kind, period, value })
}

/**
 * Confirms a looser limit after its wait.
 * @throws PlatformError limit.change.not.found for an unknown, expired or cancelled one; limit.change.not.due before
 */
export function confirmLimitIncrease(
  database: Database,
  { memberId, id }: { memberId: number; id: number },
  now: Date = new Date(),
): Promise<void> {
  return withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    const condition = and(eq(limitChange.memberId, memberId), eq(limitChange.id, id), eq(limitChange.state, 'WAITING'))
    const [change] = await tx.select().from(limitChange).where(condition)
    if (!change?.readyAt || !change.expiresAt || change.expiresAt <= now) throw platformError('limit.change.not.found')
    if (change.readyAt > now) throw platformError('limit.change.not.due')
    await tx.update(limitChange).set({ state: 'CONFIRMED', decidedAt: now }).where(condition)
    await apply(tx, { ...change, value: change.newValue }, 'value')
  })
}

/**
 * Sets or removes the operator's limit of a member, at once. The stricter of both applies. `by` names the operator.
 * @returns the previous value
 */
export async function setOperatorLimit(
  tx: Transaction,
  { by, ...limit }: NewLimit & { by: string },
): Promise<bigint | null> {
  const { memberId, kind, period, value } = limit
  await lockMember(tx, memberId)
  const [found] = await tx.select({ value: memberLimit.operatorValue }).from(memberLimit).where(getRow(limit))
  const oldValue = found?.value ?? null
  const decidedAt = new Date()
  const change = { memberId, kind, period, oldValue, newValue: value, changedAt: decidedAt, decidedAt }
  await tx.insert(limitChange).values({ ...change, state: 'EFFECTIVE', changedBy: `OPERATOR ${by}` })
  await apply(tx, limit, 'operatorValue')
  return oldValue
}

async function apply(tx: Transaction, limit: NewLimit, column: 'value' | 'operatorValue'): Promise<void> {
  const { memberId, kind, period, value } = limit
  await tx
    .insert(memberLimit)
    .values({ memberId, kind, period, [column]: value })
    .onConflictDoUpdate({
      target: [memberLimit.memberId, memberLimit.kind, memberLimit.period],
      set: { [column]: value, reachedAt: null, ...(kind === 'SESSION_TIME' && { nextActionAt: NEXT_SESSION_SWEEP }) },
    })
  await tx.execute(sql`select set_play_guard(${memberId})`)
}

/** A shorter session time applies to open games. */
const NEXT_SESSION_SWEEP = sql`now()`

const getRow = ({ memberId, kind, period }: Omit<NewLimit, 'value'>) =>
  and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, kind), eq(memberLimit.period, period))

/** Serialises the member's deposit requests, also with an exclusion and the closing of the account. */
export async function lockDeposits(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deposit:${memberId}`}, 0))`)
}
