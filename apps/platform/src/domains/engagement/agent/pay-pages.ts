import type { income, processContractDividend, simulateContract } from '@playhouse/platform-api/agent-contracts.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import {
  type BillLine,
  carriedForward,
  contractPay,
  type ContractKind,
  type ContractTerms,
  highestRate,
  periodAt,
} from '@playhouse/shared/agent-pay.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { endOf, epoch, startOf } from '../../../lib/day-bounds.ts'
import { pageCounts } from '../../../lib/page-plan.ts'
import { headsOf, measuresOf } from './bills.ts'
import { checkedTerms } from './contract-rows.ts'
import { endingContracts, offerLimit, runningContract, runningContractsOf } from './contracts.ts'
import { measureByTerms, measureTeams } from './measures.ts'
import { overviewDays } from './overview-range.ts'
import { directDownline } from './rebates.ts'

type Page = ResponseOf<typeof processContractDividend>
type ListedBill = Page['bills'][number]
type BillRow = Omit<ListedBill, 'total' | 'amount' | 'lines'> & { total: bigint; amount: bigint; lines: BillLine[] }
type ContractRow = Omit<Page['contracts'][number], 'ending'> & { payeeId: number }
type RequestRow = NonNullable<Page['requests']>[number]

const CONTRACTS_MAX = 200
const REQUESTS_MAX = 50

/** An agent's contracts of a kind and a page of their bills, as the one who is paid or who pays. Seven queries. */
export async function readContracts(
  database: Database,
  agent: LiveSession,
  kind: ContractKind,
  { side, show, pageNo, pageSize }: CheckedInputOf<typeof processContractDividend>,
  currency: string,
): Promise<Page> {
  const own = side === 'received' ? sql`contract.member_id` : sql`contract.upline_id`
  const { rows: contracts } = await database.execute<ContractRow & Record<string, unknown>>(sql`
    select contract.id, contract.member_id as "payeeId", number, contract.kind, paid.username as account, upline.username as upline, terms, terms_hash as "termsHash",
      case when state = 'ACCEPTED' and end_reason is not null then 'ENDING' else state end as state, ${epoch(sql`offered_at`)} as "offeredAt", ${epoch(sql`expires_at`)} as "expiresAt",
      ${epoch(sql`decided_at`)} as "decidedAt", ${epoch(sql`valid_from`)} as "validFrom", ${epoch(sql`valid_until`)} as "validUntil"
    from contract_version contract join member paid on paid.id = contract.member_id join member upline on upline.id = upline_id
    where ${own} = ${agent.memberId} and contract.kind = ${kind}
    order by contract.state = 'OFFERED' desc, contract.state = 'ACCEPTED' desc, offered_at desc limit ${CONTRACTS_MAX}`)
  const ends = await endingContracts(
    database,
    kind,
    contracts.flatMap(({ id, payeeId, state, terms }) => {
      const isOffer = state === 'OFFERED' && side === 'received'
      const isRunning = state === 'ACCEPTED'
      if (!isOffer && !isRunning) return []
      return { cause: id, memberId: payeeId, basisPoints: isOffer ? highestRate(terms as ContractTerms) : 0 }
    }),
  )
  const endsWith = Map.groupBy(ends, ({ cause }) => cause)
  const listed = contracts.map(({ payeeId: _, ...contract }) => {
    const ending = (endsWith.get(contract.id) ?? []).map(({ account, basisPoints }) => ({ account, basisPoints }))
    return { ...contract, ending }
  })
  const { rows: requests } = await database.execute<RequestRow & Record<string, unknown>>(sql`
    select request.id, request.kind, asking.username as account, upline.username as upline, terms, note, state, reason,
      ${epoch(sql`requested_at`)} as "requestedAt", ${epoch(sql`expires_at`)} as "expiresAt", ${epoch(sql`decided_at`)} as "decidedAt"
    from contract_request request join member asking on asking.id = request.member_id join member upline on upline.id = upline_id
    where ${side === 'received' ? sql`request.member_id` : sql`upline_id`} = ${agent.memberId} and request.kind = ${kind}
    order by state = 'REQUESTED' desc, requested_at desc limit ${REQUESTS_MAX}`)
  const bills = await billPage(
    database,
    sql`${side === 'received' ? sql`bill.member_id` : sql`bill.payer_id`} = ${agent.memberId} and bill.kind = ${kind}
      ${show === 'reached' ? sql`and bill.state <> 'NOT_REACHED'` : sql``}`,
    { pageNo, pageSize },
  )
  return {
    currency,
    offerLimit: await offerLimit(database, agent.memberId, kind),
    contracts: listed,
    requests,
    ...bills,
  }
}

