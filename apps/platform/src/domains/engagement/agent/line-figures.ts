import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { addDays } from '../../../lib/record-range.ts'
import type { OverviewDays } from './overview-range.ts'
import { type FigureRow, teamFigures } from './team-figures.ts'
import { activeMembers, directLineSums, type Head, playedItself, teamSizes } from './team-sums.ts'

type LineRow = FigureRow & { account: string; type: number; members: number; best: number; worst: number }

/**
 * The direct downlines, each with everyone below it, that earned the house most and least over the range, at
 * most `count` each. Ties go to the older account. One query.
 */
export async function readLineFigures(database: Database, head: Head, { from, to }: OverviewDays, count: number) {
  const [first, last] = [sql`${from}::date`, sql`${to}::date`]
  const { rows } = await database.execute<LineRow>(sql`
    with lines as (
      select id, coalesce(turnover, 0) as turnover, coalesce(uncounted, 0) as uncounted, coalesce(payout, 0) as payout, coalesce(deposit, 0) as deposit,
        coalesce(withdrawal, 0) as withdrawal, coalesce(joined, 0) as new
      from member left join (${directLineSums(head, { from, to })}) as sums on line_id = id
      where parent_id = ${head.id}
    ),
    ranked as (
      select *, row_number() over (order by turnover + uncounted - payout desc, id)::integer as best,
        row_number() over (order by turnover + uncounted - payout, id)::integer as worst
      from lines
    ),
    shown as materialized (
      select ranked.*, username, kind, path from ranked join member using (id) where best <= ${count} or worst <= ${count}
    ),
    sizes as (${teamSizes(sql`select id from shown`)}),
    later as (${directLineSums(head, { from: addDays(to, 1), to: 'infinity' })})
    select username as account, kind as type, 1 + coalesce(members, 0) - coalesce(joined, 0) as members, shown.deposit::text as deposit,
      shown.withdrawal::text as withdrawal, shown.turnover::text as turnover, shown.uncounted::text as uncounted, shown.payout::text as payout,
      ${activeMembers(sql`shown.id`, sql`shown.path`, first, last)} + ${playedItself(sql`shown.id`, first, last)} as "activeMembers",
      new::integer as "newMembers", best, worst
    from shown left join sizes on head_id = shown.id left join later on later.line_id = shown.id
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
