import {
  billedAt,
  carriedForward,
  contractPay,
  type ContractKind,
  type ContractTerms,
  type Period,
  periodAt,
} from '@playhouse/shared/agent-pay.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { agentBill, contractVersion } from '../../../db/tables/agents.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { isAmong } from './contract-rows.ts'
import type { Contract } from './contracts.ts'
import { contractMeasurer, measureByTerms, type MeasureTeams, findMeasures } from './measures.ts'
import { BILLED_AT_ONCE, newBill, insertBills } from './bills.ts'
import { readHeads } from './heads.ts'

/** Bills the periods of contracts that are over: one bill for each version, period and beneficiary, however often it runs. */
export const billContracts: DueWork = {
  name: 'contract bills',
  next: sql`select min(next_action_at) from ${contractVersion} where state = 'ACCEPTED'`,
  everyMs: 1_000,
  isBackground: true,
  run: (database, closing) => {
    const measure = contractMeasurer()
    return eachDue(database, closing, {
      getName: ({ id }) => `contract ${id}`,
      take: dueContracts,
      work: (tx, due) => billDue(tx, due, measure),
      afterCommit: () => faultPoint('bill:billed'),
      postpone: (tx, contract) =>
        tx
          .update(contractVersion)
          .set({ nextActionAt: retryTime() })
          .where(isAmong(contractVersion, [contract])),
    })
  },
}

const dueContracts = (tx: Transaction) =>
  tx
    .select()
    .from(contractVersion)
    .where(sql`${contractVersion.state} = 'ACCEPTED' and ${contractVersion.nextActionAt} <= clock_timestamp()`)
    .orderBy(contractVersion.nextActionAt)
    .limit(BILLED_AT_ONCE)
    .for('no key update', { skipLocked: true })

async function billDue(tx: Transaction, due: readonly Contract[], measure: MeasureTeams): Promise<void> {
  const groups = Map.groupBy(due, ({ kind, terms, nextPeriod }) => `${kind} ${terms.period} ${nextPeriod?.getTime()}`)
  for (const contracts of groups.values()) await billPeriod(tx, contracts, measure)
  faultPoint('bill:kept')
}

async function billPeriod(tx: Transaction, contracts: readonly Contract[], measure: MeasureTeams): Promise<void> {
  const [first] = contracts
  if (!first) return
  const { id: firstId, kind, terms, nextPeriod } = first
  if (!nextPeriod) throw new Error(`Contract ${firstId} has no next period.`)
  // The first one begins with the contract, which may be within a week or month.
  const period = { from: nextPeriod, to: periodAt(kind, terms.period, nextPeriod).to }
  const pays = await computePays(tx, { kind, contracts, period, measure })
  const bills = pays.map(({ contract: { memberId, id, uplineId }, total, reached, lines }) => {
    const state = !reached || total === 0n ? 'NOT_REACHED' : kind === 'DIVIDEND' ? 'AWAITING_COLLECTION' : 'DUE'
    return newBill({ memberId, kind, contractId: id, payerId: uplineId, period, total, lines, state })
  })
  await insertBills(tx, bills)
  const next = periodAt(kind, terms.period, period.to)
  const isLast = sql`coalesce(${contractVersion.validUntil} <= ${period.to.toISOString()}, false)`
  await tx
    .update(contractVersion)
    .set({
      version: sql`${contractVersion.version} + 1`,
      nextPeriod: next.from,
      nextActionAt: sql`case when not ${isLast} then ${billedAt(kind, next.to).toISOString()}::timestamptz end`,
      state: sql`case when ${isLast} then coalesce(${contractVersion.endReason}, 'TERMINATED') else ${contractVersion.state} end`,
    })
    .where(isAmong(contractVersion, contracts))
}

export async function computePays<Paying extends Pick<Contract, 'memberId' | 'id' | 'terms'>>(
  tx: Transaction,
  of: { kind: ContractKind; contracts: readonly Paying[]; period: Period; measure: MeasureTeams },
) {
  const { kind, contracts, period, measure } = of
  const heads = new Map((await readHeads(tx, contracts)).map((head) => [head.id, head]))
  const measured = await measure(tx, kind, [...heads.values()], period)
  const pays: (ReturnType<typeof contractPay> & { contract: Paying })[] = []
  for (const contract of contracts) {
    const { memberId, terms } = contract
    const head = heads.get(memberId)
    if (!head) throw new Error(`There is no member ${memberId}.`)
    const { measures, paid } = await measureByTerms(tx, {
      head,
      terms,
      period,
      measures: findMeasures(measured, memberId),
    })
    const carriedOver = await lossBefore(tx, contract, period)
    pays.push({ contract, ...contractPay(kind, terms, measures, { ...paid, carriedOver }) })
  }
  return pays
}

/** The loss that the bill of the period before left, by its latest revision. */
async function lossBefore(
  tx: Transaction,
  { memberId, id, terms }: { memberId: number; id: string; terms: ContractTerms },
  { from }: Period,
): Promise<bigint> {
  if (!terms.lossCarryOver) return 0n
  const [before] = await tx
    .select({ lines: agentBill.lines })
    .from(agentBill)
    .where(and(eq(agentBill.memberId, memberId), eq(agentBill.contractId, id), eq(agentBill.periodTo, from)))
    .orderBy(desc(agentBill.revision))
    .limit(1)
  return before ? carriedForward(before.lines) : 0n
}
