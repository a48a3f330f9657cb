import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { riskScore, riskSignal } from '../../../db/tables/risk.ts'
import { getLinks, type LinkKind } from './links.ts'

export {
  type CaseRow,
  type CaseEvent,
  countOpenCases,
  findRiskCase,
  findRiskCasesNumbered,
  listCaseEvents,
  listCaseReports,
  listCases,
  type ListedCase,
  listMemberRiskCases,
  readCaseDocument,
} from './case-queries.ts'
export { type CaseClosing, decideCase, findCaseObstacle, type NewLimit, readCaseBasis } from './decide-case.ts'
export { countOperators, EFFECT_KEYS, type EffectKey, EFFECTS, isEffect } from './effects.ts'
export {
  type InterventionSums,
  listInterventions,
  type MemberIntervention,
  sumInterventions,
} from './intervention-queries.ts'
export { INTERVENTION_REASONS, INTERVENTIONS } from './interventions.ts'
export { addEvidence, type NewEvidence } from './evidence.ts'
export { openCase, reopenCase } from './open-cases.ts'
export { getReason, makeReport } from './report.ts'
export { LINK_DAYS, type LinkKind } from './links.ts'
export { getFound, SIGNAL_GROUPS, type Threshold, toShown, toStored } from './signal.ts'
export { findSignal, SIGNAL_KEYS, SIGNALS } from './signals.ts'
export {
  countHitOperators,
  decideHit,
  type HitDecision,
  hasScreening,
  isInForce,
  listHits,
  lockHit,
  readScreening,
} from './screening/decide-hit.ts'
export type { Hit, ListOutcome } from './screening/record-answer.ts'
export {
  DEFAULT_THRESHOLDS,
  isReason,
  isSettings,
  listThresholds,
  lockThresholds,
  readThresholds,
  type RiskThresholds,
  type SettingsKey,
  storeThresholds,
  THRESHOLD_KEYS,
  type ThresholdKey,
  WEIGHT,
} from './thresholds.ts'

export type MemberSignal = typeof riskSignal.$inferSelect

/** A member's score, and all signals: those in force first, the heaviest first. */
export async function readRisk(
  database: Database,
  memberId: number,
): Promise<{ score: number; signals: MemberSignal[] }> {
  const [score] = await database.select().from(riskScore).where(eq(riskScore.memberId, memberId))
  const signals = await database
    .select()
    .from(riskSignal)
    .where(eq(riskSignal.memberId, memberId))
    .orderBy(sql`${riskSignal.endedAt} is not null`, desc(riskSignal.weight), riskSignal.signal)
  return { score: score?.score ?? 0, signals }
}

export interface LinkedAccount extends Record<string, unknown> {
  id: number
  username: string
  score: number
  /** Its place in the tree, or that one invited the other; null for none. */
  relation: 'UPLINE' | 'DOWNLINE' | 'SAME_UPLINE' | 'INVITED' | 'INVITER' | null
  kinds: LinkKind[]
  /** How many browsers, addresses, bank accounts and contacts. */
  things: number
  uses: number
  firstAt: string
  lastAt: string
}

const LINKED = 50

/** Accounts that share most come first: a bank account says more than a browser or a contact, and that more than an address. */
export async function listLinkedAccounts(
  database: Database,
  memberId: number,
  limit = LINKED,
): Promise<LinkedAccount[]> {
  const ids = sql`array[${memberId}]::integer[]`
  const { rows } = await database.execute<LinkedAccount>(sql`
    select other.id, other.username, coalesce(risk_score.score, 0)::integer as score,
      case when other.id = me.parent_id then 'UPLINE' when other.parent_id = me.id then 'DOWNLINE'
        when own.invited_by_id = other.id then 'INVITER' when theirs.invited_by_id = me.id then 'INVITED'
        when other.parent_id = me.parent_id then 'SAME_UPLINE' end as relation,
      array_agg(distinct link.kind) as kinds, count(*)::integer as things, sum(link.uses)::integer as uses,
      min(link.first_at) as "firstAt", max(link.last_at) as "lastAt"
    from ${getLinks(ids)} link
    join member other on other.id = link.other_id join member me on me.id = link.member_id
    left join risk_score on risk_score.member_id = other.id
    left join registration own on own.member_id = me.id left join registration theirs on theirs.member_id = other.id
    group by other.id, other.username, risk_score.score, me.id, own.invited_by_id, theirs.invited_by_id
    order by sum(case link.kind when 'BANK_ACCOUNT' then 8 when 'ADDRESS' then 1 else 4 end) desc, sum(link.uses) desc, other.id
    limit ${limit}`)
  return rows
}

