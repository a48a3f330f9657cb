import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { type CaseOpener, riskCase, riskCaseEvent } from '../../../db/tables/risk-cases.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { type RiskThresholds, readThresholds } from './thresholds.ts'

/** The author of what the platform does by itself. */
const SYSTEM = 'SYSTEM'

/** A signal with its values of this moment, as evidence. */
const pinned = (
  signal: SQL,
) => sql`jsonb_build_object('signal', ${signal}.signal, 'value', ${signal}.value::text, 'weight', ${signal}.weight,
  'since', ${signal}.since, 'evidence', ${signal}.evidence)`

/** A finding of a signal that no case of the member has as evidence; it counts as another one once it had ended. */
const isUnpinned = (signal: SQL) => sql`not exists (
  select from risk_case_event pin where pin.member_id = ${signal}.member_id and pin.kind = 'SIGN'
    and pin.data ->> 'signal' = ${signal}.signal and pin.at >= ${signal}.found_at)`

const getDeadline = (score: SQL, { highScore, highDays, days }: RiskThresholds['cases']) =>
  sql`now() + make_interval(days => (case when ${score} >= ${highScore}::bigint then ${highDays}::bigint else ${days}::bigint end)::integer)`

/**
 * Opens a case for each of these members whose score has passed the brand's threshold by a signal that no case has seen, and adds such
 * signals to cases that are open.
 */
export async function openDueCases(tx: Transaction, ids: SQL, cases: RiskThresholds['cases']): Promise<void> {
  await tx.execute(sql`
    with fresh as materialized (
      select signal.* from risk_signal signal
      where member_id = any(${ids}) and ended_at is null and ${isUnpinned(sql`signal`)}
    ), opened as (
      insert into risk_case (member_id, opened_by, score, due_at)
      select member_id, 'SIGN', score, ${getDeadline(sql`score`, cases)} from risk_score
      where ${cases.score}::bigint > 0 and score >= ${cases.score}::bigint and member_id in (select member_id from fresh)
      order by member_id
      on conflict (member_id) where state = 'OPEN' do nothing returning member_id, id, score
    )
    insert into risk_case_event (member_id, case_id, kind, by, data)
    select member_id, id, 'OPENED', ${SYSTEM}, jsonb_build_object('score', score) from opened
    union all
    select signal.member_id, opened.id, 'SIGN', ${SYSTEM}, ${pinned(sql`signal`)}
    from opened join risk_signal signal on signal.member_id = opened.member_id and ended_at is null
    union all
    -- Cases that were open before.
    select fresh.member_id, risk_case.id, 'SIGN', ${SYSTEM}, ${pinned(sql`fresh`)}
    from fresh join risk_case on risk_case.member_id = fresh.member_id and state = 'OPEN'`)
}

/** Adds the signals in force that the case does not have. */
async function pinSigns(tx: Transaction, { memberId, caseId }: { memberId: number; caseId: number }): Promise<void> {
  await tx.execute(sql`
    insert into risk_case_event (member_id, case_id, kind, by, data)
    select member_id, ${caseId}, 'SIGN', ${SYSTEM}, ${pinned(sql`signal`)} from risk_signal signal
    where member_id = ${memberId} and ended_at is null and not exists (
      select from risk_case_event pin where pin.member_id = signal.member_id and pin.case_id = ${caseId} and pin.kind = 'SIGN'
        and pin.data ->> 'signal' = signal.signal and pin.at >= signal.found_at)`)
}

/** Score and deadline of a case that an operator opens or reopens now. */
async function getBeginning(tx: Transaction, memberId: number) {
  const { cases } = await readThresholds(tx)
  const score = sql<number>`coalesce((select score from risk_score where member_id = ${memberId}), 0)`
  return { score, dueAt: getDeadline(score, cases) }
}

/** Opens a case on an operator's initiative. @returns its number; undefined if the member has an open one */
export async function openCase(
  tx: Transaction,
  { memberId, openedBy, by, text }: { memberId: number; openedBy: CaseOpener; by: string; text: string },
): Promise<number | undefined> {
  await lockMember(tx, memberId)
  const [added] = await tx
    .insert(riskCase)
    .values({ memberId, openedBy, ...(await getBeginning(tx, memberId)) })
    .onConflictDoNothing()
    .returning({ id: riskCase.id, score: riskCase.score })
  if (!added) return undefined
  const { id: caseId, score } = added
  await tx.insert(riskCaseEvent).values({ memberId, caseId, kind: 'OPENED', by, text, data: { score } })
  await pinSigns(tx, { memberId, caseId })
  return caseId
}

/** Opens a decided case again; what it has stopped stays so. @returns false if it is not decided, or another one is open */
export async function reopenCase(
  tx: Transaction,
  { memberId, caseId, by, text }: { memberId: number; caseId: number; by: string; text: string },
): Promise<boolean> {
  await lockMember(tx, memberId)
  const { score, dueAt } = await getBeginning(tx, memberId)
  const { rowCount } = await tx.execute(sql`
    update risk_case set state = 'OPEN', decided_at = null, decided_by = null, score = ${score}, due_at = ${dueAt}, version = version + 1
    where member_id = ${memberId} and id = ${caseId} and state = 'DECIDED'
      and not exists (select from risk_case other where other.member_id = ${memberId} and other.state = 'OPEN')`)
  if (rowCount !== 1) return false
  await tx.insert(riskCaseEvent).values({ memberId, caseId, kind: 'REOPENED', by, text })
  await pinSigns(tx, { memberId, caseId })
  return true
}
