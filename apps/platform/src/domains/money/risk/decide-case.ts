import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { LimitKind, LimitPeriod } from '../../../db/tables/limits.ts'
import { riskCase, riskCaseEvent, riskReport, type RiskStop } from '../../../db/tables/risk-cases.ts'
import { askForFunds, dropFundsRequest } from '../../people/member/profile/funds-request.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { closeByOperators, type ClosingHooks, type OperatorsClosing } from '../limits/close-account.ts'
import { lockLimit } from '../limits/operator.ts'
import { setOperatorLimit } from '../limits/set-limit.ts'
import { setStops, tellStops } from '../limits/stops.ts'
import { areContrary, type EffectKey, EFFECTS, getStops } from './effects.ts'
import { countPossibleHits } from './screening/decide-hit.ts'
import { readThresholds } from './thresholds.ts'

type Case = typeof riskCase.$inferSelect

interface CaseKey {
  memberId: number
  caseId: number
}

export interface NewLimit {
  kind: LimitKind
  period: LimitPeriod
  /** Minor units or minutes. */
  value: bigint
}

/** On what the closing of the account rests, and whether its balance may not be paid. */
export type CaseClosing = Pick<OperatorsClosing, 'ground' | 'withholds'>

export interface CaseDecision {
  effects: readonly EffectKey[]
  /** With LIMIT_SET alone. */
  limit: NewLimit | undefined
  /** With ACCOUNT_CLOSED alone. */
  closing?: CaseClosing | undefined
  reason: string
  /** Names of the operators. */
  by: string
}

const isCase = ({ memberId, caseId }: CaseKey) => and(eq(riskCase.memberId, memberId), eq(riskCase.id, caseId))

async function lockCase(tx: Transaction, key: CaseKey): Promise<Case | undefined> {
  const [found] = await tx.select().from(riskCase).where(isCase(key)).for('update')
  return found
}

/** What a proposal to decide rests on: it cannot be confirmed after anything of it has changed. */
export async function readCaseBasis(tx: Transaction, key: CaseKey) {
  const found = await lockCase(tx, key)
  const { rows } = await tx.execute<{ latest: number | null; stops: string[] }>(sql`
    select (select max(id) from risk_case_event where member_id = ${key.memberId} and case_id = ${key.caseId}) as latest,
      array(select kind from risk_stop where member_id = ${key.memberId} order by kind) as stops`)
  return { state: found?.state, version: found?.version, evidence: rows[0]?.latest, stops: rows[0]?.stops }
}

/** Why a case cannot be decided so; undefined if it can. */
export async function findCaseObstacle(
  tx: Transaction,
  key: CaseKey,
  { effects, limit, closing }: Pick<CaseDecision, 'effects' | 'limit' | 'closing'>,
): Promise<string | undefined> {
  const found = await lockCase(tx, key)
  if (found?.state !== 'OPEN') return 'The case is not open.'
  if ((await countPossibleHits(tx, key.memberId)) > 0)
    return 'Say first of each entry of a list whether it is the member.'
  if (areContrary(effects)) return 'An account that is closed has nothing to send, and needs no limits.'
  if (effects.includes('LIMIT_SET')) {
    if (!limit) return 'value: say how much'
    const { operator = null } = await lockLimit(tx, key.memberId, limit)
    if (operator !== null && limit.value > operator)
      return 'value: is looser than the limit that operators have set; that takes the page Protection'
  }
  if (effects.includes('ACCOUNT_CLOSED') && !closing) return 'ground: say on what the closing rests'
  if (effects.includes('REPORTED') && (await countReports(tx, key)) === 0)
    return 'Make the report on this page first; then say that it was sent.'
  return undefined
}

const countReports = (on: Database | Transaction, { memberId, caseId }: CaseKey) =>
  on.$count(riskReport, and(eq(riskReport.memberId, memberId), eq(riskReport.caseId, caseId)))

/**
 * Decides a case: carries its effects out, ends what was stopped and no longer is, and tells the member what concerns them.
 * The caller has asked `findCaseObstacle`. @returns what was stopped and is not any more, and the other way round
 * @throws PlatformError of closing the account
 */
export async function decideCase(
  tx: Transaction,
  key: CaseKey,
  { effects, limit, closing, reason, by }: CaseDecision,
  hooks: Pick<ClosingHooks, 'onClosing' | 'withdrawBalance'>,
): Promise<{ begun: RiskStop[]; ended: RiskStop[] }> {
  const { memberId, caseId } = key
  const has = (effect: EffectKey) => effects.includes(effect)
  const stopped = await setStops(tx, { ...key, by, stops: getStops(effects) })
  await (has('FUNDS_ASKED') ? askForFunds : dropFundsRequest)(tx, memberId)
  if (has('LIMIT_SET') && limit) {
    await setOperatorLimit(tx, { memberId, ...limit, by })
    await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'limits.SET', about: 'limits' })
  }
  if (has('LIMITS_OFFERED'))
    await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'limits.OFFERED', about: 'limits' })
  if (has('ACCOUNT_CLOSED') && closing) await closeByOperators(tx, memberId, hooks, { ...closing, reason, by })
  else await tellStops(tx, memberId, stopped)
  const staysOpen = effects.some((effect) => EFFECTS[effect].keepsOpen)
  const { cases } = await readThresholds(tx)
  await tx
    .update(riskCase)
    .set({
      version: sql`${riskCase.version} + 1`,
      effects: [...effects],
      ...(staysOpen
        ? { dueAt: sql`greatest(${riskCase.dueAt}, now() + make_interval(days => ${Number(cases.days)}::integer))` }
        : { state: 'DECIDED', decidedAt: new Date(), decidedBy: by }),
    })
    .where(isCase(key))
  await tx.insert(riskCaseEvent).values({
    memberId,
    caseId,
    kind: 'DECIDED',
    by,
    text: reason,
    data: { effects, ...(limit && getLimitData(limit)), ...(closing && { ...closing }) },
  })
  return stopped
}

const getLimitData = ({ kind, period, value }: NewLimit) => ({ kind, period, value: String(value) })
