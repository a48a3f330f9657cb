import type { income, processContractDividend, simulateContract } from '@playhouse/platform-api/agent-contracts.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import {
  carriedForward,
  contractPay,
  type ContractKind,
  type ContractTerms,
  periodAt,
} from '@playhouse/shared/agent-pay.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { getEnd, getStart } from '../../../lib/day-bounds.ts'
import { pageCounts } from '../../../lib/page-plan.ts'
import { readHeads } from './heads.ts'
import { checkedTerms, withShares } from './contract-rows.ts'
import { offerLimit, runningContract, readRunningContracts } from './contracts.ts'
import { type ListedBill, listBills, listContracts, listRequests } from './listed-contracts.ts'
import { findMeasures, measureByTerms, measureTeams } from './measures.ts'
import { overviewDays } from './overview-range.ts'
import { payRule } from './pay-rule.ts'
import { directDownline } from './rebates.ts'

type Page = ResponseOf<typeof processContractDividend>
/** An agent's contracts of a kind and a page of their bills, as the one who is paid or who pays. Eight queries. */
export async function readContracts(
  database: Database,
  agent: LiveSession,
  kind: ContractKind,
  { side, show, pageNo, pageSize }: CheckedInputOf<typeof processContractDividend>,
  currency: string,
): Promise<Page> {
  const own = side === 'received' ? sql`contract.member_id` : sql`contract.upline_id`
  const contracts = await listContracts(
    database,
    agent.memberId,
    sql`${own} = ${agent.memberId} and contract.kind = ${kind}`,
  )
  const asking = side === 'received' ? sql`request.member_id` : sql`upline_id`
  const requests = await listRequests(database, sql`${asking} = ${agent.memberId} and request.kind = ${kind}`)
  const ofAgent = sql`${side === 'received' ? sql`bill.member_id` : sql`bill.payer_id`} = ${agent.memberId} and bill.kind = ${kind}`
  const bills = await billPage(
    database,
    sql`${ofAgent} ${show === 'reached' ? sql`and bill.state <> 'NOT_REACHED'` : sql``}`,
    { pageNo, pageSize },
  )
  const { rows: uncovered } = await database.execute<{ count: number; amount: bigint }>(sql`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from agent_bill bill
    where ${ofAgent} and bill.state = 'INSUFFICIENT'`)
  return {
    currency,
    offerLimit: await offerLimit(database, agent.memberId, kind),
    contracts,
    requests,
    uncovered: { count: uncovered[0]?.count ?? 0, amount: formatAmount(uncovered[0]?.amount ?? 0n) },
    ...bills,
  }
}

