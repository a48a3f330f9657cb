import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { OverviewDays } from './overview-range.ts'
import { type FigureRow, teamFigures } from './team-figures.ts'
import { activeMembers, type Head, teamRows } from './team-sums.ts'

const PERIODS = ['range', 'today', 'yesterday', 'dayBefore', 'thisMonth'] as const
const SUMS = ['deposit', 'withdrawal', 'turnover', 'uncounted', 'payout'] as const

/** Team size at the end of the range and its figures for each period. One query over the kept sums. */
export async function readPeriodFigures(database: Database, head: Head, days: OverviewDays) {
  const bounds: Record<(typeof PERIODS)[number], readonly [string, string]> = {
    range: [days.from, days.to],
    today: [days.today, days.today],
    yesterday: [days.yesterday, days.yesterday],
    dayBefore: [days.dayBefore, days.dayBefore],
    thisMonth: [days.monthStart, days.today],
  }
  const figures = PERIODS.map((period) => {
    const [from, to] = bounds[period].map((day) => sql`${day}::date`) as [SQL, SQL]
    const within = sql`filter (where day between ${from} and ${to})`
    return sql`json_build_object(
      ${sql.join(
        SUMS.map((name) => sql`${sql.raw(`'${name}'`)}, coalesce(sum(${sql.identifier(name)}) ${within}, 0)::text`),
        sql`, `,
      )},
      'activeMembers', ${activeMembers(sql`${head.id}::integer`, sql`${head.path}::ltree`, from, to)},
      'newMembers', coalesce(sum(joined) ${within}, 0)) as ${sql.identifier(period)}`
  })
  const { rows } = await database.execute<
    Record<(typeof PERIODS)[number], FigureRow> & { members: number; agents: number } & Record<string, unknown>
  >(sql`
    select
      coalesce(sum(joined) filter (where day <= ${days.to}::date), 0)::integer as members,
      coalesce(sum(agents) filter (where day <= ${days.to}::date), 0)::integer as agents,
      ${sql.join(figures, sql`, `)}
    from (${teamRows(head, { from: '-infinity', to: days.today })}) as sums`)
  const [found] = rows
  if (!found) throw new Error('An aggregate gave no row.')
  return {
    members: found.members,
    agents: found.agents,
    range: teamFigures(found.range),
    today: teamFigures(found.today),
    yesterday: teamFigures(found.yesterday),
    dayBefore: teamFigures(found.dayBefore),
    thisMonth: teamFigures(found.thisMonth),
  }
}
