import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { CsvCell } from '../../../downloads/csv-file.ts'
import { endOf, epoch, startOf } from '../../../lib/day-bounds.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { type Head, lineRows, teamRows } from './team-sums.ts'

/** An agent's team by day and product, its direct lines, and its bills, as rows of files. */

/** The account that a file is about: the agent itself, or the one named below it; no row for every other. */
const subject = (memberId: number, account: string | undefined): SQL =>
  account === undefined
    ? sql`select id, path from member where id = ${memberId}`
    : sql`select below.id, below.path from member own join member below on below.path <@ own.path
        where own.id = ${memberId} and below.username = ${account.trim().toLowerCase()}`

/** The same as a place in the tree. */
export async function subjectOf(
  database: Database,
  memberId: number,
  account: string | undefined,
): Promise<Head | undefined> {
  const { rows } = await database.execute<{ id: number; path: string }>(
    sql`select id, ltree2text(path) as path from (${subject(memberId, account)}) as subject`,
  )
  return rows[0]
}

interface Sums {
  deposit: bigint
  withdrawal: bigint
  turnover: bigint
  uncounted: bigint
  payout: bigint
}

type TeamDay = Sums & { day: string; rounds: number }

export async function teamDays(database: Database, head: Head, range: RecordRange): Promise<readonly TeamDay[]> {
  const { rows } = await database.execute<TeamDay & Record<string, unknown>>(sql`
    select day, sum(rounds)::integer as rounds, sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal,
      sum(turnover)::bigint as turnover, sum(uncounted)::bigint as uncounted, sum(payout)::bigint as payout
    from (${teamRows(head, range)}) as sums group by day order by day desc`)
  return rows
}

export const teamDayCells = ({ day, rounds, deposit, withdrawal, turnover, uncounted, payout }: TeamDay): CsvCell[] => [
  day,
  rounds,
  deposit,
  withdrawal,
  turnover,
  payout,
  turnover + uncounted - payout,
]

type TeamProduct = Pick<Sums, 'turnover' | 'uncounted' | 'payout'> & { product: string; rounds: number }

export async function teamProducts(
  database: Database,
  head: Head,
  range: RecordRange,
): Promise<readonly TeamProduct[]> {
  const { rows } = await database.execute<TeamProduct & Record<string, unknown>>(sql`
    select product, sum(rounds)::integer as rounds, sum(turnover)::bigint as turnover, sum(uncounted)::bigint as uncounted, sum(payout)::bigint as payout
    from (${teamRows(head, range)}) as sums where product <> '' group by product order by sum(turnover) desc, product`)
  return rows
}

export const teamProductCells = ({ product, rounds, turnover, uncounted, payout }: TeamProduct): CsvCell[] => [
  product,
  rounds,
  turnover,
  payout,
  turnover + uncounted - payout,
]

type Line = Sums & { account: string; rate: number; registered: string }

/** The lines directly below the subject, each with everyone below it. */
export function lines(memberId: number, account: string | undefined, range: RecordRange): SQL {
  const head = sql`(select id from (${subject(memberId, account)}) as subject)`
  return sql`
    select username as account, coalesce(basis_points, 0)::integer as rate, brand_day(registered_at)::text as registered,
      coalesce(sum(deposit), 0)::bigint as deposit, coalesce(sum(withdrawal), 0)::bigint as withdrawal,
      coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(uncounted), 0)::bigint as uncounted,
      coalesce(sum(payout), 0)::bigint as payout
    from member left join rebate_rate on rebate_rate.member_id = member.id
    left join (${lineRows(sql`select id, path from member where parent_id = ${head}`, range)}) as sums on sums.line_id = member.id
    where parent_id = ${head} group by member.id, basis_points order by registered_at desc, member.id`
}

export const lineCells = ({
  account,
  registered,
  rate,
  deposit,
  withdrawal,
  turnover,
  uncounted,
  payout,
}: Line): CsvCell[] => [
  account,
  registered,
  `${rate / 100} %`,
  deposit,
  withdrawal,
  turnover,
  turnover + uncounted - payout,
]

interface PaidBill {
  at: number
  kind: string
  payee: string
  payer: string | null
  amount: bigint
}

export function paidBills(memberId: number, { from, to }: RecordRange): SQL {
  return sql`
    select ${epoch(sql`paid_at`)} as at, bill.kind, payee.username as payee, payer.username as payer,
      case when bill.member_id = ${memberId} then amount else -amount end as amount
    from agent_bill bill join member payee on payee.id = bill.member_id left join member payer on payer.id = bill.payer_id
    where ${memberId} in (bill.member_id, bill.payer_id) and state = 'PAID' and paid_at >= ${startOf(from)} and paid_at < ${endOf(to)}
    order by paid_at desc, bill.id`
}

export const paidBillCells =
  (time: (at: number) => string) =>
  ({ at, kind, payee, payer, amount }: PaidBill): CsvCell[] => [time(at), kind, payee, payer, amount]

interface FiledBill extends PaidBill {
  from: number
  to: number
  state: string
  revision: number
}

/** Bills of periods that begin in a range, in every state. */
export function allBills(memberId: number, kind: ContractKind | undefined, { from, to }: RecordRange): SQL {
  return sql`
    select ${epoch(sql`period_from`)} as "from", ${epoch(sql`period_to`)} as "to", bill.kind, state, revision,
      payee.username as payee, payer.username as payer, amount
    from agent_bill bill join member payee on payee.id = bill.member_id left join member payer on payer.id = bill.payer_id
    where ${memberId} in (bill.member_id, bill.payer_id) and period_from >= ${startOf(from)} and period_from < ${endOf(to)}
      ${kind === undefined ? sql`` : sql`and bill.kind = ${kind}`}
    order by period_from desc, bill.created_at desc, bill.id`
}

export const billCells =
  (time: (at: number) => string) =>
  ({ from, to, kind, revision, payee, payer, state, amount }: FiledBill): CsvCell[] => [
    time(from),
    time(to),
    kind,
    revision,
    payee,
    payer,
    state,
    amount,
  ]