/** A page of bills that match, latest period first. Two queries. */
async function billPage(database: Database, matching: SQL, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const { rows: counts } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from agent_bill bill where ${matching}`,
  )
  return {
    ...pageCounts(counts[0]?.count ?? 0, pageSize),
    bills: await listBills(database, matching, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
  }
}

/** An agent's income and payments by bills on the days of a range. Four queries. */
export async function readIncome(
  database: Database,
  { memberId }: LiveSession,
  { from, to, pageNo, pageSize }: CheckedInputOf<typeof income>,
  currency: string,
): Promise<ResponseOf<typeof income>> {
  const range = overviewDays({ from, to })
  const matching = sql`${memberId} in (bill.member_id, bill.payer_id) and bill.state = 'PAID'
    and bill.paid_at >= ${getStart(range.from)} and bill.paid_at < ${getEnd(range.to)}`
  const { rows } = await database.execute<{ kind: ListedBill['kind']; received: bigint; paid: bigint }>(sql`
    select kind, coalesce(sum(amount) filter (where member_id = ${memberId}), 0)::bigint as received,
      coalesce(sum(amount) filter (where payer_id = ${memberId}), 0)::bigint as paid
    from agent_bill bill where ${matching} group by kind order by kind`)
  const { rows: days } = await database.execute<{ day: string; received: bigint; paid: bigint }>(sql`
    select brand_day(paid_at)::text as day, coalesce(sum(amount) filter (where member_id = ${memberId}), 0)::bigint as received,
      coalesce(sum(amount) filter (where payer_id = ${memberId}), 0)::bigint as paid
    from agent_bill bill where ${matching} group by 1 order by 1`)
  const sum = (side: 'received' | 'paid') => formatAmount(rows.reduce((total, row) => total + row[side], 0n))
  return {
    currency,
    received: sum('received'),
    paid: sum('paid'),
    sources: rows.map(({ kind, received, paid }) => {
      return { kind, received: formatAmount(received), paid: formatAmount(paid) }
    }),
    days: days.map(({ day, received, paid }) => {
      return { day, received: formatAmount(received), paid: formatAmount(paid) }
    }),
    ...(await billPage(database, matching, { pageNo, pageSize })),
  }
}

/**
 * Computes what a contract would have paid over the last completed periods, latest first, and what the agent would have received and paid under all
 * contracts of the kind. The first period begins without a carried loss. An offer to a downline replaces that downline's contract, an offer to the
 * agent itself replaces its own.
 * @throws PlatformError account.not.found, request_param_err
 */
export async function simulate(
  database: Database,
  agent: LiveSession,
  { account, kind, terms: requested, periods }: CheckedInputOf<typeof simulateContract>,
  currency: string,
): Promise<ResponseOf<typeof simulateContract>> {
  const terms = withShares(kind, checkedTerms(kind, requested), await payRule(database))
  const head = account === undefined ? { id: agent.memberId } : await directDownline(database, agent, account)
  const own = account === undefined ? undefined : await runningContract(database, agent.memberId, kind)
  const below = (await readRunningContracts(database, agent.memberId, kind)).filter(
    ({ memberId }) => memberId !== head.id,
  )
  const paying = [{ memberId: head.id, terms }, ...(own ? [own] : []), ...below]
  const heads = await readHeads(database, paying)
  const getHead = new Map(heads.map((one) => [one.id, one]))
  const found: ResponseOf<typeof simulateContract>['periods'] = []
  const sums = { total: 0n, received: 0n, paid: 0n }
  const simulated = { memberId: head.id, terms }
  const losses = new Map<object, bigint>()
  let first = periodAt(kind, terms.period, new Date())
  for (let count = 0; count < periods; count++) first = periodAt(kind, terms.period, new Date(first.from.getTime() - 1))
  let period = first
  for (let count = 0; count < periods; count++, period = periodAt(kind, terms.period, period.to)) {
    const measured = await measureTeams(database, kind, heads, period)
    const getPay = async (contract: { memberId: number; terms: ContractTerms }) => {
      const of = getHead.get(contract.memberId)
      if (!of) throw new Error(`There is no member ${contract.memberId}.`)
      const known = { head: of, terms: contract.terms, period, measures: findMeasures(measured, of.id) }
      const { measures, paid } = await measureByTerms(database, known)
      const pay = contractPay(kind, contract.terms, measures, { ...paid, carriedOver: losses.get(contract) ?? 0n })
      losses.set(contract, carriedForward(pay.lines))
      return pay
    }
    const { total, reached, lines } = await getPay(simulated)
    let passedOn = 0n
    for (const contract of below) passedOn += (await getPay(contract)).total
    const received = account === undefined ? total : own ? (await getPay(own)).total : 0n
    const paid = account === undefined ? passedOn : passedOn + total
    sums.total += total
    sums.received += received
    sums.paid += paid
    found.unshift({
      from: period.from.getTime(),
      to: period.to.getTime(),
      amount: formatAmount(total),
      reached,
      lines,
      received: formatAmount(received),
      paid: formatAmount(paid),
    })
  }
  return {
    currency,
    total: formatAmount(sums.total),
    received: formatAmount(sums.received),
    paid: formatAmount(sums.paid),
    periods: found,
  }
}
