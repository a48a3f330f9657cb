import type { Database } from '@playhouse/postgres/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { RecordRange } from '../../../lib/record-range.ts'
import { returnColumns } from './game-returns.ts'

/** Sum of a column of money as minor units in text. */
const minor = (column: string): SQL => sql.raw(`(coalesce(sum(${column}), 0) * 10000)::bigint::text`)
const within = ({ from, to }: RecordRange): SQL => sql`day between ${from}::date and ${to}::date`

/** Rows with the named columns as amounts. */
async function read<Row>(database: Database, query: SQL, amounts: readonly (keyof Row & string)[]): Promise<Row[]> {
  const { rows } = await database.execute(query)
  return rows.map(
    (row) => ({ ...row, ...Object.fromEntries(amounts.map((name) => [name, BigInt(String(row[name]))])) }) as Row,
  )
}

export interface HouseDay {
  day: string
  stakes: bigint
  payouts: bigint
  grossRevenue: bigint
  /** Bonuses, rewards, points and members' rebates. */
  bonuses: bigint
  agentsPay: bigint
  jackpots: bigint
  /** Credits and debits by operators. */
  corrections: bigint
  /** Gross revenue less all of these. */
  net: bigint
  deposits: bigint
  withdrawals: bigint
  firstDeposits: number
  activePlayers: number
}

/** Every day of a range, also those on which nothing happened. */
export const houseDays = (database: Database, range: RecordRange): Promise<HouseDay[]> =>
  read<HouseDay>(
    database,
    sql`
      with played as (
        select * from reporting.house_days where ${within(range)}
      ), given as (
        select day, coalesce(sum(cost), 0) as cost,
          coalesce(sum(cost) filter (where kind in ('COMMISSION', 'DIVIDEND', 'SALARY')), 0) as agents,
          coalesce(sum(cost) filter (where kind = 'JACKPOT'), 0) as jackpots,
          coalesce(sum(cost) filter (where kind in ('ADMIN_CREDIT', 'ADMIN_DEBIT', 'REVERSAL')), 0) as corrections
        from reporting.cost_days where ${within(range)} group by day
      ), first as (
        select day, sum(members)::int as members from reporting.first_deposits where ${within(range)} group by day
      )
      select day::date::text, ${minor('stakes')} as stakes, ${minor('payouts')} as payouts, ${minor('gross_revenue')} as "grossRevenue",
        ${minor('cost - agents - jackpots - corrections')} as bonuses, ${minor('agents')} as "agentsPay", ${minor('jackpots')} as jackpots,
        ${minor('corrections')} as corrections, ${minor('coalesce(gross_revenue, 0) - coalesce(cost, 0)')} as net,
        ${minor('deposits')} as deposits, ${minor('withdrawals')} as withdrawals, coalesce(sum(members), 0)::int as "firstDeposits",
        coalesce(sum(active_players), 0)::int as "activePlayers"
      from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') as days (moment)
      cross join lateral (select moment::date as day) as calendar
      left join played using (day) left join given using (day) left join first using (day)
      group by day order by day`,
    [
      'stakes',
      'payouts',
      'grossRevenue',
      'bonuses',
      'agentsPay',
      'jackpots',
      'corrections',
      'net',
      'deposits',
      'withdrawals',
    ],
  )

export interface Liability {
  kind: string
  holders: number
  amount: bigint
}

export const liabilities = (database: Database): Promise<Liability[]> =>
  read<Liability>(
    database,
    sql`select kind, sum(holders)::int as holders, ${minor('amount')} as amount from reporting.liabilities group by kind order by sum(amount) desc, kind`,
    ['amount'],
  )

export interface LiabilityDay {
  day: string
  balances: bigint
  /** Held until a withdrawal is paid out. */
  withdrawals: bigint
  heldDeposits: bigint
  /** Balances of closed accounts that a law forbids to pay. */
  withheld: bigint
  bonusMoney: bigint
  /** Money in wallets at vendors, and on the way there. */
  atVendors: bigint
  jackpots: bigint
  total: bigint
}

const owedBy = (...kinds: string[]) =>
  sql.raw(
    `(coalesce(sum(amount) filter (where kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0) * 10000)::bigint::text`,
  )

/** The house's liability at the end of the summed days of a range, and today. */
export const liabilityDays = (database: Database, range: RecordRange): Promise<LiabilityDay[]> =>
  read<LiabilityDay>(
    database,
    sql`
      select day::text, ${owedBy('BALANCES')} as balances, ${owedBy('PENDING_WITHDRAWALS')} as withdrawals,
        ${owedBy('HELD_DEPOSITS')} as "heldDeposits", ${owedBy('WITHHELD')} as withheld,
        ${owedBy('BONUS_MONEY')} as "bonusMoney",
        ${owedBy('WALLETS_AT_VENDORS', 'TRANSFERS_TO_VENDORS')} as "atVendors", ${owedBy('JACKPOTS')} as jackpots, ${minor('amount')} as total
      from reporting.liability_days where ${within(range)} group by day order by day`,
    ['balances', 'withdrawals', 'heldDeposits', 'withheld', 'bonusMoney', 'atVendors', 'jackpots', 'total'],
  )

