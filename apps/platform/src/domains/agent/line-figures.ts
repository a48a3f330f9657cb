import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { OverviewDays } from './overview-range.ts'
import { type FigureRow, teamFigures } from './team-figures.ts'
import { activeMembers, type Head, lineRows, playedItself } from './team-sums.ts'

type LineRow = FigureRow & { account: string; type: number; members: number; best: number; worst: number }

/**
 * The direct downlines, each with everyone below it, that earned the house most and least over the range, at
 * most `count` each. Ties go to the older account. One query.
 */
export async function readLineFigures(database: Database, { id }: Head, { from, to }: OverviewDays, count: number) {
  const children = sql`select id, path from member where parent_id = ${id}`
  const [first, last] = [sql`${from}::date`, sql`${to}::date`]
  const { rows } = await database.execute<LineRow>(sql`
    with lines as (
      select line.id, line.username, line.kind, line.path, coalesce(sum(turnover), 0) as turnover, coalesce(sum(payout), 0) as payout,
        coalesce(sum(deposit), 0) as deposit, coalesce(sum(withdrawal), 0) as withdrawal, coalesce(sum(joined), 0) as new
      from member line left join (${lineRows(children, { from, to })}) as sums on sums.line_id = line.id
      where line.parent_id = ${id} group by line.id
    ),
    ranked as (
      select *, row_number() over (order by turnover - payout desc, id)::integer as best,
        row_number() over (order by turnover - payout, id)::integer as worst
      from lines
    ),
    shown as (select * from ranked where best <= ${count} or worst <= ${count}),
    sizes as (
      select line_id, sum(joined)::integer as members
      from (${lineRows(sql`select id, path from shown`, { from: '-infinity', to })}) as joins group by line_id
    )
    select username as account, kind as type, coalesce(members, 0) as members, deposit::text as deposit,
      withdrawal::text as withdrawal, turnover::text as turnover, payout::text as payout,
      ${activeMembers(sql`shown.id`, sql`shown.path`, first, last)} + ${playedItself(sql`shown.id`, first, last)} as "activeMembers",
      new::integer as "newMembers", best, worst
    from shown left join sizes on sizes.line_id = shown.id
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
