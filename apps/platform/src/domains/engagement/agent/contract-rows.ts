import type { ContractKind, ContractTerms } from '@playhouse/shared/agent-pay.ts'
import { canonicalTerms, termBreaches } from '@playhouse/shared/contract-terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { agentBill, contractRequest, contractVersion } from '../../../db/tables/agents.ts'
import { waitingByKind } from '../../../lib/waiting-contracts.ts'
import { platformError } from '../../../request/platform-error.ts'
import { type PayRule, findShares } from './pay-rule.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'

/**
 * Terms as they are stored: only dividends have a period of their own.
 * @throws PlatformError request_param_err with each term's breach
 */
export function checkedTerms(kind: ContractKind, requested: ContractTerms): ContractTerms {
  const terms = canonicalTerms(requested)
  const fields = termBreaches(kind, terms)
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
  return kind === 'DIVIDEND' ? terms : { ...terms, period: 'D' }
}

/** Terms of an offer: of a salary with what counts of each product now. */
export function withShares(kind: ContractKind, terms: ContractTerms, rule: PayRule): ContractTerms {
  const shares = findShares(rule)
  return kind === 'DIVIDEND' || !shares ? terms : { ...terms, shares }
}

/**
 * Lets one decision about contracts be made after the other: each looks at contracts of other levels, which must not change meanwhile.
 */
export async function lockContracts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.contracts})`)
}

export const isAmong = (
  { memberId, id }: typeof contractVersion | typeof agentBill | typeof contractRequest,
  rows: readonly { memberId: number; id: string }[],
): SQL => sql`(${memberId}, ${id}) in (
  select * from unnest(${sql.param(rows.map((row) => row.memberId))}::integer[], ${sql.param(rows.map((row) => row.id))}::uuid[]))`

/** Offers to each account and requests to it that wait for its answer, of one kind each, in their order. */
export async function waitingContracts(
  tx: Transaction,
  sides: readonly { memberId: number; kind: ContractKind }[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select coalesce((${waitingByKind(sql`side.member_id`)} ->> side.kind)::integer, 0) as count
    from unnest(${sql.param(sides.map(({ memberId }) => memberId))}::integer[], ${sql.param(sides.map(({ kind }) => kind))}::text[])
      with ordinality as side (member_id, kind, nth) order by nth`)
  return rows.map(({ count }) => count)
}
