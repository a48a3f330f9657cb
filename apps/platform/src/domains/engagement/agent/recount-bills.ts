import { carriedForward, rebateShare } from '@playhouse/shared/agent-pay.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { agentBill, contractVersion } from '../../../db/tables/agents.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { isAmong } from './contract-rows.ts'
import { contractMeasurer, type MeasureTeams } from './measures.ts'
import { type Bill, BILLED_AT_ONCE, type NewBill, newBill, insertBills, type Counted } from './bills.ts'
import { computePays } from './contract-bills.ts'
import { readRebates, readSeriesShares } from './rebate-bills.ts'

/** Computes bills again after an hour. A difference is a revision of its own; overpayments are not reclaimed. */
export const recountBills: DueWork = {
  name: 'recounting bills',
  everyMs: 60_000,
  run: (database, closing) => {
    const measure = contractMeasurer()
    return eachDue(database, closing, {
      getName: ({ id }) => `bill ${id}`,
      take: billsToRecount,
      work: (tx, bills) => recount(tx, bills, measure),
      postpone: (tx, bill) =>
        tx
          .update(agentBill)
          .set({ recountAt: retryTime() })
          .where(isAmong(agentBill, [bill])),
    })
  },
}

const billsToRecount = (tx: Transaction) =>
  tx
    .select()
    .from(agentBill)
    .where(sql`${agentBill.recountAt} <= clock_timestamp()`)
    .orderBy(agentBill.recountAt)
    .limit(BILLED_AT_ONCE)
    .for('no key update', { skipLocked: true })

async function recount(tx: Transaction, bills: readonly Bill[], measure: MeasureTeams): Promise<void> {
  await tx.update(agentBill).set({ recountAt: null }).where(isAmong(agentBill, bills))
  const periods = Map.groupBy(bills, (bill) => `${bill.kind} ${bill.periodFrom.getTime()} ${bill.periodTo.getTime()}`)
  for (const [first, ...others] of periods.values()) {
    if (!first) continue
    const found = await countAgain(tx, first, [first, ...others], measure)
    const revisions = [first, ...others].flatMap((bill) => findRevision(bill, found(bill)) ?? [])
    await insertBills(tx, revisions)
  }
}

function findRevision(bill: Bill, found: Counted | undefined): NewBill | undefined {
  if (!found) return undefined
  // A loss that grew lowers the next bill, although it pays no less now.
  if (found.total === bill.total && carriedForward(found.lines) === carriedForward(bill.lines)) return undefined
  const { memberId, kind, contractId, payerId, periodFrom: from, periodTo: to } = bill
  const amount = found.total - bill.total
  const state =
    found.total === bill.total
      ? 'NOT_REACHED'
      : amount <= 0n
        ? 'WAIVED'
        : kind === 'DIVIDEND'
          ? 'AWAITING_COLLECTION'
          : 'DUE'
  const { total, lines } = found
  const revision = { memberId, kind, contractId, payerId, period: { from, to }, total, lines, state } as const
  return { ...newBill(revision), revision: bill.revision + 1, amount, recountAt: null }
}

async function countAgain(
  tx: Transaction,
  { kind, periodFrom, periodTo }: Bill,
  bills: readonly Bill[],
  measure: MeasureTeams,
): Promise<(bill: Bill) => Counted | undefined> {
  if (kind === 'SERIES') {
    const shares = await readSeriesShares(tx, brandDay(periodFrom))
    return ({ memberId }) => shares.get(memberId)
  }
  if (kind === 'REBATE') {
    const of = bills.map(({ memberId }) => memberId)
    const rows = new Map((await readRebates(tx, brandDay(periodFrom), of)).map((row) => [row.memberId, row]))
    return ({ memberId }) => {
      const row = rows.get(memberId)
      return row && rebateShare(row.own, row.lines)
    }
  }
  const contracts = await tx
    .select()
    .from(contractVersion)
    .where(
      isAmong(
        contractVersion,
        bills.map(({ memberId, contractId }) => ({ memberId, id: contractId })),
      ),
    )
  const pays = await computePays(tx, { kind, contracts, period: { from: periodFrom, to: periodTo }, measure })
  const found = new Map(pays.map((counted) => [counted.contract.id, counted]))
  return ({ contractId }) => found.get(contractId)
}