export interface RiskMonth extends Record<string, unknown> {
  /** Such as `2026-11`. */
  month: string
  deposits: bigint
  withdrawals: bigint
  sent: bigint
  received: bigint
  turnover: bigint
  /** Payouts minus stakes. */
  result: bigint
}

/** The last twelve months in which anything happened, newest first. */
export async function readMonths(database: Database, memberId: number): Promise<RiskMonth[]> {
  const { rows } = await database.execute<RiskMonth>(sql`
    select to_char(day, 'YYYY-MM') as month, sum(deposit)::bigint as deposits, sum(withdrawal)::bigint as withdrawals,
      sum(sent)::bigint as sent, sum(received)::bigint as received, sum(turnover)::bigint as turnover, sum(result)::bigint as result
    from (
      select day, deposit, withdrawal, 0 as sent, 0 as received, turnover, payout - turnover - uncounted as result
      from member_day where member_id = ${memberId}
      union all
      select brand_day(created_at), 0, 0, case direction when 'out' then amount else 0 end, case direction when 'in' then amount else 0 end, 0, 0
      from member_transfer where member_id = ${memberId}
    ) as moved group by 1 order by 1 desc limit 12`)
  return rows
}

export interface RiskEvent extends Record<string, unknown> {
  at: string
  kind: 'DEPOSIT' | 'WITHDRAWAL' | 'SENT' | 'RECEIVED' | 'LIMIT' | 'BREAK' | 'BLOCKED' | 'CARD'
  amount: bigint | null
  /** State, the other account or what kind of limit, bank or break. */
  about: string | null
  /** Number of the deposit or withdrawal, or the other account's ID. */
  id: number | null
}

/** Payments, transfers, bank accounts, limits and breaks, newest first. */
export async function listRiskEvents(database: Database, memberId: number, limit: number): Promise<RiskEvent[]> {
  const part = (query: SQL) => sql`(${query} order by 1 desc limit ${limit})`
  const { rows } = await database.execute<RiskEvent>(sql`
    ${part(sql`select confirmed_at as at, 'DEPOSIT' as kind, amount, channel as about, id from deposit
      where member_id = ${memberId} and state = 'CONFIRMED'`)}
    union all ${part(sql`select requested_at, 'WITHDRAWAL', amount, state, id from withdrawal where member_id = ${memberId}`)}
    union all ${part(sql`select created_at, case direction when 'out' then 'SENT' else 'RECEIVED' end, amount, username, counterparty_id
      from member_transfer join member on member.id = counterparty_id where member_id = ${memberId}`)}
    union all ${part(sql`select changed_at, 'LIMIT', null::bigint,
        case when new_value is null or new_value > old_value then 'loosened' else 'set or tightened' end, null::integer
      from limit_change where member_id = ${memberId} and changed_by = 'MEMBER'`)}
    union all ${part(sql`select starts_at, 'BREAK', null::bigint, kind, null::integer from play_exclusion where member_id = ${memberId}`)}
    union all ${part(sql`select blocked_at, 'BLOCKED', null::bigint, null::text, null::integer from member_block where member_id = ${memberId}`)}
    union all ${part(sql`select added_at, 'CARD', null::bigint, withdrawal_bank.name, null::integer
      from bank_card join withdrawal_bank on withdrawal_bank.code = bank_code where member_id = ${memberId}`)}
    order by 1 desc limit ${limit}`)
  return rows
}

export interface RiskyMember extends Record<string, unknown> {
  id: number
  username: string
  score: number
  raisedAt: string
  /** Keys of the signals in force, the heaviest first. */
  signals: string[]
}

