import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { memberDay } from '../../db/tables/play.ts'
import type { OverviewDays } from './overview-range.ts'
import { AGENT_KINDS, type FigureRow, teamBelow, teamFigures } from './team-figures.ts'

const PERIODS = ['range', 'today', 'yesterday', 'thisMonth'] as const
const SUMS = ['deposit', 'withdrawal', 'turnover', 'payout'] as const

/**
 * Team size at the end of the range and its figures for the four periods. One query: days are summed per
 * member first, so that active members are counted in the same pass.
 */
export async function readPeriodFigures(database: Database, path: string, days: OverviewDays) {
  const within: Record<(typeof PERIODS)[number], (day: SQL) => SQL> = {
    range: (day) => sql`${day} between ${days.from}::date and ${days.to}::date`,
    today: (day) => sql`${day} = ${days.today}::date`,
    yesterday: (day) => sql`${day} = ${days.yesterday}::date`,
    thisMonth: (day) => sql`${day} between ${days.monthStart}::date and ${days.today}::date`,
  }
  const perMember = PERIODS.flatMap((period) => [
    ...SUMS.map(
      (name) => sql`sum(${sql.identifier(name)}) filter (where ${within[period](sql`day`)}) as ${column(period, name)}`,
    ),
    sql`bool_or(rounds > 0) filter (where ${within[period](sql`day`)}) as ${column(period, 'active')}`,
  ])
  const overall = PERIODS.map(
    (period) => sql`json_build_object(
      ${sql.join(
        SUMS.map((name) => sql`${sql.raw(`'${name}'`)}, coalesce(sum(${column(period, name)}), 0)::text`),
        sql`, `,
      )},
      'activeMembers', count(*) filter (where ${column(period, 'active')}),
      'newMembers', count(*) filter (where ${within[period](sql`registered_on`)})) as ${sql.identifier(period)}`,
  )
  const earliest = [days.from, days.monthStart, days.yesterday].toSorted()[0]
  const { rows } = await database.execute<
    Record<(typeof PERIODS)[number], FigureRow> & { members: number; agents: number } & Record<string, unknown>
  >(sql`
    with team as (${teamBelow(path)}),
    sums as (
      select member_id, ${sql.join(perMember, sql`, `)}
      from ${memberDay} join team on team.id = member_id
      where day >= ${earliest}::date
      group by member_id
    )
    select
      (count(*) filter (where registered_on <= ${days.to}::date))::integer as members,
      (count(*) filter (where registered_on <= ${days.to}::date and kind = any(${sql.param(AGENT_KINDS)}::smallint[])))::integer as agents,
      ${sql.join(overall, sql`, `)}
    from team left join sums on sums.member_id = team.id`)
  const [found] = rows
  if (!found) throw new Error('An aggregate gave no row.')
  return {
    members: found.members,
    agents: found.agents,
    range: teamFigures(found.range),
    today: teamFigures(found.today),
    yesterday: teamFigures(found.yesterday),
    thisMonth: teamFigures(found.thisMonth),
  }
}

const column = (period: string, name: string): SQL => sql`${sql.identifier(`${period}_${name}`)}`
