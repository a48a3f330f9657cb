import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { memberDay } from '../../db/tables/play.ts'
import type { OverviewDays } from './overview-range.ts'
import { type FigureRow, teamBelow, teamFigures } from './team-figures.ts'

/** A team's figures of every day of the range, first day first; a day without movement has zeros. One query. */
export async function readDayFigures(database: Database, path: string, { from, to }: OverviewDays) {
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
