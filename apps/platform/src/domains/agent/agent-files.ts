import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { CsvCell } from '../../downloads/csv-file.ts'
import { endOf, epoch, startOf } from '../records/day-bounds.ts'
import type { RecordRange } from '../records/record-range.ts'
import { lineRows, teamRows } from './team-sums.ts'

/** An agent's team by day, its direct lines, and its bills, as rows of files. */

interface Sums {
  deposit: bigint
  withdrawal: bigint
  turnover: bigint
  payout: bigint
}

type TeamDay = Sums & { day: string; rounds: number }

export async function teamDays(database: Database, memberId: number, range: RecordRange): Promise<readonly TeamDay[]> {
  const { rows: heads } = await database.execute<{ path: string }>(
    sql`select ltree2text(path) as path from member where id = ${memberId}`,
  )
  const { rows } = await database.execute<TeamDay & Record<string, unknown>>(sql`
    select day, sum(rounds)::integer as rounds, sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal,
      sum(turnover)::bigint as turnover, sum(payout)::bigint as payout
    from (${teamRows({ id: memberId, path: heads[0]?.path ?? '' }, range)}) as sums group by day order by day desc`)
  return rows
}

export const teamDayCells = ({ day, rounds, deposit, withdrawal, turnover, payout }: TeamDay): CsvCell[] => [
  day,
  rounds,
  deposit,
  withdrawal,
  turnover,
  payout,
  turnover - payout,
]

type Line = Sums & { account: string; rate: number; registered: string }

export function lines(memberId: number, range: RecordRange): SQL {
  return sql`
    select username as account, coalesce(basis_points, 0)::integer as rate, brand_day(registered_at)::text as registered,
      coalesce(sum(deposit), 0)::bigint as deposit, coalesce(sum(withdrawal), 0)::bigint as withdrawal,
      coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(payout), 0)::bigint as payout
    from member left join rebate_rate on rebate_rate.member_id = member.id
    left join (${lineRows(sql`select id, path from member where parent_id = ${memberId}`, range)}) as sums on sums.line_id = member.id
    where parent_id = ${memberId} group by member.id, basis_points order by registered_at desc, member.id`
}

export const lineCells = ({ account, registered, rate, deposit, withdrawal, turnover, payout }: Line): CsvCell[] => [
  account,
  registered,
  `${rate / 100} %`,
  deposit,
  withdrawal,
  turnover,
  turnover - payout,
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
