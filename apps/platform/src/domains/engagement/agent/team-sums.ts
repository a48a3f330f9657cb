import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { RecordRange } from '../../../lib/record-range.ts'

/** An account by its place in the tree. */
export interface Head {
  id: number
  path: string
}

export const FIGURES = ['deposit', 'withdrawal', 'turnover', 'uncounted', 'payout'] as const

/** Sums in minor units. `uncounted` is stakes that do not count as turnover. */
export type Sums = Record<(typeof FIGURES)[number], bigint>

const columns = (valueOf: (name: SQL) => SQL): SQL =>
  sql.join(
    FIGURES.map((name) => sql`${valueOf(sql.raw(name))}::bigint as ${sql.raw(name)}`),
    sql`, `,
  )
export const SUMS = columns((name) => sql`coalesce(sum(${name}), 0)`)
/** Columns of sums that a join may not have found. */
export const SUMS_OR_ZERO = columns((name) => sql`coalesce(${name}, 0)`)

export const housePnl = ({ turnover, uncounted, payout }: Pick<Sums, 'turnover' | 'uncounted' | 'payout'>): bigint =>
  turnover + uncounted - payout

export const getTotal = (rows: readonly Sums[]): Sums =>
  Object.fromEntries(FIGURES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)])) as Sums

/** Figures as the contract has them; sums that JSON carried are texts. */
export function getFigures(row: Record<keyof Sums, bigint | string>) {
  const turnover = BigInt(row.turnover)
  return {
    deposit: formatAmount(BigInt(row.deposit)),
    withdrawal: formatAmount(BigInt(row.withdrawal)),
    turnover: formatAmount(turnover),
    housePnl: formatAmount(turnover + BigInt(row.uncounted) - BigInt(row.payout)),
  }
}

/**
 * Sums of everyone below an account by day and product: what is folded, and the changes that are not. One statement sees both, so that a
 * change is in exactly one of them.
 */
export function teamRows({ id, path }: Head, { from, to }: RecordRange): SQL {
  return sql`
    select day, product, team_deposit as deposit, team_withdrawal as withdrawal, team_turnover as turnover, team_bonus_turnover as bonus_turnover,
      team_uncounted as uncounted, team_payout as payout, team_rounds as rounds, team_transfer_in as transfer_in, team_transfer_out as transfer_out, team_joined as joined, team_agents as agents
    from team_day where member_id = ${id} and day between ${from}::date and ${to}::date
    union all
    select day, product, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds, transfer_in, transfer_out, joined, agents
    from team_change join member on member.id = member_id
    where path <@ ${path}::ltree and path <> ${path}::ltree and day between ${from}::date and ${to}::date`
}

/** Sums of an account itself, without those below it. */
export function ownRows({ id }: Head, { from, to }: RecordRange): SQL {
  return sql`
    select day, product, deposit, withdrawal, turnover, uncounted, payout, transfer_in, transfer_out from team_day
    where member_id = ${id} and day between ${from}::date and ${to}::date
    union all
    select day, product, deposit, withdrawal, turnover, uncounted, payout, transfer_in, transfer_out from team_change
    where member_id = ${id} and day between ${from}::date and ${to}::date`
}

/**
 * Sums of each of some accounts with everyone below it: `line_id`, day, product and sums. `heads` selects their ids; for the direct downlines
 * of one account, `directLineSums` is faster. Days are looked up for each account (`offset 0`): PostgreSQL overestimates those of members and would read the whole table. Changes look up the accounts above
 * them, because comparing each with each path takes seconds for 10,000 accounts.
 */
export function lineRows(heads: SQL, { from, to }: RecordRange): SQL {
  return sql`
    select head.id as line_id, kept.* from (${heads}) as head cross join lateral (
      select day, product, deposit + team_deposit as deposit, withdrawal + team_withdrawal as withdrawal,
        turnover + team_turnover as turnover, uncounted + team_uncounted as uncounted, payout + team_payout as payout, rounds + team_rounds as rounds,
        joined + team_joined as joined, agents + team_agents as agents
      from team_day where member_id = head.id and day between ${from}::date and ${to}::date offset 0
    ) as kept
    union all
    select head.id, day, product, deposit, withdrawal, turnover, uncounted, payout, rounds, joined, agents
    from team_change join member on member.id = team_change.member_id
    cross join unnest(string_to_array(ltree2text(member.path), '.')::integer[]) as above join (${heads}) as head on head.id = above
    where day between ${from}::date and ${to}::date`
}

/** Sums of each direct downline of an account with everyone below it, over a range: `line_id` and sums. Downlines without any have no row. */
export function directLineSums({ id, path }: Head, { from, to }: RecordRange): SQL {
  return sql`
    select line_id, ${SUMS}, sum(joined)::integer as joined
    from (
      select member_id as line_id, deposit, withdrawal, turnover, uncounted, payout, joined
      from line_day where upline_id = ${id} and day between ${from}::date and ${to}::date
      union all
      select member_id, deposit, withdrawal, turnover, uncounted, payout, joined
      from open_line_day where upline_id = ${id} and day between ${from}::date and ${to}::date
      union all
      select line_id, deposit, withdrawal, turnover, uncounted, payout, joined
      from team_change join member on member.id = team_change.member_id cross join lines_of(path)
      where upline_id = ${id} and path <@ ${path}::ltree and day between ${from}::date and ${to}::date
    ) as rows group by line_id`
}

/** How many accounts and agents are below each of some accounts: `head_id`, `members` and `agents`. `heads` selects their ids. */
export function teamSizes(heads: SQL): SQL {
  return sql`
    select head_id, sum(members)::integer as members, sum(agents)::integer as agents from (
      select head.id as head_id, size.* from (${heads}) as head
      cross join lateral (select members, agents from team_size where member_id = head.id offset 0) as size
      union all
      select head.id, joined, agents from team_change join member on member.id = team_change.member_id
      cross join unnest(ancestors_of(path)) as above join (${heads}) as head on head.id = above
      where (joined, agents) <> (0, 0)
    ) as parts group by head_id`
}

export async function readTeamSize(database: Database, { id }: Head): Promise<{ members: number; agents: number }> {
  const { rows } = await database.execute<{ members: number; agents: number }>(
    sql`select members, agents from (${teamSizes(sql`select ${id}::integer as id`)}) as sizes`,
  )
  return rows[0] ?? { members: 0, agents: 0 }
}

/** Members who played in a range: below an account, and with it if `own`. */
export const activeMembers = (id: SQL, path: SQL, from: SQL, to: SQL): SQL =>
  sql`team_active(${id}, ${path}, ${from}, ${to})`

/** 1 if the account itself played in a range. */
export const playedItself = (id: SQL, from: SQL, to: SQL): SQL =>
  sql`exists (select from member_day where member_id = ${id} and day between ${from} and ${to} and rounds > 0)::integer`
