import type { DepositLimitPeriod } from '@playhouse/shared/limits.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { memberLimits } from '@playhouse/platform-api/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { limitChange, type LimitKind, type LimitPeriod, memberLimit } from '../../../db/tables/limits.ts'
import { activeExclusion } from './exclusion.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { LIMITS } from './limit-rules.ts'

const HISTORY_MAX = 50
const SPAN_MS: Readonly<Partial<Record<LimitPeriod, number>>> = { DAY: 86_400_000, WEEK: 7 * 86_400_000 }

interface Usage extends Record<string, unknown> {
  period: DepositLimitPeriod
  deposited: bigint
  lost: bigint
  /** First counted deposit and settled round within the period. */
  firstDeposit: string | null
  firstRound: string | null
  monthEnd: string
}

/** A member's limits with their use. Six queries. */
export async function readLimits(
  database: Database,
  memberId: number,
  now: Date = new Date(),
): Promise<ResponseOf<typeof memberLimits>> {
  const at = sql`${now.toISOString()}::timestamptz`
  const usages = await readUsages(database, memberId, at)
  const { rows: facts } = await database.execute<{
    currency: string
    hasDeposited: boolean
    minutes: bigint | null
  }>(sql`
    select currency, exists (select from deposit where member_id = ${memberId} and state = 'CONFIRMED') as "hasDeposited",
      floor(extract(epoch from ${at} - play_session_start(${memberId})) / 60)::bigint as minutes
    from ledger_account where member_id = ${memberId} and code = ${`member:${memberId}:cash`}`)
  const stored = await database.select().from(memberLimit).where(eq(memberLimit.memberId, memberId))
  const history = await database
    .select()
    .from(limitChange)
    .where(eq(limitChange.memberId, memberId))
    .orderBy(desc(limitChange.id))
    .limit(HISTORY_MAX)
  const exclusion = await activeExclusion(database, memberId, now)
  const rules = await readMemberRules(database, memberId)
  const [fact] = facts
  if (!fact) throw new Error(`Member ${memberId} has no ledger account.`)

  const limits = LIMITS.map((limit) => {
    const isOfLimit = ({ kind, period }: Limit) => kind === limit.kind && period === limit.period
    return describeLimit(limit, {
      stored: stored.find(isOfLimit),
      usage: usages.find(({ period }) => period === limit.period),
      waiting: history.find((change) => isOfLimit(change) && getState(change, now) === 'WAITING'),
      minutes: fact.minutes,
    })
  })
  return {
    currency: fact.currency,
    limits,
    exclusion: exclusion
      ? { kind: exclusion.kind, startsAt: exclusion.startsAt.getTime(), endsAt: exclusion.endsAt?.getTime() ?? null }
      : null,
    rules: {
      reflectionHours: rules.limitReflectionHours,
      requiresDepositLimit: rules.requiresDepositLimit,
      exclusionMonths: rules.exclusionMonths,
      exclusionLiftDays: rules.exclusionLiftDays,
      helpServices: rules.helpServices,
    },
    promptsForDepositLimit:
      (!fact.hasDeposited || rules.requiresDepositLimit) &&
      !limits.some(({ kind, own }) => kind === 'DEPOSIT' && own !== null),
    history: history.map((change) => ({
      id: change.id,
      kind: change.kind,
      period: change.period,
      from: getValue(change.kind, change.oldValue),
      to: getValue(change.kind, change.newValue),
      state: getState(change, now),
      byOperator: change.changedBy.startsWith('OPERATOR'),
      at: change.changedAt.getTime(),
    })),
  }
}

async function readUsages(database: Database, memberId: number, at: SQL): Promise<Usage[]> {
  const { rows } = await database.execute<Usage>(sql`
    select period, deposited_since(${memberId}, since) as deposited, lost_since(${memberId}, since)::bigint as lost,
      (select min(coalesce(confirmed_at, created_at)) from deposit where member_id = ${memberId}
        and state in ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED', 'CONFIRMED') and coalesce(confirmed_at, created_at) > since) as "firstDeposit",
      (select min(settled_at) from round where member_id = ${memberId} and settled_at > since) as "firstRound",
      limit_since('MONTH', limit_since('MONTH', ${at}) + interval '40 days') as "monthEnd"
    from (select period, limit_since(period, ${at}) as since from unnest(array['DAY', 'WEEK', 'MONTH']) period) spans`)
  return rows
}

type Limit = (typeof LIMITS)[number]

interface LimitUse {
  stored: typeof memberLimit.$inferSelect | undefined
  usage: Usage | undefined
  /** A change that the member has still to confirm. */
  waiting: typeof limitChange.$inferSelect | undefined
  /** Length of the session; null without one. */
  minutes: bigint | null
}

function describeLimit({ kind, period }: Limit, { stored, usage, waiting, minutes }: LimitUse) {
  const strictest = lesser(stored?.value ?? null, stored?.operatorValue ?? null)
  const used = findUsage(kind, usage, minutes)
  const left = strictest === null ? null : strictest - (used ?? 0n)
  return {
    kind,
    period,
    own: getValue(kind, stored?.value ?? null),
    operator: getValue(kind, stored?.operatorValue ?? null),
    used: getValue(kind, used),
    left: getValue(kind, left === null || left > 0n ? left : 0n),
    freeAt: freeAt(kind, period, usage),
    waiting:
      waiting?.readyAt && waiting.expiresAt
        ? {
            id: waiting.id,
            to: getValue(kind, waiting.newValue),
            readyAt: waiting.readyAt.getTime(),
            expiresAt: waiting.expiresAt.getTime(),
          }
        : null,
  }
}

/** A waiting change that was not confirmed in time has expired, even before its row is updated. */
function getState({ state, expiresAt }: typeof limitChange.$inferSelect, now: Date) {
  return state === 'WAITING' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : state
}

function findUsage(kind: LimitKind, usage: Usage | undefined, minutes: bigint | null): bigint | null {
  if (kind === 'STAKE') return null
  if (kind === 'SESSION_TIME') return minutes ?? 0n
  if (kind === 'DEPOSIT') return usage?.deposited ?? 0n
  const lost = usage?.lost ?? 0n
  // A profit does not increase the limit.
  return lost > 0n ? lost : 0n
}

function freeAt(kind: LimitKind, period: LimitPeriod, usage: Usage | undefined): number | null {
  const first = kind === 'DEPOSIT' ? usage?.firstDeposit : kind === 'LOSS' ? usage?.firstRound : null
  if (!usage || !first) return null
  const span = SPAN_MS[period]
  return span === undefined ? new Date(usage.monthEnd).getTime() : new Date(first).getTime() + span
}

const getValue = (kind: LimitKind, value: bigint | null) => (value === null ? null : getLimitValue(kind, value))

export const getLimitValue = (kind: LimitKind, value: bigint) =>
  kind === 'SESSION_TIME' ? { amount: null, minutes: Number(value) } : { amount: formatAmount(value), minutes: null }

const lesser = (one: bigint | null, other: bigint | null) =>
  one === null || (other !== null && other < one) ? other : one
