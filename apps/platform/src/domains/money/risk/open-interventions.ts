import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { InterventionReason } from '../../../db/tables/interventions.ts'
import { publishToMembers } from '../../../live/publish.ts'
import { isBarred } from '../limits/interventions.ts'
import { INTERVENTION_REASONS, INTERVENTIONS } from './interventions.ts'
import { SIGNAL_KEYS, SIGNALS } from './signals.ts'
import type { RiskThresholds } from './thresholds.ts'

const HARM = sql`${sql.param(SIGNAL_KEYS.filter((key) => SIGNALS[key].group === 'HARM'))}::text[]`

/** When the member met it: it may have waited until they came by. */
const MET_AT = sql`greatest(past.opened_at, past.shown_at, past.letter_at)`

const NO_LIMIT = sql`select null::text as kind, null::text as period, null::bigint as value`

/** Those of `eligible` for whom an intervention is due, with the limit that it proposes where that is stricter than what is in force. */
function getCandidates(reason: InterventionReason, rank: number, thresholds: RiskThresholds): SQL {
  const { answers, kind, moment, breakDays, propose } = INTERVENTIONS[reason]
  const { onceIn = 0n, points = 0n } = thresholds[reason]
  const found =
    answers === 'POINTS'
      ? sql`select member_id, '{}'::jsonb as evidence from risk_signal
          where signal = any(${HARM}) and ended_at is null and member_id in (select member_id from eligible)
          group by member_id having sum(weight) >= ${points}::bigint`
      : sql`select member_id, evidence from risk_signal where signal = ${answers} and ended_at is null`
  return sql`
    select eligible.member_id, ${rank}::integer as rank, ${reason} as reason, ${moment} as moment,
      case when ${kind} = 'LIMIT' and proposal.value is null then 'BREAK' else ${kind} end as kind,
      proposal.kind as limit_kind, proposal.period as limit_period, proposal.value as limit_value,
      case when proposal.value is null then ${breakDays}::smallint end as break_days
    from eligible join (${found}) as sign on sign.member_id = eligible.member_id
    left join lateral (
      select proposed.* from (${propose?.(sql`eligible.member_id`, sql`sign.evidence`) ?? NO_LIMIT}) as proposed
      left join member_limit held on held.member_id = eligible.member_id and held.kind = proposed.kind and held.period = proposed.period
      where proposed.value > 0 and coalesce(proposed.value < least(held.value, held.operator_value), true)
    ) as proposal on true
    where ${onceIn}::bigint > 0 and not exists (select from intervention past where past.member_id = eligible.member_id
      and past.reason = ${reason} and ${MET_AT} > now() - make_interval(days => ${onceIn}::integer))`
}

/**
 * Opens the weightiest intervention that is due for each of these members, by the signs in force: one at a time, and no more often than
 * the brand has set.
 */
export async function openDueInterventions(tx: Transaction, ids: SQL, thresholds: RiskThresholds): Promise<void> {
  const candidates = INTERVENTION_REASONS.map((reason, rank) => getCandidates(reason, rank, thresholds))
  const { rows } = await tx.execute<{ memberId: number }>(sql`
    with eligible as materialized (
      select id as member_id from member
      where member.id = any(${ids})
        and exists (select from risk_signal sign where sign.member_id = member.id and sign.ended_at is null and sign.signal = any(${HARM}))
        and not exists (select from intervention past where past.member_id = member.id
          and (past.state = 'OPEN' or ${MET_AT} > now() - make_interval(days => ${thresholds.interventions.apart}::integer)))
        and not ${isBarred(sql`member.id`)}
    ), candidate as (${sql.join(candidates, sql` union all `)})
    insert into intervention (member_id, reason, kind, moment, limit_kind, limit_period, limit_value, break_days)
    select distinct on (member_id) member_id, reason, kind, moment, limit_kind, limit_period, limit_value, break_days
    from candidate order by member_id, rank
    on conflict do nothing returning member_id as "memberId"`)
  await publishToMembers(
    tx,
    rows.map(({ memberId }) => ({ memberId, event: { type: 'INTERVENTION' } })),
  )
}
