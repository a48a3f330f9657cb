import type { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { LiveSession } from '../../request/call-context.ts'
import { platformError } from '../../request/platform-error.ts'
import { readLineFigures } from './line-figures.ts'
import { overviewDays, type OverviewDays } from './overview-range.ts'
import { readPeriodFigures } from './period-figures.ts'
import { memberDay } from '../../db/tables/play.ts'
import { type FigureRow, teamBelow, teamFigures } from './team-figures.ts'

type Head = Pick<LiveSession, 'username' | 'path'>

/**
 * Figures of the team below an agent. Three queries, four if another account is named.
 * @throws PlatformError account.not.found for every account outside the caller's downline, whether it exists
 * or not
 */
export async function readTeamOverview(
  database: Database,
  { from, to, account, lines }: CheckedInputOf<typeof teamOverview>,
  asker: Head,
  currency: string,
): Promise<AnswerOf<typeof teamOverview>> {
  const days = overviewDays({ from, to })
  const head = account === undefined ? asker : await inDownline(database, asker, account)
  const [periods, byDay, byLine] = await Promise.all([
    readPeriodFigures(database, head.path, days),
    readDayFigures(database, head.path, days),
    readLineFigures(database, head.path, days, lines),
  ])
  return { account: head.username, currency, ...periods, days: byDay, ...byLine }
}

/** Filters by downline in the query, so a foreign and a missing account are indistinguishable. */
async function inDownline(database: Database, asker: Head, account: string): Promise<Head> {
  const [found] = await database
    .select({ username: member.username, path: member.path })
    .from(member)
    .where(and(eq(member.username, account.toLowerCase()), sql`${member.path} <@ ${asker.path}::ltree`))
  if (!found) throw platformError('account.not.found')
  return found
}

/** A team's figures per day of the range, oldest first; days without activity are zeros. One query. */
async function readDayFigures(database: Database, path: string, { from, to }: OverviewDays) {
  const { rows } = await database.execute<FigureRow & { day: string }>(sql`
    with team as (${teamBelow(path)}),
    moved as (
      select day, sum(deposit) as deposit, sum(withdrawal) as withdrawal, sum(turnover) as turnover, sum(payout) as payout,
        count(*) filter (where rounds > 0) as active
      from ${memberDay} join team on team.id = member_id
      where day between ${from}::date and ${to}::date
      group by day
    ),
    joined as (select registered_on as day, count(*) as new from team group by registered_on)
    select calendar.day::date as day, coalesce(deposit, 0)::text as deposit, coalesce(withdrawal, 0)::text as withdrawal,
      coalesce(turnover, 0)::text as turnover, coalesce(payout, 0)::text as payout,
      coalesce(active, 0)::integer as "activeMembers", coalesce(new, 0)::integer as "newMembers"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar(day)
    left join moved on moved.day = calendar.day::date
    left join joined on joined.day = calendar.day::date
    order by calendar.day`)
  return rows.map((row) => ({ day: row.day, ...teamFigures(row) }))
}