/** A page of bills that match, latest period first. Two queries. */
async function billPage(database: Database, matching: SQL, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const { rows: counts } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from agent_bill bill where ${matching}`,
  )
  const { rows } = await database.execute<BillRow & Record<string, unknown>>(sql`
    select bill.id, bill.kind, paid.username as account, payer.username as payer, ${epoch(sql`period_from`)} as "periodFrom",
      ${epoch(sql`period_to`)} as "periodTo", revision, total, amount, state, lines, ${epoch(sql`paid_at`)} as "paidAt", dispute
    from agent_bill bill join member paid on paid.id = bill.member_id left join member payer on payer.id = bill.payer_id
    where ${matching}
    order by period_from desc, bill.created_at desc, bill.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return {
    ...pageCounts(counts[0]?.count ?? 0, pageSize),
    bills: rows.map((row) => ({ ...row, total: formatAmount(row.total), amount: formatAmount(row.amount) })),
  }
}

/** What an agent received and paid by bills on the days of a range. Four queries. */
export async function readIncome(
  database: Database,
  { memberId }: LiveSession,
  { from, to, pageNo, pageSize }: CheckedInputOf<typeof income>,
  currency: string,
): Promise<ResponseOf<typeof income>> {
  const range = overviewDays({ from, to })
  const matching = sql`${memberId} in (bill.member_id, bill.payer_id) and bill.state = 'PAID'
    and bill.paid_at >= ${startOf(range.from)} and bill.paid_at < ${endOf(range.to)}`
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
 * What a contract would have paid over the last periods that are over, latest first, and what the agent would have received and paid by all
 * contracts of the kind. The first period begins without a carried loss. An offer to a downline takes the place of that downline's contract, one to the agent itself that of its own.
 * @throws PlatformError account.not.found, request_param_err
 */
export async function simulate(
  database: Database,
  agent: LiveSession,
  { account, kind, terms: requested, periods }: CheckedInputOf<typeof simulateContract>,
  currency: string,
): Promise<ResponseOf<typeof simulateContract>> {
  const terms = checkedTerms(kind, requested)
  const head = account === undefined ? { id: agent.memberId } : await directDownline(database, agent, account)
  const own = account === undefined ? undefined : await runningContract(database, agent.memberId, kind)
  const below = (await runningContractsOf(database, agent.memberId, kind)).filter(
    ({ memberId }) => memberId !== head.id,
  )
  const paying = [{ memberId: head.id, terms }, ...(own ? [own] : []), ...below]
  const heads = await headsOf(database, paying)
  const headOf = new Map(heads.map((one) => [one.id, one]))
  const found: ResponseOf<typeof simulateContract>['periods'] = []
  const sums = { total: 0n, received: 0n, paid: 0n }
  const simulated = { memberId: head.id, terms }
  const losses = new Map<object, bigint>()
  let first = periodAt(kind, terms.period, new Date())
  for (let count = 0; count < periods; count++) first = periodAt(kind, terms.period, new Date(first.from.getTime() - 1))
  let period = first
  for (let count = 0; count < periods; count++, period = periodAt(kind, terms.period, period.to)) {
    const measured = await measureTeams(database, kind, heads, period)
    const payOf = async (contract: { memberId: number; terms: ContractTerms }) => {
      const of = headOf.get(contract.memberId)
      if (!of) throw new Error(`There is no member ${contract.memberId}.`)
      const known = { head: of, terms: contract.terms, period, measures: measuresOf(measured, of.id) }
      const { measures, paid } = await measureByTerms(database, known)
      const pay = contractPay(kind, contract.terms, measures, { ...paid, carriedOver: losses.get(contract) ?? 0n })
      losses.set(contract, carriedForward(pay.lines))
      return pay
    }
    const { total, reached, lines } = await payOf(simulated)
    let passedOn = 0n
    for (const contract of below) passedOn += (await payOf(contract)).total
    const received = account === undefined ? total : own ? (await payOf(own)).total : 0n
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
