import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { exclusionCheck } from '../../../db/tables/exclusion-registers.ts'
import { type ExclusionGround, type ExclusionKind, limitChange, playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { gameSession } from '../../../db/tables/play.ts'
import { publishToMember } from '../../../live/publish.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { endApiTokens, endSessions } from '../../people/session/sessions/live-session.ts'
import { takeConfirmation } from './confirmation.ts'
import { endInterventionByBreak } from './interventions.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { holdOtherAccounts } from '../../people/member/matching-accounts.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { lockDeposits } from './set-limit.ts'

/** A requested time-out in days, or self-exclusion in months (null for indefinite). */
export type ExclusionRequest = { kind: 'TIME_OUT'; days: number } | { kind: 'SELF_EXCLUSION'; months: number | null }

/** Effects of other domains in the transaction that starts a break. */
export type OnBreak = (tx: Transaction, memberId: number) => Promise<void>

/** Who ends what a register has begun. */
const REGISTER = 'REGISTER'

export type Exclusion = typeof playExclusion.$inferSelect

export async function activeExclusion(
  database: Database | Transaction,
  memberId: number,
  now: Date = new Date(),
): Promise<Exclusion | undefined> {
  const [found] = await database
    .select()
    .from(playExclusion)
    .where(and(eq(playExclusion.memberId, memberId), eq(playExclusion.state, 'ACTIVE')))
  return found && (found.endsAt === null || found.endsAt > now) ? found : undefined
}

export async function isExcluded(database: Database | Transaction, memberId: number, now: Date): Promise<boolean> {
  const active = and(
    eq(playExclusion.memberId, memberId),
    eq(playExclusion.state, 'ACTIVE'),
    sql`(${playExclusion.endsAt} is null or ${playExclusion.endsAt} > ${now.toISOString()}::timestamptz)`,
  )
  return (await database.$count(playExclusion, active)) > 0
}

/** End of a requested exclusion: days of 24 hours, calendar months. Null for an indefinite one. */
export function exclusionEnd(request: ExclusionRequest, from: Date): Date | null {
  if (request.kind === 'TIME_OUT') return new Date(from.getTime() + request.days * 86_400_000)
  if (request.months === null) return null
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + request.months)
  // 31 August plus six months would overflow February.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

/** @throws PlatformError request_param_err for a self-exclusion that is shorter than the member's rules allow */
export async function assertLongEnough(database: Database, memberId: number, request: ExclusionRequest): Promise<void> {
  if (request.kind === 'TIME_OUT' || request.months === null) return
  const { exclusionMonths } = await readMemberRules(database, memberId)
  if (request.months < exclusionMonths) throw platformError('request_param_err', { fields: { months: 'range' } })
}

/** @throws PlatformError exclusion.active unless the request ends later than the active one */
export async function assertLonger(
  database: Database | Transaction,
  memberId: number,
  endsAt: Date | null,
): Promise<Exclusion | undefined> {
  const active = await activeExclusion(database, memberId)
  if (!active) return undefined
  if (!isLonger(endsAt, active.endsAt)) throw platformError('exclusion.active')
  return active
}

/** Null is for one without an end. */
const isLonger = (endsAt: Date | null, than: Date | null): boolean =>
  than !== null && (endsAt === null || endsAt > than)

const isExclusion = ({ memberId, id }: Pick<Exclusion, 'memberId' | 'id'>) =>
  and(eq(playExclusion.memberId, memberId), eq(playExclusion.id, id))

/**
 * Second step: excludes the member, ends games and all other sessions, and cancels waiting limit
 * increases. Unfinished rounds are still settled: payouts need no live session.
 * @throws PlatformError confirmation.expired, exclusion.active
 */
export function startExclusion(
  database: Database,
  memberId: number,
  request: ExclusionRequest,
  { confirmation, currentSession, onBreak }: { confirmation: string; currentSession: Buffer; onBreak: OnBreak },
): Promise<Exclusion> {
  return withTransaction(database, async (tx) => {
    await lockForExclusion(tx, memberId)
    await takeConfirmation(tx, memberId, confirmation, request)
    const now = new Date()
    return exclude(
      tx,
      { memberId, kind: request.kind, endsAt: exclusionEnd(request, now), now },
      { onBreak, currentSession },
    )
  })
}

/**
 * Excludes a member as operators decide, and notifies the member. Money at vendors with wallets of their own is brought back afterwards.
 * The caller holds deposits and member.
 * @throws PlatformError exclusion.active unless it ends later than the active one
 */
export async function excludeByOperators(
  tx: Transaction,
  {
    operators,
    ...requested
  }: { memberId: number; endsAt: Date | null; ground: ExclusionGround; operators: readonly string[] },
  onBreak: OnBreak,
): Promise<Exclusion> {
  const by = `OPERATOR ${operators.join(', ')}`
  const added = await exclude(tx, { ...requested, kind: 'SELF_EXCLUSION', by, now: new Date() }, { onBreak })
  await tellExclusion(tx, added)
  return added
}

/**
 * Excludes a member as long as a register lists them, and tells the member. Sessions stay, as members may be logging in just now.
 * @param current the exclusion that follows from the entry as it was known before: its end follows the entry's
 * @returns the exclusion; null if another one lasts longer
 */
export async function excludeByRegister(
  tx: Transaction,
  { memberId, endsAt, current }: { memberId: number; endsAt: Date | null; current: number | null },
  onBreak: OnBreak,
): Promise<number | null> {
  const active = await activeExclusion(tx, memberId)
  if (active && active.id === current) {
    if (active.endsAt?.getTime() !== endsAt?.getTime()) {
      await tx
        .update(playExclusion)
        .set({ endsAt, nextActionAt: sql`least(${playExclusion.nextActionAt}, ${endsAt}::timestamptz)` })
        .where(isExclusion(active))
    }
    return current
  }
  if (active && !isLonger(endsAt, active.endsAt)) return null
  const listed = {
    memberId,
    kind: 'SELF_EXCLUSION',
    endsAt,
    ground: 'REGISTER',
    by: REGISTER,
    now: new Date(),
  } as const
  const added = await exclude(tx, listed, { onBreak, keepsSessions: true })
  await tellExclusion(tx, added)
  return added.id
}

/** Ends the exclusion that followed from an entry which a register has no more. A break of the member's own that it had replaced goes on. */
export async function endRegisteredExclusion(tx: Transaction, memberId: number, id: number): Promise<void> {
  const now = new Date()
  const [ended] = await tx
    .update(playExclusion)
    .set({ state: 'ENDED', closedAt: now, closedBy: REGISTER, nextActionAt: null })
    .where(and(isExclusion({ memberId, id }), eq(playExclusion.state, 'ACTIVE')))
    .returning({ startsAt: playExclusion.startsAt })
  if (!ended) return
  await tx
    .update(playExclusion)
    .set({ state: 'ACTIVE', closedAt: null, closedBy: null, nextActionAt: sql`${playExclusion.endsAt}` })
    .where(
      and(
        eq(playExclusion.memberId, memberId),
        eq(playExclusion.state, 'REPLACED'),
        eq(playExclusion.closedAt, ended.startsAt),
        sql`(${playExclusion.endsAt} is null or ${playExclusion.endsAt} > ${now.toISOString()}::timestamptz)`,
      ),
    )
  await tx.execute(sql`select set_play_guard(${memberId})`)
}

async function tellExclusion(tx: Transaction, { memberId, endsAt, ground }: Exclusion): Promise<void> {
  await writeMessage(tx, {
    memberId,
    kind: 'SYSTEM',
    template: endsAt === null ? 'exclusion.FOR_GOOD' : 'exclusion.UNTIL',
    // The last day.
    params: { ground: ground ?? '', ...(endsAt && { until: brandDay(new Date(endsAt.getTime() - 1)) }) },
  })
}

export async function lockForExclusion(tx: Transaction, memberId: number): Promise<void> {
  await lockDeposits(tx, memberId)
  await lockMember(tx, memberId)
}

interface NewExclusion {
  memberId: number
  kind: ExclusionKind
  endsAt: Date | null
  /** Why operators excluded the member. */
  ground?: ExclusionGround
  by?: string
  now: Date
}

async function exclude(
  tx: Transaction,
  { memberId, kind, endsAt, ground, by = 'MEMBER', now }: NewExclusion,
  {
    onBreak,
    currentSession,
    keepsSessions = false,
  }: { onBreak: OnBreak; currentSession?: Buffer; keepsSessions?: boolean },
): Promise<Exclusion> {
  const replaced = await assertLonger(tx, memberId, endsAt)
  if (replaced) await close(tx, replaced, 'REPLACED', by, now)
  else await closeEnded(tx, memberId, now)
  // A break that operators start has no request that brings money back from vendors: the job does it.
  const nextActionAt = ground === undefined ? endsAt : now
  const row = { memberId, kind, ground, state: 'ACTIVE' as const, startsAt: now, endsAt, nextActionAt }
  const [added] = await tx.insert(playExclusion).values(row).returning()
  if (!added) throw new Error('The exclusion was not inserted')
  await tx.update(member).set({ marketingAllowed: false }).where(eq(member.id, memberId))
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await tx
    .update(limitChange)
    .set({ state: 'CANCELLED', decidedAt: now })
    .where(and(eq(limitChange.memberId, memberId), eq(limitChange.state, 'WAITING')))
  await endInterventionByBreak(tx, memberId, by === 'MEMBER')
  await onBreak(tx, memberId)
  await holdOtherAccounts(tx, memberId)
  await endPlay(tx, memberId)
  if (keepsSessions) await endApiTokens(tx, memberId)
  else await endOtherSessions(tx, memberId, currentSession, 'EXCLUDED')
  const until = endsAt?.toISOString() ?? null
  await publishToMember(tx, memberId, { type: 'LIMIT_REACHED', limit: kind, until })
  return added
}

/** Ends the member's open games: further stakes are refused. */
export async function endPlay(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`update ${gameSession} set ended_at = now() where member_id = ${memberId} and ended_at is null`)
}

