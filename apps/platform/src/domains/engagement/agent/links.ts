import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import type { affiliateUrls, createAffiliateUrl, registeredAffiliates } from '@playhouse/platform-api/agent-downline.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { agentLink, linkRegistration } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { newReferralCode } from '../../people/registration/referral-code.ts'
import { epoch } from '../../../lib/day-bounds.ts'
import { pageCounts } from '../../../lib/page-plan.ts'
import { addDays } from '../../../lib/record-range.ts'
import { getSeries } from '../../play/lottery/terms.ts'
import { givenRate, keepRate, lockRates } from './rebates.ts'

const LINKS_MAX = 50
const ACTIVE_DAYS = 30

type Listed = ResponseOf<typeof affiliateUrls>['list'][number]

/** An agent's links with the visits, registrations and deposits of each. Two queries. */
export async function listLinks(database: Database, agent: LiveSession): Promise<ResponseOf<typeof affiliateUrls>> {
  const [own] = await database.select({ code: member.affiliateCode }).from(member).where(eq(member.id, agent.memberId))
  const since = addDays(brandDay(new Date()), 1 - ACTIVE_DAYS)
  const { rows } = await database.execute<Listed & Record<string, unknown>>(sql`
    select link.code, link.name, link.sub_id as "subId", link.basis_points::integer as rate, link.series::integer as series,
      ${epoch(sql`link.created_at`)} as "createdAt", ${epoch(sql`link.expires_at`)} as "expiresAt",
      coalesce(link.expires_at <= now(), false) as expired,
      coalesce((select sum(visits) from agent_link_visit visit where visit.code = link.code), 0)::integer as visits,
      came.registrations, came.depositors, came.active
    from agent_link link cross join lateral (
      select count(*)::integer as registrations,
        (count(*) filter (where exists (
          select from member_day where member_id = came.member_id and deposit > 0)))::integer as depositors,
        (count(*) filter (where exists (
          select from member_day where member_id = came.member_id and day >= ${since}::date and rounds > 0)))::integer as active
      from link_registration came where came.code = link.code
    ) as came
    where link.member_id = ${agent.memberId} and link.removed_at is null
    order by link.created_at desc, link.code`)
  return { affiliateCode: own?.code ?? null, list: rows }
}

export async function listRegistered(
  database: Database,
  agent: LiveSession,
  { code, pageNo, pageSize }: CheckedInputOf<typeof registeredAffiliates>,
): Promise<ResponseOf<typeof registeredAffiliates>> {
  const matching = sql`from link_registration came join agent_link link on link.code = came.code
    join member on member.id = came.member_id
    where link.member_id = ${agent.memberId} ${code === undefined ? sql`` : sql`and link.code = ${code.toUpperCase()}`}`
  const { rows: counts } = await database.execute<{ count: number }>(sql`select count(*)::integer as count ${matching}`)
  const { rows } = await database.execute<
    ResponseOf<typeof registeredAffiliates>['list'][number] & Record<string, unknown>
  >(sql`
    select username as account, kind as type, link.code, ${epoch(sql`registered_at`)} as "registeredAt" ${matching}
    order by registered_at desc, member.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return { ...pageCounts(counts[0]?.count ?? 0, pageSize), list: rows }
}

/** @throws PlatformError request_param_err, agent.link.limit */
export async function createLink(
  database: Database,
  agent: LiveSession,
  { name, subId, rate, series, lastDay }: CheckedInputOf<typeof createAffiliateUrl>,
): Promise<Listed> {
  if (rate > (await givenRate(database, agent.memberId)))
    throw platformError('request_param_err', { fields: { rate: 'range' } })
  const highest = await getSeries(database, agent.memberId)
  if (series !== undefined && series > highest)
    throw platformError('request_param_err', { fields: { series: 'range' } })
  if (lastDay !== undefined && lastDay < brandDay(new Date())) {
    throw platformError('request_param_err', { fields: { lastDay: 'range' } })
  }
  const code = `L${newReferralCode()}`
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`select from member where id = ${agent.memberId} for update`)
    const stored = await tx.$count(agentLink, and(eq(agentLink.memberId, agent.memberId), isNull(agentLink.removedAt)))
    if (stored >= LINKS_MAX) throw platformError('agent.link.limit')
    await tx.insert(agentLink).values({
      code,
      memberId: agent.memberId,
      name,
      subId: subId ?? null,
      basisPoints: rate,
      series: series ?? Math.min(highest, USUAL_SERIES),
      expiresAt: lastDay === undefined ? null : startOfDay(addDays(lastDay, 1)),
    })
  })
  const { list } = await listLinks(database, agent)
  const made = list.find((link) => link.code === code)
  if (!made) throw new Error('The link was not kept.')
  return made
}

/** @throws PlatformError agent.link.not.found, also for another agent's link */
export async function removeLink(database: Database, agent: LiveSession, code: string): Promise<{ code: string }> {
  const [removed] = await database
    .update(agentLink)
    .set({ removedAt: sql`now()` })
    .where(
      and(eq(agentLink.code, code.toUpperCase()), eq(agentLink.memberId, agent.memberId), isNull(agentLink.removedAt)),
    )
    .returning({ code: agentLink.code })
  if (!removed) throw platformError('agent.link.not.found')
  return removed
}

/** Code of the agent at the top of the tree. */
export async function defaultAgentCode(database: Database): Promise<string | null> {
  const { rows } = await database.execute<{ code: string | null }>(
    sql`select affiliate_code as code from member where kind = ${KIND_CODES.GENERAL_AGENT} order by id limit 1`,
  )
  return rows[0]?.code ?? null
}

/** Remembers by which link a member registered and gives it the link's rebate and prize series, at most the agent's present ones. */
export async function noteLink(tx: Transaction, memberId: number, code: string): Promise<void> {
  const [link] = await tx.select().from(agentLink).where(eq(agentLink.code, code))
  if (!link) return
  await tx.insert(linkRegistration).values({ memberId, code })
  if (link.basisPoints === 0 && link.series === USUAL_SERIES) return
  await lockRates(tx)
  await keepRate(tx, memberId, {
    basisPoints: Math.min(link.basisPoints, await givenRate(tx, link.memberId)),
    series: Math.min(link.series, await getSeries(tx, link.memberId)),
  })
}
