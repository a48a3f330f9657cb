import type { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { readLineFigures } from './line-figures.ts'
import { overviewDays, type OverviewDays } from './overview-range.ts'
import { readPeriodFigures } from './period-figures.ts'
import { readSameHour } from './same-hour.ts'
import { type FigureRow, teamFigures } from './team-figures.ts'
import { activeMembers, type Head, teamRows } from './team-sums.ts'

export type NamedHead = Head & { username: string; kind: number }

/**
 * Figures of the team below an agent. Four queries, five if another account is named.
 * @throws PlatformError account.not.found for every account outside the caller's downline, whether it exists
 * or not
 */
export async function readTeamOverview(
  database: Database,
  { from, to, account, lines }: CheckedInputOf<typeof teamOverview>,
  asker: LiveSession,
  currency: string,
  now: Date = new Date(),
): Promise<AnswerOf<typeof teamOverview>> {
  const days = overviewDays({ from, to }, now)
  const head = await headNamed(database, asker, account)
  const [periods, sameHour, byDay, byLine] = await Promise.all([
    readPeriodFigures(database, head, days),
    readSameHour(database, head, days, now),
    readDayFigures(database, head, days),
    readLineFigures(database, head, days, lines),
  ])
  return { account: head.username, currency, ...periods, sameHour, days: byDay, ...byLine }
}

/**
 * The caller, or an account below it. Filters by downline in the query, so that a foreign and a missing account are indistinguishable.
 * @throws PlatformError account.not.found
 */
export async function headNamed(
  database: Database,
  asker: LiveSession,
  account: string | undefined,
): Promise<NamedHead> {
  if (account === undefined) return { id: asker.memberId, path: asker.path, username: asker.username, kind: asker.kind }
  const [found] = await database
    .select({ id: member.id, username: member.username, path: member.path, kind: member.kind })
    .from(member)
    .where(and(eq(member.username, account.trim().toLowerCase()), sql`${member.path} <@ ${asker.path}::ltree`))
  if (!found) throw platformError('account.not.found')
  return found
}

/**
 * The caller, or an agent below it.
 * @throws PlatformError account.not.found, also for members below it, whose wallets are their own
 */
export async function agentNamed(
  database: Database,
  asker: LiveSession,
  account: string | undefined,
): Promise<NamedHead> {
  const head = await headNamed(database, asker, account)
  if (!isAgentKind(accountKindOf(head.kind))) throw platformError('account.not.found')
  return head
}

/** A team's figures per day of the range, oldest first; days without activity are zeros. One query. */
async function readDayFigures(database: Database, head: Head, { from, to }: OverviewDays) {
  const { rows } = await database.execute<FigureRow & { day: string }>(sql`
    select calendar.day::date as day, coalesce(sum(deposit), 0)::text as deposit, coalesce(sum(withdrawal), 0)::text as withdrawal,
      coalesce(sum(turnover), 0)::text as turnover, coalesce(sum(uncounted), 0)::text as uncounted, coalesce(sum(payout), 0)::text as payout,
      ${activeMembers(sql`${head.id}::integer`, sql`${head.path}::ltree`, sql`calendar.day::date`, sql`calendar.day::date`)} as "activeMembers",
      coalesce(sum(joined), 0)::integer as "newMembers"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar(day)
    left join (${teamRows(head, { from, to })}) as sums on sums.day = calendar.day::date
    group by calendar.day
    order by calendar.day`)
  return rows.map((row) => ({ day: row.day, ...teamFigures(row) }))
}