/** Ends the member's sessions except `current`, sends them the reason, and ends the API tokens. */
export async function endOtherSessions(
  tx: Transaction,
  memberId: number,
  current: Buffer | undefined,
  reason: 'EXCLUDED' | 'CLOSED' | 'BLOCKED',
): Promise<void> {
  await endSessions(tx, sql`member_id = ${memberId} and token_hash <> ${current ?? Buffer.alloc(0)}`, reason)
  await endApiTokens(tx, memberId)
}

/** Ends expired exclusions. @returns how many */
export async function endDueExclusions(database: Database): Promise<number> {
  const due = await database
    .select({ memberId: playExclusion.memberId })
    .from(playExclusion)
    .where(sql`state = 'ACTIVE' and next_action_at <= now() and ends_at <= now()`)
    .limit(20)
  for (const { memberId } of due) {
    await withTransaction(database, async (tx) => {
      await lockMember(tx, memberId)
      await closeEnded(tx, memberId, new Date())
      await tx.execute(sql`select set_play_guard(${memberId})`)
    })
  }
  return due.length
}

/**
 * Ends an indefinite self-exclusion on the operator's decision, some days later as the member's rules say.
 * @throws PlatformError exclusion.active if there is none, it follows from a register, or it has not lasted the least time of a self-exclusion
 */
