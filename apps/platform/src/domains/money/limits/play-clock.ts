import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { playClock } from '@playhouse/platform-api/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { memberLimit, realityCheck } from '../../../db/tables/limits.ts'
import { session } from '../../../db/tables/members.ts'
import { platformError } from '../../../request/platform-error.ts'
import { vendorsHolding } from '../wallet/transfer/move-funds.ts'
import { activeExclusion, endPlay } from './exclusion.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { type OpenIntervention, openIntervention } from './interventions.ts'
import { getLimitValue } from './read-limits.ts'

interface Figures extends Record<string, unknown> {
  currency: string
  at: string
  startedAt: string
  /** Start of the first log-in without a break, from which the session time limit counts. */
  playStartedAt: string
  staked: bigint
  won: bigint
  everyMinutes: number | null
  acknowledgedAt: string | null
  playMinutes: bigint | null
  intervention: OpenIntervention | null
}

/** The clock of a member's play since this session began; the session time limit counts the log-ins before it, too. Three queries. */
export async function readPlayClock(
  database: Database,
  { memberId, tokenHash }: { memberId: number; tokenHash: Buffer },
): Promise<ResponseOf<typeof playClock>> {
  const { rows } = await database.execute<Figures>(sql`
    with spell as materialized (
      select coalesce(play_session_start(${memberId}), now()) as play_started_at,
        coalesce((select created_at from ${session} where token_hash = ${tokenHash}), now()) as started_at)
    select account.currency, now() as at, started_at as "startedAt", play_started_at as "playStartedAt",
      (select coalesce(sum(stake), 0)::bigint from round where member_id = ${memberId} and settled_at > started_at)
        + (select coalesce(sum(stake), 0)::bigint from open_round where member_id = ${memberId} and opened_at > started_at) as staked,
      (select coalesce(sum(payout), 0)::bigint from round where member_id = ${memberId} and settled_at > started_at)
        + (select coalesce(sum(payout), 0)::bigint from open_round where member_id = ${memberId} and opened_at > started_at)
        + (select coalesce(sum(amount), 0)::bigint from jackpot_win where member_id = ${memberId} and won_at > started_at) as won,
      checked.every_minutes as "everyMinutes", checked.acknowledged_at as "acknowledgedAt",
      (select least(value, operator_value) from ${memberLimit}
        where member_id = ${memberId} and kind = 'SESSION_TIME') as "playMinutes",
      ${openIntervention(memberId)} as intervention
    from spell
    join ledger_account account on account.member_id = ${memberId} and account.code = ${`member:${memberId}:cash`}
    left join ${realityCheck} checked on checked.member_id = ${memberId}`)
  const [found] = rows
  if (!found) throw new Error(`Member ${memberId} has no ledger account.`)
  const exclusion = await activeExclusion(database, memberId)
  const startedAt = new Date(found.startedAt).getTime()
  const rules = await readMemberRules(database, memberId)
  const { realityCheckMaximumMinutes, showsPlayInGames } = rules
  // The rules may have become stricter since the member chose.
  const realityCheckMinutes = Math.min(found.everyMinutes ?? rules.realityCheckMinutes, realityCheckMaximumMinutes)
  const acknowledgedAt = found.acknowledgedAt === null ? 0 : new Date(found.acknowledgedAt).getTime()
  return {
    currency: found.currency,
    at: new Date(found.at).getTime(),
    startedAt,
    staked: formatAmount(found.staked),
    won: formatAmount(found.won),
    net: formatAmount(found.won - found.staked),
    realityCheckMinutes,
    realityCheckMaximumMinutes,
    isShownInGames: showsPlayInGames,
    nextCheckAt: Math.max(startedAt, acknowledgedAt) + realityCheckMinutes * 60_000,
    playEndsAt:
      found.playMinutes === null ? null : new Date(found.playStartedAt).getTime() + Number(found.playMinutes) * 60_000,
    exclusion: exclusion
      ? { kind: exclusion.kind, startsAt: exclusion.startsAt.getTime(), endsAt: exclusion.endsAt?.getTime() ?? null }
      : null,
    intervention: found.intervention && describeIntervention(found.intervention),
  }
}

