import type { downlineRebates, setDownlineRebate } from '@playhouse/platform-api/agent-downline.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { MAX_SERIES, MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { agentAct, rebateRate } from '../../../db/tables/agents.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { pageCounts } from '../../../lib/page-plan.ts'
import { checkPaymentPassword } from '../../money/cashier/payment-password.ts'
import { HIGHEST_REBATE, payRule } from './pay-rule.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'

type Connection = Database | Transaction

/**
 * An account's rebate and prize series, and between which they may be set: the highest below it and its upline's, or the brand's for an account
 * without an upline. A rebate above the brand's highest may be kept.
 */
export async function rateRange(database: Connection, memberId: number) {
  const { rows } = await database.execute<{
    rate: number
    minRate: number
    maxRate: number
    ratedDownlines: number
    series: number
    minSeries: number
    maxSeries: number
  }>(sql`
    select coalesce((select basis_points from rebate_rate where member_id = account.id), 0)::integer as rate,
      greatest(
        coalesce((select basis_points from rebate_rate where member_id = account.id), 0),
        least(
          case when account.parent_id is not null then coalesce((select basis_points from rebate_rate where member_id = account.parent_id), 0) end,
          ${HIGHEST_REBATE}
        )
      )::integer as "maxRate",
      coalesce(max(rebate_rate.basis_points), 0)::integer as "minRate",
      (count(*) filter (where rebate_rate.basis_points > 0))::integer as "ratedDownlines",
      coalesce((select series from rebate_rate where member_id = account.id), ${USUAL_SERIES})::integer as series,
      case when account.parent_id is null then ${MAX_SERIES}
        else coalesce((select series from rebate_rate where member_id = account.parent_id), ${USUAL_SERIES}) end::integer as "maxSeries",
      coalesce(max(coalesce(rebate_rate.series, ${USUAL_SERIES})) filter (where below.id is not null), ${MIN_SERIES})::integer as "minSeries"
    from member account left join member below on below.parent_id = account.id
    left join rebate_rate on rebate_rate.member_id = below.id
    where account.id = ${memberId} group by account.id`)
  const [range] = rows
  if (!range) throw platformError('account.not.found')
  return range
}

export async function getRate(database: Connection, memberId: number): Promise<number> {
  const { rows } = await database.execute<{ rate: number }>(
    sql`select basis_points::integer as rate from rebate_rate where member_id = ${memberId}`,
  )
  return rows[0]?.rate ?? 0
}

/** The highest rebate that an agent may give: its own, or the brand's highest. */
export const givenRate = async (database: Connection, memberId: number): Promise<number> =>
  Math.min(await getRate(database, memberId), (await payRule(database)).rebate)

export async function listRebates(
  database: Database,
  agent: LiveSession,
  { pageNo, pageSize }: CheckedInputOf<typeof downlineRebates>,
): Promise<ResponseOf<typeof downlineRebates>> {
  const matching = sql`from member left join rebate_rate on rebate_rate.member_id = member.id where parent_id = ${agent.memberId}`
  const { rows: counts } = await database.execute<{ count: number }>(sql`select count(*)::integer as count ${matching}`)
  const { rows } = await database.execute<
    ResponseOf<typeof downlineRebates>['list'][number] & Record<string, unknown>
  >(sql`
    select username as account, kind as type, coalesce(basis_points, 0)::integer as rate ${matching}
    order by coalesce(basis_points, 0) desc, member.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return { ...pageCounts(counts[0]?.count ?? 0, pageSize), list: rows }
}

/**
 * A direct downline by its username, for something to be done to it.
 * @throws PlatformError account.not.found for every other account, whether it exists or not
 */
export async function directDownline(tx: Connection, agent: LiveSession, account: string) {
  const { rows } = await tx.execute<{ id: number; username: string; kind: number; path: string }>(sql`
    select id, username, kind, ltree2text(path) as path from member
    where username = ${prepareUsername(account)} and parent_id = ${agent.memberId}`)
  const [found] = rows
  if (!found) throw platformError('account.not.found')
  return found
}

interface Rates {
  /** Basis points. */
  rate: number
  series: number
}

/** @throws PlatformError request_param_err for a rate or series outside its range */
export async function setRebate(
  database: Database,
  agent: LiveSession,
  { account, rate, series, paymentPassword }: CheckedInputOf<typeof setDownlineRebate>,
): Promise<ResponseOf<typeof setDownlineRebate>> {
  await checkPaymentPassword(database, agent.memberId, paymentPassword)
  return withTransaction(database, async (tx) => {
    await lockRates(tx)
    const { id, username } = await directDownline(tx, agent, account)
    const changed = await changeRates(tx, id, { rate, series }, agent.memberId)
    return { account: username, rate, series: changed.after.series }
  })
}

/**
 * Changes an account's rates and records who did it; the caller holds `lockRates`, so that rates of one level change one after the other and
 * none passes its bounds meanwhile.
 * @param byId the agent; null for the house
 * @throws PlatformError request_param_err for a rate or series outside its range
 */
export async function changeRates(
  tx: Transaction,
  memberId: number,
  { rate, series }: { rate: number; series: number | undefined },
  byId: number | null,
): Promise<{ before: Rates; after: Rates }> {
  const { minRate, maxRate, minSeries, maxSeries, ...range } = await rateRange(tx, memberId)
  const before = { rate: range.rate, series: range.series }
  const after = { rate, series: series ?? before.series }
  const isOutside = after.series !== before.series && (after.series < minSeries || after.series > maxSeries)
  if (rate < minRate || rate > maxRate) throw platformError('request_param_err', { fields: { rate: 'range' } })
  if (isOutside) throw platformError('request_param_err', { fields: { series: 'range' } })
  if (after.rate !== before.rate) {
    await keepRate(tx, memberId, { basisPoints: rate })
    await tx.insert(agentAct).values({ memberId, byId, act: 'REBATE_CHANGED', before: before.rate, after: after.rate })
  }
  if (after.series !== before.series) {
    await keepRate(tx, memberId, { series: after.series })
    await tx
      .insert(agentAct)
      .values({ memberId, byId, act: 'SERIES_CHANGED', before: before.series, after: after.series })
  }
  return { before, after }
}

export async function keepRate(
  tx: Transaction,
  memberId: number,
  set: { basisPoints?: number; series?: number },
): Promise<void> {
  await tx
    .insert(rebateRate)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: rebateRate.memberId, set: { ...set, changedAt: sql`now()` } })
}

export async function lockRates(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.rebateRates})`)
}
