import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type {
  InterventionKind,
  InterventionMoment,
  InterventionReason,
  InterventionState,
} from '../../../db/tables/interventions.ts'
import type { LimitKind, LimitPeriod } from '../../../db/tables/limits.ts'

/** Of as many days before and after; null where they are not over yet. */
interface Effect {
  depositsBefore: bigint | null
  depositsAfter: bigint | null
  stakesBefore: bigint | null
  stakesAfter: bigint | null
  minutesBefore: number | null
  minutesAfter: number | null
}

interface InterventionRow extends Record<string, unknown> {
  id: number
  reason: InterventionReason
  kind: InterventionKind
  moment: InterventionMoment
  limitKind: LimitKind | null
  limitPeriod: LimitPeriod | null
  limitValue: bigint | null
  breakDays: number | null
  state: InterventionState
  openedAt: string
  shownAt: string | null
  letterAt: string | null
  endedAt: string | null
  hasLimit: boolean | null
  hasBreak: boolean | null
}

export type MemberIntervention = InterventionRow & { effects: { 7: Effect; 30: Effect } }

interface EffectRow extends Record<string, unknown> {
  interventionId: number
  days: number
  deposits: bigint
  stakes: bigint
  minutes: number
}

/** A member's interventions, newest first, with what followed. */
export async function listInterventions(database: Database, memberId: number): Promise<MemberIntervention[]> {
  const { rows } = await database.execute<InterventionRow>(sql`
    select intervention.id, reason, kind, moment, limit_kind as "limitKind", limit_period as "limitPeriod", limit_value as "limitValue",
      break_days as "breakDays", state, opened_at as "openedAt", shown_at as "shownAt", letter_at as "letterAt", ended_at as "endedAt",
      followed.has_limit as "hasLimit", followed.has_break as "hasBreak"
    from intervention left join lateral (
      select bool_or(has_limit) as has_limit, bool_or(has_break) as has_break from intervention_effect effect
      where effect.member_id = intervention.member_id and effect.intervention_id = intervention.id
    ) as followed on true
    where intervention.member_id = ${memberId} order by opened_at desc, intervention.id desc limit 50`)
  const { rows: effects } = await database.execute<EffectRow>(sql`
    select intervention_id as "interventionId", days, deposits, stakes, minutes from intervention_effect where member_id = ${memberId}`)
  return rows.map((row) => ({
    ...row,
    effects: { 7: getEffect(effects, row.id, 7), 30: getEffect(effects, row.id, 30) },
  }))
}

function getEffect(rows: readonly EffectRow[], id: number, days: 7 | 30): Effect {
  const before = rows.find((row) => row.interventionId === id && row.days === -days)
  const after = rows.find((row) => row.interventionId === id && row.days === days)
  return {
    depositsBefore: before?.deposits ?? null,
    depositsAfter: after?.deposits ?? null,
    stakesBefore: before?.stakes ?? null,
    stakesAfter: after?.stakes ?? null,
    minutesBefore: before?.minutes ?? null,
    minutesAfter: after?.minutes ?? null,
  }
}

export interface InterventionSums extends Record<string, unknown>, Effect {
  reason: InterventionReason
  opened: number
  shown: number
  letters: number
  accepted: number
  dismissed: number
  ignored: number
  overtaken: number
  open: number
  /** Those whose days after it are over. */
  measured: number
  /** Of these, members who set or tightened a limit, and who took a break. */
  withLimit: number
  withBreak: number
}

/** By reason, of those opened within the last so many days: what became of them, and sums of as many days before and after. */
export async function sumInterventions(
  database: Database,
  { since, span }: { since: number; span: 7 | 30 },
): Promise<InterventionSums[]> {
  const { rows } = await database.execute<InterventionSums>(sql`
    select reason, count(*)::integer as opened, count(shown_at)::integer as shown, count(letter_at)::integer as letters,
      count(*) filter (where state = 'ACCEPTED')::integer as accepted, count(*) filter (where state = 'DISMISSED')::integer as dismissed,
      count(*) filter (where state = 'IGNORED')::integer as ignored, count(*) filter (where state = 'OVERTAKEN')::integer as overtaken,
      count(*) filter (where state = 'OPEN')::integer as open, count(next.days)::integer as measured,
      count(*) filter (where next.has_limit)::integer as "withLimit", count(*) filter (where next.has_break)::integer as "withBreak",
      sum(before.deposits)::bigint as "depositsBefore", sum(next.deposits)::bigint as "depositsAfter",
      sum(before.stakes)::bigint as "stakesBefore", sum(next.stakes)::bigint as "stakesAfter",
      sum(before.minutes)::integer as "minutesBefore", sum(next.minutes)::integer as "minutesAfter"
    from intervention
    left join intervention_effect next on next.member_id = intervention.member_id and next.intervention_id = intervention.id and next.days = ${span}
    left join intervention_effect before on before.member_id = intervention.member_id and before.intervention_id = intervention.id
      and before.days = ${-span}
    where opened_at > now() - make_interval(days => ${since}) group by reason order by opened desc, reason`)
  return rows
}
