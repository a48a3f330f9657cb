import { type SQL, sql } from 'drizzle-orm'
import type { OverviewDays } from './overview-range.ts'

/** An account by its place in the tree. */
export interface Head {
  id: number
  path: string
}

/** All days that have sums. */
export const ALL_DAYS = { from: '-infinity', to: 'infinity' }

/**
 * Sums of everyone below an account by day and product: what is folded, and the changes that are not. One statement sees both, so that a
 * change is in exactly one of them.
 */
export function teamRows({ id, path }: Head, { from, to }: Pick<OverviewDays, 'from' | 'to'>): SQL {
  return sql`
    select day, product, team_deposit as deposit, team_withdrawal as withdrawal, team_turnover as turnover, team_payout as payout,
      team_rounds as rounds, team_joined as joined, team_agents as agents
    from team_day where member_id = ${id} and day between ${from}::date and ${to}::date
    union all
    select day, product, deposit, withdrawal, turnover, payout, rounds, joined, agents
    from team_change join member on member.id = member_id
    where path <@ ${path}::ltree and path <> ${path}::ltree and day between ${from}::date and ${to}::date`
}

/** Sums of an account itself, without those below it. */
export function ownRows({ id }: Head, { from, to }: Pick<OverviewDays, 'from' | 'to'>): SQL {
  return sql`
    select day, product, deposit, withdrawal, turnover, payout from team_day
    where member_id = ${id} and day between ${from}::date and ${to}::date
    union all
    select day, product, deposit, withdrawal, turnover, payout from team_change
    where member_id = ${id} and day between ${from}::date and ${to}::date`
}

/** Sums of each of some accounts with everyone below it: `line_id`, day, product and sums. `heads` selects id and path. */
export function lineRows(heads: SQL, { from, to }: Pick<OverviewDays, 'from' | 'to'>): SQL {
  return sql`
    select member_id as line_id, day, product, deposit + team_deposit as deposit, withdrawal + team_withdrawal as withdrawal,
      turnover + team_turnover as turnover, payout + team_payout as payout, rounds + team_rounds as rounds,
      joined + team_joined as joined, agents + team_agents as agents
    from team_day join (${heads}) as head on head.id = member_id where day between ${from}::date and ${to}::date
    union all
    select head.id, day, product, deposit, withdrawal, turnover, payout, rounds, joined, agents
    from team_change join member on member.id = team_change.member_id join (${heads}) as head on member.path <@ head.path
    where day between ${from}::date and ${to}::date`
}

/** Members who played in a range: below an account, and with it if `own`. */
export const activeMembers = (id: SQL, path: SQL, from: SQL, to: SQL): SQL =>
  sql`team_active(${id}, ${path}, ${from}, ${to})`

/** 1 if the account itself played in a range. */
export const playedItself = (id: SQL, from: SQL, to: SQL): SQL =>
  sql`exists (select from member_day where member_id = ${id} and day between ${from} and ${to} and rounds > 0)::integer`
