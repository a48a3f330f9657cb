import type { billAction } from '@playhouse/platform-api/agent-contracts.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { BillLine, Period } from '@playhouse/shared/agent-pay.ts'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { agentBill, type BillState } from '../../../db/tables/agents.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { splitRows } from '../../../lib/split-rows.ts'
import { readBill } from './listed-contracts.ts'

export type Bill = typeof agentBill.$inferSelect

/** Contracts billed, or bills recounted, in one transaction. */
export const BILLED_AT_ONCE = 1_000

/** Bets that settle late are found by a recount. */
export const RECOUNT_MS = 3_600_000
export const NO_CONTRACT = '00000000-0000-0000-0000-000000000000'

export type NewBill = typeof agentBill.$inferInsert

export function newBill({
  period,
  ...bill
}: Pick<NewBill, 'memberId' | 'kind' | 'contractId' | 'payerId' | 'total' | 'lines' | 'state'> & {
  period: Period
}): NewBill {
  const createdAt = new Date()
  return {
    ...bill,
    id: randomUUID(),
    periodFrom: period.from,
    periodTo: period.to,
    amount: bill.total,
    createdAt,
    nextActionAt: bill.state === 'DUE' ? createdAt : null,
    recountAt: new Date(createdAt.getTime() + RECOUNT_MS),
  }
}

/** Leaves out bills that exist. @returns how many were inserted */
export async function insertBills(tx: Transaction, bills: readonly NewBill[]): Promise<number> {
  let inserted = 0
  for (const rows of splitRows(bills)) {
    const { rowCount } = await tx.insert(agentBill).values(rows).onConflictDoNothing()
    inserted += rowCount ?? 0
  }
  return inserted
}

export async function moveBill(
  tx: Transaction,
  { memberId, id, version }: Bill,
  set: Partial<Bill> & { state: BillState },
): Promise<void> {
  const moved = await tx
    .update(agentBill)
    .set({ ...set, version: version + 1 })
    .where(and(eq(agentBill.memberId, memberId), eq(agentBill.id, id), eq(agentBill.version, version)))
    .returning({ id: agentBill.id })
  if (moved.length === 0) throw new Error(`Bill ${id} was moved meanwhile.`)
}

export interface Counted {
  total: bigint
  lines: BillLine[]
}

const COLLECTED: readonly string[] = ['DUE', 'INSUFFICIENT', 'PAID']

/**
 * The one who is paid collects a dividend, or says why a bill is doubted. Idempotent, because the response may be lost.
 * @throws PlatformError bill.not.found, bill.state
 */
export async function actOnBill(
  database: Database,
  member: LiveSession,
  { id, dispute }: CheckedInputOf<typeof billAction>,
): Promise<ResponseOf<typeof billAction>> {
  return withTransaction(database, async (tx) => {
    const [bill] = await tx
      .select()
      .from(agentBill)
      .where(and(eq(agentBill.memberId, member.memberId), eq(agentBill.id, id)))
      .for('no key update')
    if (!bill) throw platformError('bill.not.found')
    if (dispute !== undefined) {
      await moveBill(tx, bill, { state: bill.state, dispute, disputedAt: new Date() })
      return { id, state: bill.state, bill: await readBill(tx, bill) }
    }
    if (bill.kind === 'DIVIDEND' && COLLECTED.includes(bill.state))
      return { id, state: bill.state, bill: await readBill(tx, bill) }
    if (bill.state !== 'AWAITING_COLLECTION') throw platformError('bill.state')
    await moveBill(tx, bill, { state: 'DUE', nextActionAt: new Date() })
    return { id, state: 'DUE' as const, bill: await readBill(tx, bill) }
  })
}