export async function liftExclusion(tx: Transaction, memberId: number, by: string, now = new Date()): Promise<Date> {
  await lockMember(tx, memberId)
  const rules = await readMemberRules(tx, memberId)
  const active = await activeExclusion(tx, memberId, now)
  const earliest = active && exclusionEnd({ kind: 'SELF_EXCLUSION', months: rules.exclusionMonths }, active.startsAt)
  if (!active || active.endsAt !== null || !earliest || earliest > now) throw platformError('exclusion.active')
  const isListed = and(eq(exclusionCheck.memberId, memberId), eq(exclusionCheck.exclusionId, active.id))
  if ((await tx.$count(exclusionCheck, isListed)) > 0) throw platformError('exclusion.active')
  const endsAt = new Date(now.getTime() + rules.exclusionLiftDays * 86_400_000)
  await tx
    .update(playExclusion)
    .set({ endsAt, nextActionAt: endsAt, closedBy: `OPERATOR ${by}` })
    .where(isExclusion(active))
  return endsAt
}

async function closeEnded(tx: Transaction, memberId: number, now: Date): Promise<void> {
  await tx
    .update(playExclusion)
    .set({ state: 'ENDED', closedAt: now, nextActionAt: null, closedBy: sql`coalesce(closed_by, 'TIME')` })
    .where(
      and(
        eq(playExclusion.memberId, memberId),
        eq(playExclusion.state, 'ACTIVE'),
        sql`ends_at <= ${now.toISOString()}::timestamptz`,
      ),
    )
}

async function close(tx: Transaction, ended: Exclusion, state: 'REPLACED', by: string, now: Date) {
  await tx
    .update(playExclusion)
    .set({ state, closedAt: now, closedBy: by, nextActionAt: null })
    .where(isExclusion(ended))
}