const describeIntervention = ({ limitKind, limitPeriod, limitValue, ...open }: OpenIntervention) => ({
  ...open,
  limit:
    limitKind === null || limitPeriod === null || limitValue === null
      ? null
      : { kind: limitKind, period: limitPeriod, value: getLimitValue(limitKind, BigInt(limitValue)) },
})

/** @throws PlatformError request_param_err above what the member's rules allow */
export async function setRealityCheck(database: Database, memberId: number, everyMinutes: number): Promise<void> {
  const { realityCheckMaximumMinutes } = await readMemberRules(database, memberId)
  if (everyMinutes > realityCheckMaximumMinutes)
    throw platformError('request_param_err', { fields: { everyMinutes: 'range' } })
  await database
    .insert(realityCheck)
    .values({ memberId, everyMinutes })
    .onConflictDoUpdate({ target: realityCheck.memberId, set: { everyMinutes } })
}

export async function acknowledgeRealityCheck(database: Database, memberId: number): Promise<void> {
  const acknowledgedAt = sql`now()`
  const { realityCheckMinutes: everyMinutes } = await readMemberRules(database, memberId)
  await database
    .insert(realityCheck)
    .values({ memberId, everyMinutes, acknowledgedAt })
    .onConflictDoUpdate({ target: realityCheck.memberId, set: { acknowledgedAt } })
}

interface DueSession extends Record<string, unknown> {
  memberId: number
  /** Null if the member was logged out for the length of a break. */
  endsAt: string | null
  isOver: boolean | null
}

/** How long returning a member's money from vendors may take before a retry. */
const LEASE_MS = 30_000

interface EndedPlay {
  memberId: number
  /** Due again at this time unless `settleEndedPlay` is called. */
  lease: Date
}

/** Ends games of members whose session time is over. Their money may still be at vendors. */
export async function endDuePlay(database: Database): Promise<EndedPlay[]> {
  const ended: EndedPlay[] = []
  for (let more = true; more;) {
    more = await withTransaction(database, async (tx) => {
      const { rows } = await tx.execute<DueSession>(sql`
        with due as materialized (
          select member_id, play_session_start(member_id) + make_interval(mins => least(value, operator_value)::integer) as ends_at
          from ${memberLimit} where kind = 'SESSION_TIME' and next_action_at <= now()
          limit 1 for no key update skip locked
        )
        select member_id as "memberId", ends_at as "endsAt", ends_at <= now() as "isOver" from due`)
      const [due] = rows
      if (!due) return false
      if (due.isOver) {
        await tx.execute(sql`select note_limit_reached(${due.memberId}, 'SESSION_TIME', 'ONCE')`)
        await endPlay(tx, due.memberId)
      }
      const end = due.endsAt === null ? null : new Date(due.endsAt)
      const again = due.isOver ? new Date(Date.now() + LEASE_MS) : end
      if (due.isOver && again) ended.push({ memberId: due.memberId, lease: again })
      await tx
        .update(memberLimit)
        .set({ nextActionAt: again })
        .where(sql`${eq(memberLimit.memberId, due.memberId)} and kind = 'SESSION_TIME'`)
      return true
    })
  }
  return ended
}

/** Completes an ended session, unless a vendor still holds money: then it is retried when the lease ends. */
export async function settleEndedPlay(database: Database, memberId: number, lease: Date): Promise<void> {
  await database
    .update(memberLimit)
    .set({ nextActionAt: null })
    .where(
      and(
        eq(memberLimit.memberId, memberId),
        eq(memberLimit.kind, 'SESSION_TIME'),
        eq(memberLimit.nextActionAt, lease),
        sql`cardinality(${vendorsHolding(memberId)}) = 0`,
      ),
    )
}
