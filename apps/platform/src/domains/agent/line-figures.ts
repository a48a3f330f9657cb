import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { memberDay } from '../../db/tables/play.ts'
import type { OverviewDays } from './overview-range.ts'
import { type FigureRow, teamBelow, teamFigures } from './team-figures.ts'

type LineRow = FigureRow & { account: string; type: number; members: number; best: number; worst: number }

/**
 * The direct downlines, each with everyone below it, that earned the house most and least over the range, at
 * most `count` each. Ties go to the older account. One query.
 */
export async function readLineFigures(database: Database, path: string, { from, to }: OverviewDays, count: number) {
  const { rows } = await database.execute<LineRow>(sql`
    with team as (
      select *, subpath(path, nlevel(${path}::ltree), 1)::text::integer as line_id from (${teamBelow(path)}) as everyone
    ),
    sums as (
      select member_id, sum(deposit) as deposit, sum(withdrawal) as withdrawal, sum(turnover) as turnover,
        sum(payout) as payout, bool_or(rounds > 0) as active
      from ${memberDay} join team on team.id = member_id
      where day between ${from}::date and ${to}::date
      group by member_id
    ),
    lines as (
      select line_id, count(*) filter (where registered_on <= ${to}::date) as members,
        coalesce(sum(deposit), 0) as deposit, coalesce(sum(withdrawal), 0) as withdrawal,
        coalesce(sum(turnover), 0) as turnover, coalesce(sum(payout), 0) as payout,
        count(*) filter (where active) as active,
        count(*) filter (where registered_on between ${from}::date and ${to}::date) as new
      from team left join sums on sums.member_id = team.id
      group by line_id
    ),
    ranked as (
      select *, row_number() over (order by turnover - payout desc, line_id)::integer as best,
        row_number() over (order by turnover - payout, line_id)::integer as worst
      from lines
    )
    select username as account, kind as type, members::integer as members, deposit::text as deposit,
      withdrawal::text as withdrawal, turnover::text as turnover, payout::text as payout,
      active::integer as "activeMembers", new::integer as "newMembers", best, worst
    from ranked join ${member} on member.id = line_id
    where best <= ${count} or worst <= ${count}
    order by best`)
  const line = (row: LineRow) => {
    return { account: row.account, type: row.type, members: row.members, ...teamFigures(row) }
  }
  return {
    bestLines: rows.filter(({ best }) => best <= count).map(line),
    worstLines: rows
      .filter(({ worst }) => worst <= count)
      .toSorted((a, b) => a.worst - b.worst)
      .map(line),
  }
}
