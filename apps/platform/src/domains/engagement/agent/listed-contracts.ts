import type { processContractDividend } from '@playhouse/platform-api/agent-contracts.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { type BillLine, type ContractKind, type ContractTerms, highestRate } from '@playhouse/shared/agent-pay.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { epoch } from '../../../lib/day-bounds.ts'

type Page = ResponseOf<typeof processContractDividend>
export type ListedContract = Page['contracts'][number]
export type ListedRequest = NonNullable<Page['requests']>[number]
export type ListedBill = Page['bills'][number]
type ContractRow = Omit<ListedContract, 'ending'> & { payeeId: number }
type BillRow = Omit<ListedBill, 'total' | 'amount' | 'lines'> & { total: bigint; amount: bigint; lines: BillLine[] }

const CONTRACTS_MAX = 200
const REQUESTS_MAX = 50

const HIGHEST_RATE = sql`greatest((terms ->> 'basisPoints')::integer, (
  select max((tier ->> 'basisPoints')::integer) from jsonb_array_elements(terms -> 'tiers') as tier))`

export interface EndingContract extends Record<string, unknown> {
  /** The contract whose end ends this one. */
  cause: string
  id: string
  memberId: number
  account: string
  basisPoints: number
}

/**
 * Contracts below an account that end when its own rate falls to `basisPoints`: those that it pays above that rate, and all below them,
 * because an account without a contract may not pay one. From the top down. One query for all causes.
 */
export async function endingContracts(
  tx: Database | Transaction,
  kind: ContractKind,
  causes: readonly { cause: string; memberId: number; basisPoints: number }[],
): Promise<EndingContract[]> {
  if (causes.length === 0) return []
  const { rows } = await tx.execute<EndingContract>(sql`
    with recursive ending as (
      select cause, contract.id, contract.member_id, ${HIGHEST_RATE} as rate, 1 as level
      from unnest(${sql.param(causes.map(({ cause }) => cause))}::uuid[], ${sql.param(causes.map(({ memberId }) => memberId))}::integer[],
        ${sql.param(causes.map(({ basisPoints }) => basisPoints))}::integer[]) as lowered (cause, account_id, to_rate)
      join contract_version contract on contract.upline_id = account_id and contract.kind = ${kind}
        and state = 'ACCEPTED' and end_reason is null and ${HIGHEST_RATE} > to_rate
      union all
      select cause, contract.id, contract.member_id, ${HIGHEST_RATE}, level + 1
      from ending join contract_version contract on contract.upline_id = ending.member_id and contract.kind = ${kind}
        and state = 'ACCEPTED' and end_reason is null
    )
    select cause, ending.id, member_id as "memberId", username as account, rate as "basisPoints"
    from ending join member on member.id = member_id order by level, username`)
  return rows
}

/** Contracts that match, of one kind: open offers, then active ones, then the rest. Two queries. */
export async function listContracts(
  tx: Database | Transaction,
  viewerId: number,
  matching: SQL,
): Promise<ListedContract[]> {
  const { rows: contracts } = await tx.execute<ContractRow & Record<string, unknown>>(sql`
    select contract.id, contract.member_id as "payeeId", number, contract.kind, paid.username as account, upline.username as upline, terms, terms_hash as "termsHash",
      case when state = 'ACCEPTED' and end_reason is not null then 'ENDING' else state end as state, ${epoch(sql`offered_at`)} as "offeredAt", ${epoch(sql`expires_at`)} as "expiresAt",
      ${epoch(sql`decided_at`)} as "decidedAt", ${epoch(sql`valid_from`)} as "validFrom", ${epoch(sql`valid_until`)} as "validUntil"
    from contract_version contract join member paid on paid.id = contract.member_id join member upline on upline.id = upline_id
    where ${matching}
    order by contract.state = 'OFFERED' desc, contract.state = 'ACCEPTED' desc, offered_at desc limit ${CONTRACTS_MAX}`)
  const [first] = contracts
  if (!first) return []
  const ends = await endingContracts(
    tx,
    first.kind,
    contracts.flatMap(({ id, payeeId, state, terms }) => {
      const isOffer = state === 'OFFERED' && payeeId === viewerId
      const isRunning = state === 'ACCEPTED'
      if (!isOffer && !isRunning) return []
      return { cause: id, memberId: payeeId, basisPoints: isOffer ? highestRate(terms as ContractTerms) : 0 }
    }),
  )
  const endsWith = Map.groupBy(ends, ({ cause }) => cause)
  return contracts.map(({ payeeId: _, ...contract }) => {
    const ending = (endsWith.get(contract.id) ?? []).map(({ account, basisPoints }) => ({ account, basisPoints }))
    return { ...contract, ending }
  })
}

/** A contract as its list shows it, to be sent after a change in the same transaction. */
export async function readContract(tx: Transaction, viewerId: number, id: string): Promise<ListedContract> {
  const own = sql`${viewerId} in (contract.member_id, contract.upline_id)`
  return only(await listContracts(tx, viewerId, sql`contract.id = ${id} and ${own}`))
}

/** Requests that match, open ones first. */
export async function listRequests(tx: Database | Transaction, matching: SQL): Promise<ListedRequest[]> {
  const { rows } = await tx.execute<ListedRequest & Record<string, unknown>>(sql`
    select request.id, request.kind, asking.username as account, upline.username as upline, terms, note, state, reason,
      ${epoch(sql`requested_at`)} as "requestedAt", ${epoch(sql`expires_at`)} as "expiresAt", ${epoch(sql`decided_at`)} as "decidedAt"
    from contract_request request join member asking on asking.id = request.member_id join member upline on upline.id = upline_id
    where ${matching}
    order by state = 'REQUESTED' desc, requested_at desc limit ${REQUESTS_MAX}`)
  return rows
}

/** A request as its list shows it. */
export const readRequest = async (tx: Transaction, { memberId, id }: { memberId: number; id: string }) =>
  only(await listRequests(tx, sql`request.member_id = ${memberId} and request.id = ${id}`))

/** Bills that match, latest period first. */
export async function listBills(
  tx: Database | Transaction,
  matching: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedBill[]> {
  const { rows } = await tx.execute<BillRow & Record<string, unknown>>(sql`
    select bill.id, bill.kind, paid.username as account, payer.username as payer, ${epoch(sql`period_from`)} as "periodFrom",
      ${epoch(sql`period_to`)} as "periodTo", revision, total, amount, state, lines, ${epoch(sql`paid_at`)} as "paidAt", dispute
    from agent_bill bill join member paid on paid.id = bill.member_id left join member payer on payer.id = bill.payer_id
    where ${matching}
    order by period_from desc, bill.created_at desc, bill.id limit ${limit} offset ${offset}`)
  return rows.map((row) => ({ ...row, total: formatAmount(row.total), amount: formatAmount(row.amount) }))
}

/** A bill as its list shows it. */
export const readBill = async (tx: Transaction, { memberId, id }: { memberId: number; id: string }) =>
  only(await listBills(tx, sql`bill.member_id = ${memberId} and bill.id = ${id}`, { limit: 1, offset: 0 }))

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('The row was changed but is not there.')
  return row
}
