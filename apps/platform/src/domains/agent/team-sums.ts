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
      team_rounds as rounds, team_transfer_in as transfer_in, team_transfer_out as transfer_out, team_joined as joined, team_agents as agents
    from team_day where member_id = ${id} and day between ${from}::date and ${to}::date
    union all
    select day, product, deposit, withdrawal, turnover, payout, rounds, transfer_in, transfer_out, joined, agents
    from team_change join member on member.id = member_id
    where path <@ ${path}::ltree and path <> ${path}::ltree and day between ${from}::date and ${to}::date`
}

/** Sums of an account itself, without those below it. */
export function ownRows({ id }: Head, { from, to }: Pick<OverviewDays, 'from' | 'to'>): SQL {
  return sql`
    select day, product, deposit, withdrawal, turnover, payout, transfer_in, transfer_out from team_day
    where member_id = ${id} and day between ${from}::date and ${to}::date
    union all
    select day, product, deposit, withdrawal, turnover, payout, transfer_in, transfer_out from team_change
    where member_id = ${id} and day between ${from}::date and ${to}::date`
}

/**
 * Sums of each of some accounts with everyone below it: `line_id`, day, product and sums. `heads` selects their ids. Days are looked up for
 * each account (`offset 0`): PostgreSQL overestimates those of members and would read the whole table. Changes look up the accounts above
 * them, because comparing each with each path takes seconds for 10,000 accounts.
 */
export function lineRows(heads: SQL, { from, to }: Pick<OverviewDays, 'from' | 'to'>): SQL {
  return sql`
    select head.id as line_id, kept.* from (${heads}) as head cross join lateral (
      select day, product, deposit + team_deposit as deposit, withdrawal + team_withdrawal as withdrawal,
        turnover + team_turnover as turnover, payout + team_payout as payout, rounds + team_rounds as rounds,
        joined + team_joined as joined, agents + team_agents as agents
      from team_day where member_id = head.id and day between ${from}::date and ${to}::date offset 0
    ) as kept
    union all
    select head.id, day, product, deposit, withdrawal, turnover, payout, rounds, joined, agents
    from team_change join member on member.id = team_change.member_id
    cross join unnest(string_to_array(ltree2text(member.path), '.')::integer[]) as above join (${heads}) as head on head.id = above
    where day between ${from}::date and ${to}::date`
}

/** Members who played in a range: below an account, and with it if `own`. */
export const activeMembers = (id: SQL, path: SQL, from: SQL, to: SQL): SQL =>
  sql`team_active(${id}, ${path}, ${from}, ${to})`

/** 1 if the account itself played in a range. */
export const playedItself = (id: SQL, from: SQL, to: SQL): SQL =>
  sql`exists (select from member_day where member_id = ${id} and day between ${from} and ${to} and rounds > 0)::integer`
