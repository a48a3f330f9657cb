import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { getEnd, epoch, getStart } from '../../../lib/day-bounds.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { codeWord } from '../records/file-words.ts'
import { fileContent, type FileReader, type RecordFileRequest, findTime } from '../records/file-columns.ts'
import { type CreditDay, readStatement } from './credit-report.ts'
import { type Head, housePnl, lineRows, SUMS, type Sums, teamRows } from './team-sums.ts'
import { downlinePayments, type PaymentRow } from './transactions.ts'

const MONEY = [
  ['teamDeposit', ({ deposit }: Sums) => deposit],
  ['teamWithdrawal', ({ withdrawal }: Sums) => withdrawal],
] as const

export const AGENT_FILES = {
  team: (memberId, { account, ...range }) =>
    fileContent<TeamDay>(
      ofSubject(memberId, account, (database, head) => teamDays(database, head, range)),
      [
        'day',
        ['bets', ({ rounds }) => rounds],
        ...MONEY,
        ['teamStakes', ({ turnover, uncounted }) => turnover + uncounted],
        ['countedStakes', ({ turnover }) => turnover],
        ['teamPayout', ({ payout }) => payout],
        ['houseProfit', housePnl],
      ],
    ),
  teamProducts: (memberId, { account, ...range }, language) =>
    fileContent<TeamProduct>(
      ofSubject(memberId, account, (database, head) => teamProducts(database, head, range)),
      [
        ['product', ({ product }) => codeWord('products', product, language)],
        ['bets', ({ rounds }) => rounds],
        ['teamStakes', ({ turnover, uncounted }) => turnover + uncounted],
        ['countedStakes', ({ turnover }) => turnover],
        ['teamPayout', ({ payout }) => payout],
        ['houseProfit', housePnl],
      ],
    ),
  downlines: (memberId, { account, ...range }) =>
    fileContent<Line>(lines(memberId, account, range), [
      'account',
      'registered',
      ['rebate', ({ rate }) => `${rate / 100} %`],
      ...MONEY,
      ['teamTurnover', ({ turnover }) => turnover],
      ['houseProfit', housePnl],
    ]),
  income: (memberId, range, language) =>
    fileContent<Bill & { at: number }>(paidBills(memberId, range), [
      ['time', ({ at }) => findTime(at)],
      ['source', ({ kind }) => codeWord('billKinds', kind, language)],
      'payee',
      'payer',
      'amount',
    ]),
  teamTransactions: (memberId, { account, ...requested }, language) =>
    fileContent<PaymentRow>(downlinePayments(memberId, account, requested), [
      ['time', ({ at }) => findTime(at)],
      'account',
      ['type', ({ type }) => codeWord('types', type, language)],
      'counterparty',
      'amount',
    ]),
  bills: (memberId, { billKind, ...range }, language) =>
    fileContent<FiledBill>(allBills(memberId, billKind, range), [
      ['periodFrom', ({ from }) => findTime(from)],
      ['periodTo', ({ to }) => findTime(to)],
      ['source', ({ kind }) => codeWord('billKinds', kind, language)],
      'revision',
      'payee',
      'payer',
      ['state', ({ state }) => codeWord('billStates', state, language)],
      'amount',
    ]),
  credit: (memberId, { account, ...range }) =>
    fileContent<CreditDay>(
      ofSubject(memberId, account, async (database, { id }) => (await readStatement(database, id, range)).days),
      ['day', 'opening', 'credit', 'debit', 'closing'],
    ),
} satisfies Partial<Record<RecordFileRequest['report'], FileReader>>

/** The account that a file is about: the agent itself, or the one named below it; no row for every other. */
const subject = (memberId: number, account: string | undefined): SQL =>
  account === undefined
    ? sql`select id, path from member where id = ${memberId}`
    : sql`select below.id, below.path from member own join member below on below.path <@ own.path
        where own.id = ${memberId} and below.username = ${prepareUsername(account)}`

const ofSubject =
  <Row>(
    memberId: number,
    account: string | undefined,
    read: (database: Database, head: Head) => Promise<readonly Row[]>,
  ) =>
  async (database: Database): Promise<readonly Row[]> => {
    const { rows } = await database.execute<Head & Record<string, unknown>>(
      sql`select id, ltree2text(path) as path from (${subject(memberId, account)}) as subject`,
    )
    const [head] = rows
    return head ? read(database, head) : []
  }

type TeamDay = Sums & { day: string; rounds: number }

async function teamDays(database: Database, head: Head, range: RecordRange): Promise<readonly TeamDay[]> {
  const { rows } = await database.execute<TeamDay & Record<string, unknown>>(sql`
    select day, sum(rounds)::integer as rounds, ${SUMS}
    from (${teamRows(head, range)}) as sums group by day order by day desc`)
  return rows
}

type TeamProduct = Sums & { product: string; rounds: number }

async function teamProducts(database: Database, head: Head, range: RecordRange): Promise<readonly TeamProduct[]> {
  const { rows } = await database.execute<TeamProduct & Record<string, unknown>>(sql`
    select product, sum(rounds)::integer as rounds, ${SUMS}
    from (${teamRows(head, range)}) as sums where product <> '' group by product order by sum(turnover) desc, product`)
  return rows
}

type Line = Sums & { account: string; rate: number; registered: string }

/** The lines directly below the subject, each with everyone below it. */
function lines(memberId: number, account: string | undefined, range: RecordRange): SQL {
  const head = sql`(select id from (${subject(memberId, account)}) as subject)`
  return sql`
    select username as account, coalesce(basis_points, 0)::integer as rate, brand_day(registered_at)::text as registered, ${SUMS}
    from member left join rebate_rate on rebate_rate.member_id = member.id
    left join (${lineRows(sql`select id, path from member where parent_id = ${head}`, range)}) as sums on sums.line_id = member.id
    where parent_id = ${head} group by member.id, basis_points order by registered_at desc, member.id`
}

interface Bill {
  kind: string
  payee: string
  payer: string | null
  amount: bigint
}

function paidBills(memberId: number, { from, to }: RecordRange): SQL {
  return sql`
    select ${epoch(sql`paid_at`)} as at, bill.kind, payee.username as payee, payer.username as payer,
      case when bill.member_id = ${memberId} then amount else -amount end as amount
    from agent_bill bill join member payee on payee.id = bill.member_id left join member payer on payer.id = bill.payer_id
    where ${memberId} in (bill.member_id, bill.payer_id) and state = 'PAID' and paid_at >= ${getStart(from)} and paid_at < ${getEnd(to)}
    order by paid_at desc, bill.id`
}

interface FiledBill extends Bill {
  from: number
  to: number
  state: string
  revision: number
}

/** Bills of periods that begin in a range, in every state. */
function allBills(memberId: number, kind: ContractKind | undefined, { from, to }: RecordRange): SQL {
  return sql`
    select ${epoch(sql`period_from`)} as "from", ${epoch(sql`period_to`)} as "to", bill.kind, state, revision,
      payee.username as payee, payer.username as payer, amount
    from agent_bill bill join member payee on payee.id = bill.member_id left join member payer on payer.id = bill.payer_id
    where ${memberId} in (bill.member_id, bill.payer_id) and period_from >= ${getStart(from)} and period_from < ${getEnd(to)}
      ${kind === undefined ? sql`` : sql`and bill.kind = ${kind}`}
    order by period_from desc, bill.created_at desc, bill.id`
}
