import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { openDueCases } from './open-cases.ts'
import { openDueInterventions } from './open-interventions.ts'
import { getLinks, NO_LINKS, readLinks } from './links.ts'
import { SIGNAL_KEYS, type SignalKey, SIGNALS } from './signals.ts'
import type { RiskThresholds } from './thresholds.ts'

const SCORE_MAX = 100

export const asIds = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::integer[]`

/** The members, with those who are linked to them: what one does changes what is known of the others. */
export async function withLinked(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from unnest(${asIds(ids)}) as id
    union select other_id from ${getLinks(asIds(ids))} link
    union select parent_id from member where id = any(${asIds(ids)}) and parent_id is not null
    order by 1`)
  return rows.map(({ id }) => id)
}

/** Looks at these members by these signals as things are now, and keeps what holds. One statement for each signal, and one for the score. */
export async function evaluate(
  tx: Transaction,
  {
    ids,
    thresholds,
    keys = SIGNAL_KEYS,
  }: { ids: readonly number[]; thresholds: RiskThresholds; keys?: readonly SignalKey[] },
): Promise<void> {
  if (ids.length === 0) return
  const links = keys.some((key) => SIGNALS[key].group === 'RELATIONS') ? await readLinks(tx, asIds(ids)) : NO_LINKS
  for (const key of keys) await evaluateOne(tx, { ids: asIds(ids), links }, key, thresholds[key])
  await tx.execute(sql`
    with summed as materialized (
      select member_id, least(sum(weight), ${SCORE_MAX})::smallint as score from risk_signal
      where member_id = any(${asIds(ids)}) and ended_at is null group by member_id order by member_id
    ), gone as (
      delete from risk_score where member_id = any(${asIds(ids)}) and member_id not in (select member_id from summed)
    )
    insert into risk_score as kept (member_id, score) select member_id, score from summed order by member_id
    on conflict (member_id) do update set score = excluded.score,
      raised_at = case when excluded.score > kept.score then now() else kept.raised_at end
    where kept.score <> excluded.score`)
  await openDueCases(tx, asIds(ids), thresholds.cases)
  await openDueInterventions(tx, asIds(ids), thresholds)
}

async function evaluateOne(
  tx: Transaction,
  { ids, links }: { ids: SQL; links: SQL },
  key: SignalKey,
  { weight = 0n, ...limits }: Readonly<Record<string, bigint>>,
): Promise<void> {
  const asSql = Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, sql`${value}::bigint`]))
  const nobody = sql`select 0 as member_id, 0::bigint as value, now() as since, '{}'::jsonb as evidence where false`
  await tx.execute(sql`
    with found as materialized (
      select member_id, value::bigint, since, evidence from (${weight > 0n ? SIGNALS[key].find(ids, asSql, links) : nobody}) as one
      join member on member.id = member_id and is_real_account(kind) and erased_at is null
    ), ended as (
      update risk_signal set ended_at = now(), checked_at = now()
      where signal = ${key} and ended_at is null and member_id = any(${ids}) and member_id not in (select member_id from found)
    )
    insert into risk_signal as kept (member_id, signal, value, weight, since, evidence)
    select member_id, ${key}, value, ${weight}::bigint::smallint, since, evidence from found order by member_id
    on conflict (member_id, signal) do update set value = excluded.value, weight = excluded.weight, evidence = excluded.evidence,
      checked_at = now(), ended_at = null,
      since = case when kept.ended_at is null then least(kept.since, excluded.since) else excluded.since end,
      found_at = case when kept.ended_at is null then kept.found_at else now() end`)
}
