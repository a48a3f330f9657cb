import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import type { InterventionReason } from '../../../db/tables/interventions.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { addDays, lastClosedDay } from '../../../lib/record-range.ts'
import { isBarred } from '../limits/interventions.ts'
import { writeMessages } from '../../people/messages/write-message.ts'
import { getStart } from './signal.ts'
import { readThresholds } from './thresholds.ts'

const BATCH = 500
/** Days before and after an intervention that are compared. */
const SPANS = [7, 30] as const

/** Ends those without an answer, and those of accounts that cannot play any more. */
async function endOverdue(tx: Transaction, answerDays: bigint): Promise<void> {
  await tx.execute(sql`
    with due as (
      select member_id, id, ${isBarred(sql`intervention.member_id`)} as is_overtaken,
        coalesce(shown_at, letter_at) < now() - make_interval(days => ${answerDays}::integer) as is_ignored
      from intervention where state = 'OPEN' order by member_id for update skip locked
    )
    update intervention set state = case when is_overtaken then 'OVERTAKEN' else 'IGNORED' end, ended_at = now()
    from due where (is_overtaken or is_ignored) and intervention.member_id = due.member_id and intervention.id = due.id`)
}

/** Writes to those who have not come by. @returns how many */
async function writeLetters(tx: Transaction, letterDays: bigint): Promise<number> {
  const { rows } = await tx.execute<{ memberId: number; reason: InterventionReason }>(sql`
    with due as (
      select member_id, id from intervention
      where state = 'OPEN' and shown_at is null and letter_at is null
        and opened_at < now() - make_interval(days => ${letterDays}::integer)
      order by member_id limit ${BATCH} for update skip locked
    )
    update intervention set letter_at = now() from due where intervention.member_id = due.member_id and intervention.id = due.id
    returning intervention.member_id as "memberId", reason`)
  await writeMessages(
    tx,
    rows.map(({ memberId, reason }) => ({ memberId, kind: 'SYSTEM', template: `care.${reason}`, about: 'limits' })),
  )
  return rows.length
}

/** Compares as many days before and after an intervention, once the days after it are over. @returns how many interventions */
async function measure(tx: Transaction, days: (typeof SPANS)[number]): Promise<number> {
  const until = addDays(lastClosedDay(new Date()), -days)
  const { rows } = await tx.execute<{ count: number }>(sql`
    with due as materialized (
      select member_id, id, brand_day(coalesce(shown_at, letter_at)) as day, coalesce(shown_at, letter_at) as at
      from intervention
      where measured_days < ${days} and coalesce(shown_at, letter_at) < ${getStart(sql`${until}::date + 1`)}
      order by member_id limit ${BATCH} for update skip locked
    ), measured as (
      update intervention set measured_days = ${days}
      from due where intervention.member_id = due.member_id and intervention.id = due.id
    ), added as (
      insert into intervention_effect (member_id, intervention_id, days, deposits, stakes, minutes, has_limit, has_break)
      select due.member_id, due.id, span.sign * ${days}::integer, coalesce(sums.deposits, 0), coalesce(sums.stakes, 0),
        (select coalesce(sum(played_minutes), 0) from risk_day where risk_day.member_id = due.member_id
          and risk_day.day between span.first and span.last),
        case when span.sign = 1 then exists (select from limit_change change where change.member_id = due.member_id
          and change.changed_by = 'MEMBER' and change.state = 'EFFECTIVE'
          and change.changed_at between due.at and due.at + make_interval(days => ${days}::integer)) end,
        case when span.sign = 1 then exists (select from play_exclusion break where break.member_id = due.member_id
          and break.ground is null and break.starts_at between due.at and due.at + make_interval(days => ${days}::integer)) end
      from due cross join lateral (
        values (-1, due.day - ${days}::integer, due.day - 1), (1, due.day + 1, due.day + ${days}::integer)
      ) as span (sign, first, last)
      left join lateral (
        select sum(deposit)::bigint as deposits, sum(turnover + uncounted)::bigint as stakes from member_day
        where member_day.member_id = due.member_id and member_day.day between span.first and span.last
      ) as sums on true
    )
    select count(*)::integer as count from due`)
  return rows[0]?.count ?? 0
}

const repeat = async (database: Database, closing: AbortSignal, step: (tx: Transaction) => Promise<number>) => {
  let count = 0
  for (let done = BATCH; done === BATCH && !closing.aborted; count += done) done = await withTransaction(database, step)
  return count
}

/** What happens to interventions after they are opened: letters, their end without an answer, and what followed. */
export const dueInterventions: DueWork = {
  name: 'interventions',
  everyMs: 5 * 60_000,
  isBackground: true,
  run: async (database, closing) => {
    const { interventions } = await readThresholds(database)
    await withTransaction(database, (tx) => endOverdue(tx, interventions.answer))
    let count = await repeat(database, closing, (tx) => writeLetters(tx, interventions.letter))
    for (const days of SPANS) count += await repeat(database, closing, (tx) => measure(tx, days))
    return count
  },
}
