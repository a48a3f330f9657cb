import type { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { brandHour } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { headNamed } from './heads.ts'
import { overviewDays, type OverviewDays } from './overview-range.ts'
import {
  activeMembers,
  directLineSums,
  FIGURES,
  getFigures,
  type Head,
  playedItself,
  SUMS,
  SUMS_OR_ZERO,
  type Sums,
  teamRows,
  teamSizes,
  getTotal,
} from './team-sums.ts'

interface Counts {
  activeMembers: number
  newMembers: number
}
type FigureRow = Record<keyof Sums, bigint | string> & Counts & Record<string, unknown>

const teamFigures = (row: FigureRow) => ({
  ...getFigures(row),
  activeMembers: row.activeMembers,
  newMembers: row.newMembers,
})

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
): Promise<ResponseOf<typeof teamOverview>> {
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

const PERIODS = ['range', 'today', 'yesterday', 'dayBefore', 'thisMonth'] as const
type Period = (typeof PERIODS)[number]

/** Team size at the end of the range and its figures for each period. One query over the kept sums. */
async function readPeriodFigures(database: Database, head: Head, days: OverviewDays) {
  const bounds: Record<Period, readonly [string, string]> = {
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
        FIGURES.map((name) => sql`${sql.raw(`'${name}'`)}, coalesce(sum(${sql.raw(name)}) ${within}, 0)::text`),
        sql`, `,
      )},
      'activeMembers', ${activeMembers(sql`${head.id}::integer`, sql`${head.path}::ltree`, from, to)},
      'newMembers', coalesce(sum(joined) ${within}, 0)) as ${sql.identifier(period)}`
  })
  const { rows } = await database.execute<
    Record<Period, FigureRow> & { members: number; agents: number } & Record<string, unknown>
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

/** A team's figures per day of the range, oldest first; days without activity are zeros. One query. */
async function readDayFigures(database: Database, head: Head, { from, to }: OverviewDays) {
  const { rows } = await database.execute<FigureRow & { day: string }>(sql`
    select calendar.day::date as day, ${SUMS},
      ${activeMembers(sql`${head.id}::integer`, sql`${head.path}::ltree`, sql`calendar.day::date`, sql`calendar.day::date`)} as "activeMembers",
      coalesce(sum(joined), 0)::integer as "newMembers"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar(day)
    left join (${teamRows(head, { from, to })}) as sums on sums.day = calendar.day::date
    group by calendar.day
    order by calendar.day`)
  return rows.map((row) => ({ day: row.day, ...teamFigures(row) }))
}

type LineRow = FigureRow & { account: string; type: number; members: number; best: number; worst: number }

/**
 * The direct downlines, each with everyone below it, that earned the house most and least over the range, at
 * most `count` each. Ties go to the older account. One query.
 */
async function readLineFigures(database: Database, head: Head, { from, to }: OverviewDays, count: number) {
  const [first, last] = [sql`${from}::date`, sql`${to}::date`]
  const { rows } = await database.execute<LineRow>(sql`
    with lines as (
      select id, ${SUMS_OR_ZERO}, coalesce(joined, 0) as new
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
    select username as account, kind as type, 1 + coalesce(members, 0) - coalesce(joined, 0) as members,
      shown.deposit, shown.withdrawal, shown.turnover, shown.uncounted, shown.payout,
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

/** A team's sums of today and of yesterday, both until the last full hour. One query. */
export async function readSameHour(database: Database, head: Head, { today, yesterday }: OverviewDays, now: Date) {
  const hour = brandHour(now)
  const { rows } = await database.execute<Sums & { day: string; joined: number } & Record<string, unknown>>(sql`
    select day, ${SUMS}, sum(joined)::integer as joined
    from (${hourRows(head)}) as sums
    where day in (${yesterday}::date, ${today}::date) and hour < ${hour}
    group by day`)
  const getSums = (day: string) => {
    const row = rows.find((sums) => sums.day === day) ?? { ...getTotal([]), joined: 0 }
    return { ...getFigures(row), newMembers: row.joined }
  }
  return { hour, today: getSums(today), yesterday: getSums(yesterday) }
}

/** Sums by hour of everyone below an account: what is folded, and the changes that are not. */
function hourRows({ id, path }: Head): SQL {
  return sql`
    select day, hour, team_deposit as deposit, team_withdrawal as withdrawal, team_turnover as turnover, team_uncounted as uncounted, team_payout as payout,
      team_joined as joined
    from team_hour where member_id = ${id}
    union all
    select day, hour, deposit, withdrawal, turnover, uncounted, payout, joined
    from team_change join member on member.id = member_id where path <@ ${path}::ltree and path <> ${path}::ltree`
}