/** Members with signals in force, the highest score first. */
export async function listRiskyMembers(
  database: Database,
  { signal, limit, offset }: { signal: string | undefined; limit: number; offset: number },
): Promise<RiskyMember[]> {
  const has =
    signal === undefined
      ? sql`true`
      : sql`exists (select from risk_signal own where own.member_id = risk_score.member_id and own.signal = ${signal} and own.ended_at is null)`
  const { rows } = await database.execute<RiskyMember>(sql`
    select member.id, member.username, risk_score.score, raised_at as "raisedAt",
      array(select found.signal from risk_signal found where found.member_id = member.id and ended_at is null
        order by weight desc, signal) as signals
    from risk_score join member on member.id = risk_score.member_id
    where ${has} order by risk_score.score desc, risk_score.member_id limit ${limit} offset ${offset}`)
  return rows
}

export interface WithdrawalContext extends Record<string, unknown> {
  /** The last deposit before it; null without one. */
  depositAt: string | null
  depositAmount: bigint | null
  /** Counted stakes since that deposit, in rounds that are over. */
  turnoverSince: bigint
  /** Of the 30 days up to the request. */
  deposits: bigint
  received: bigint
  turnover: bigint
}

/** What went before a withdrawal: the last deposit, what was staked since, and the money of a month. */
export async function readWithdrawalContext(
  database: Database,
  { memberId, id }: { memberId: number; id: number },
): Promise<WithdrawalContext | undefined> {
  const { rows } = await database.execute<WithdrawalContext>(sql`
    with asked as (select requested_at as at from withdrawal where member_id = ${memberId} and id = ${id}),
    last as (
      select confirmed_at as at, amount from deposit, asked
      where member_id = ${memberId} and state = 'CONFIRMED' and confirmed_at <= asked.at order by confirmed_at desc limit 1
    )
    select (select at from last) as "depositAt", (select amount from last) as "depositAmount",
      (select coalesce(sum(stake - uncounted), 0)::bigint from round where member_id = ${memberId}
        and settled_at > coalesce((select at from last), '-infinity') and settled_at <= asked.at) as "turnoverSince",
      (select coalesce(sum(deposit), 0)::bigint from member_day where member_id = ${memberId}
        and day between brand_day(asked.at) - 29 and brand_day(asked.at)) as deposits,
      (select coalesce(sum(amount), 0)::bigint from member_transfer where member_id = ${memberId} and direction = 'in'
        and created_at between asked.at - interval '30 days' and asked.at) as received,
      (select coalesce(sum(turnover), 0)::bigint from member_day where member_id = ${memberId}
        and day between brand_day(asked.at) - 29 and brand_day(asked.at)) as turnover
    from asked`)
  return rows[0]
}

export interface WithdrawalOfDay extends Record<string, unknown> {
  memberId: number
  id: number
  username: string
  amount: bigint
  state: string
  requestedAt: string
  /** SELF, or why it is listed: the same bank account, or an account that shares something. */
  because: 'SELF' | 'BANK_ACCOUNT' | 'LINKED'
}

/** Other withdrawals of the same day of the brand: of the member, to the same bank account or wallet, and of accounts that share something. */
export async function listWithdrawalsOfDay(
  database: Database,
  { memberId, id }: { memberId: number; id: number },
): Promise<WithdrawalOfDay[]> {
  const ids = sql`array[${memberId}]::integer[]`
  const { rows } = await database.execute<WithdrawalOfDay>(sql`
    with asked as (
      select (requested_at at time zone 'Asia/Ho_Chi_Minh')::date as day, destination ->> 'accountNumber' as number
      from withdrawal where member_id = ${memberId} and id = ${id}
    ), linked as materialized (select distinct other_id from ${getLinks(ids)} link)
    select other.member_id as "memberId", other.id, username, amount, state, requested_at as "requestedAt",
      case when other.member_id = ${memberId} then 'SELF' when destination ->> 'accountNumber' = asked.number then 'BANK_ACCOUNT'
        else 'LINKED' end as because
    from asked join withdrawal other on (other.requested_at at time zone 'Asia/Ho_Chi_Minh')::date = asked.day
    join member on member.id = other.member_id
    where (other.member_id, other.id) <> (${memberId}, ${id}) and (other.member_id = ${memberId}
      or destination ->> 'accountNumber' = asked.number or other.member_id in (select other_id from linked))
    order by requested_at desc limit 50`)
  return rows
}
