import { query, queryOne } from './database.ts'

/** Sums of a team: amounts in minor units, the profit from the house's view. */
export interface TeamSums {
  houseProfit: bigint
  turnover: bigint
  deposit: bigint
  withdrawal: bigint
  active: bigint
  joined: bigint
}

/** The day in Viet Nam, `days` from today, as `yyyy-mm-dd`. */
export function brandDay(days: number): string {
  return new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

/** Everyone whose chain of parents leads to an account: not by the paths that the platform itself goes by. */
const TEAM = `with recursive team as (
  select id, registered_at from member where parent_id = (select id from member where username = $1)
  union all select below.id, below.registered_at from member below join team on below.parent_id = team.id)`

/** The sums of a team over days, both included, added up here and not by the platform. */
export function teamSums(account: string, from: string, to: string): Promise<TeamSums> {
  return queryOne<TeamSums>(
    `${TEAM} select
       coalesce(sum(turnover - payout), 0)::bigint as "houseProfit", coalesce(sum(turnover), 0)::bigint as turnover,
       coalesce(sum(deposit), 0)::bigint as deposit, coalesce(sum(withdrawal), 0)::bigint as withdrawal,
       count(distinct member_id) filter (where rounds > 0) as active,
       (select count(*) from team
        where (registered_at at time zone 'Asia/Ho_Chi_Minh')::date between $2::date and $3::date) as joined
     from member_day join team on team.id = member_id where day between $2::date and $3::date`,
    [account, from, to],
  )
}

/** A team's turnover of each day, both ends included. */
export function teamDays(account: string, from: string, to: string): Promise<{ day: string; turnover: bigint }[]> {
  return query(
    `${TEAM} select calendar.day::date as day, coalesce(sum(turnover), 0)::bigint as turnover
     from generate_series($2::date, $3::date, interval '1 day') as calendar(day)
     left join (member_day join team on team.id = member_id) on member_day.day = calendar.day::date
     group by calendar.day order by calendar.day`,
    [account, from, to],
  )
}