export const GAME_GROUPS = ['product', 'vendor', 'game'] as const
export type GameGroup = (typeof GAME_GROUPS)[number]

export interface GameSelection {
  product?: string | undefined
  vendor?: string | undefined
  game?: number | undefined
}

export interface GameFigures {
  /** Product, code of the vendor, or number of the game. */
  key: string
  name: string
  rounds: number
  stakes: bigint
  payouts: bigint
  turnover: bigint
  /** Share in percent; null without stakes. */
  returned: number | null
  /** Declared share in percent, over the stakes of games that declare one; null if none does. */
  declared: number | null
  /** Half of the interval around the declared one, in percent. */
  halfWidth: number | null
  isOutside: boolean
  /** Games among them that are outside. */
  gamesOutside: number
}

const GROUP_COLUMNS: Readonly<Record<GameGroup, { key: SQL; name: SQL }>> = {
  product: { key: sql`product`, name: sql`product` },
  vendor: { key: sql`vendor`, name: sql`max(vendor_name)` },
  game: { key: sql`game_id::text`, name: sql`max(game)` },
}

/** Games with rounds in a range, by product, vendor or game: the largest stakes first, but games outside their interval before them. */
export function gameFigures(
  database: Database,
  { range, by, product, vendor, game, limit }: { range: RecordRange; by: GameGroup; limit?: number } & GameSelection,
): Promise<GameFigures[]> {
  const { halfWidth, isOutside } = returnColumns('days')
  const { key, name } = GROUP_COLUMNS[by]
  return read<GameFigures>(
    database,
    sql`
      with played as (
        select game_id, max(game) as game, product, vendor, max(vendor_name) as vendor_name, sum(rounds) as rounds, sum(stakes) as stakes,
          sum(payouts) as payouts, sum(turnover) as turnover, max(declared_return)::float8 as declared,
          case when max(declared_return) is not null then ${halfWidth} end as half_width,
          max(declared_return) is not null and ${isOutside} as is_outside
        from reporting.game_days days
        where ${within(range)} ${product === undefined ? sql`` : sql`and product = ${product}`}
          ${vendor === undefined ? sql`` : sql`and vendor = ${vendor}`} ${game === undefined ? sql`` : sql`and game_id = ${game}`}
        group by game_id, product, vendor
      ), grouped as (
        select ${key} as key, ${name} as name, sum(rounds)::int as rounds, ${minor('stakes')} as stakes, ${minor('payouts')} as payouts,
          ${minor('turnover')} as turnover, sum(stakes) as order, (100 * sum(payouts) / nullif(sum(stakes), 0))::float8 as returned,
          (100 * sum(payouts) filter (where declared is not null) / nullif(sum(stakes) filter (where declared is not null), 0))::float8 as comparable,
          sum(stakes * declared) / nullif(sum(stakes) filter (where declared is not null), 0)::float8 as declared,
          sqrt(sum((half_width * stakes) ^ 2)) / nullif(sum(stakes) filter (where declared is not null), 0)::float8 as half_width,
          count(*) filter (where is_outside)::int as games_outside
        from played group by ${key}
      )
      select key, name, rounds, stakes, payouts, turnover, returned, declared, half_width as "halfWidth", games_outside as "gamesOutside",
        coalesce(rounds >= 1000 and abs(comparable - declared) > half_width, false) as "isOutside"
      from grouped order by ${by === 'game' ? sql`games_outside desc, ` : sql``}"order" desc, key ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
    ['stakes', 'payouts', 'turnover'],
  )
}

export interface PlayedDay {
  day: string
  rounds: number
  stakes: bigint
  payouts: bigint
}

/** Days of a selection of games. */
export const gameDays = (
  database: Database,
  { range, product, vendor, game }: { range: RecordRange } & GameSelection,
): Promise<PlayedDay[]> =>
  read<PlayedDay>(
    database,
    sql`
      select days.day::text, coalesce(played.rounds, 0)::int as rounds, coalesce(played.stakes, '0') as stakes, coalesce(played.payouts, '0') as payouts
      from (select moment::date as day from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') as series (moment)) as days
      left join (
        select day, sum(rounds) as rounds, ${minor('stakes')} as stakes, ${minor('payouts')} as payouts from reporting.game_days
        where ${within(range)} ${product === undefined ? sql`` : sql`and product = ${product}`}
          ${vendor === undefined ? sql`` : sql`and vendor = ${vendor}`} ${game === undefined ? sql`` : sql`and game_id = ${game}`}
        group by day
      ) as played using (day) order by 1`,
    ['stakes', 'payouts'],
  )

export interface Line {
  /** Null for members that are no agents. */
  agent: number | null
  username: string | null
  deposits: bigint
  withdrawals: bigint
  stakes: bigint
  payouts: bigint
  registrations: number
}

/** The account above the lines: the one that is named, or the top of the tree. */
export async function lineUpline(
  database: Database,
  upline: number | undefined,
): Promise<{ id: number; username: string; parentId: number | null } | undefined> {
  const { rows } = await database.execute<{ id: number; username: string; parentId: number | null }>(sql`
    select id, username, parent_id as "parentId" from member
    where ${upline === undefined ? sql`parent_id is null` : sql`id = ${upline}`} and is_agent_kind(kind) order by id limit 1`)
  return rows[0]
}

export const lines = (database: Database, { range, upline }: { range: RecordRange; upline: number }): Promise<Line[]> =>
  read<Line>(
    database,
    sql`
      select agent, max(username) as username, ${minor('deposits')} as deposits, ${minor('withdrawals')} as withdrawals, ${minor('stakes')} as stakes,
        ${minor('payouts')} as payouts, sum(registrations)::int as registrations
      from reporting.agent_line_days left join member on member.id = agent
      where upline = ${upline} and ${within(range)} group by agent order by sum(stakes) desc, agent`,
    ['deposits', 'withdrawals', 'stakes', 'payouts'],
  )

export interface Cohort {
  week: string
  members: number
  amount: bigint
  activeAfter7: number | null
  activeAfter30: number | null
  depositingAfter7: number | null
  depositingAfter30: number | null
}

/** Weeks that begin in a range. */
export const cohorts = (database: Database, { from, to }: RecordRange): Promise<Cohort[]> =>
  read<Cohort>(
    database,
    sql`
      select week::text, members, (amount * 10000)::bigint::text as amount, active_after_7 as "activeAfter7", active_after_30 as "activeAfter30",
        depositing_after_7 as "depositingAfter7", depositing_after_30 as "depositingAfter30"
      from reporting.deposit_cohorts where week between ${from}::date and ${to}::date order by week desc`,
    ['amount'],
  )

export interface CostLine {
  kind: string
  source: string
  postings: number
  cost: bigint
}

export const costs = (database: Database, range: RecordRange): Promise<CostLine[]> =>
  read<CostLine>(
    database,
    sql`
      select kind, source, sum(postings)::int as postings, ${minor('cost')} as cost from reporting.cost_days where ${within(range)}
      group by kind, source order by sum(cost) desc, kind, source`,
    ['cost'],
  )

export interface PromotionFigures {
  id: string
  title: string | null
  claims: number
  given: bigint
  forfeited: bigint
  cost: bigint
  wagered: bigint
}

export const promotionFigures = (database: Database, range: RecordRange): Promise<PromotionFigures[]> =>
  read<PromotionFigures>(
    database,
    sql`
      select promotion as id, max(title) as title, sum(claims)::int as claims, ${minor('given')} as given, ${minor('forfeited')} as forfeited,
        ${minor('cost')} as cost, ${minor('wagered')} as wagered
      from reporting.promotion_days left join promotion_text on promotion_id = promotion and language = 'EN'
      where ${within(range)} group by promotion order by sum(cost) desc, promotion`,
    ['given', 'forfeited', 'cost', 'wagered'],
  )

export interface MethodFigures {
  direction: 'DEPOSIT' | 'WITHDRAWAL'
  method: string
  requests: number
  succeeded: number
  refused: number
  abandoned: number
  open: number
  /** Average from request to success; null without one. */
  seconds: number | null
  /** Seconds within which nine of ten succeeded on the slowest day. */
  slowest: number | null
  /** Credited or paid out in the range, also of earlier requests. */
  amount: bigint
  fees: bigint
}

export const methodFigures = (database: Database, range: RecordRange): Promise<MethodFigures[]> =>
  read<MethodFigures>(
    database,
    sql`
      with requested as (
        select direction, method, sum(requests)::int as requests, sum(succeeded)::int as succeeded, sum(refused)::int as refused,
          sum(abandoned)::int as abandoned, sum(open)::int as open, sum(seconds_total) / nullif(sum(succeeded), 0) as seconds, max(seconds_p90) as slowest
        from reporting.payment_requests where ${within(range)} group by direction, method
      ), paid as (
        select direction, method, ${minor('amount')} as amount, ${minor('fees')} as fees from reporting.payment_days where ${within(range)} group by direction, method
      )
      select direction, method, coalesce(requests, 0) as requests, coalesce(succeeded, 0) as succeeded, coalesce(refused, 0) as refused,
        coalesce(abandoned, 0) as abandoned, coalesce(open, 0) as open, seconds, slowest, coalesce(amount, '0') as amount, coalesce(fees, '0') as fees
      from requested full join paid using (direction, method) order by direction, requests desc nulls last, method`,
    ['amount', 'fees'],
  )
