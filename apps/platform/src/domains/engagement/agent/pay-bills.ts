import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { agentBill } from '../../../db/tables/agents.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { ReceivingRefusedError } from '../../../ledger/errors.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postAgentPays, postCredits, POSTED_AT_ONCE } from '../../../ledger/postings.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { publishToMembers } from '../../../live/publish.ts'
import { notifyOfCover } from './bill-notifications.ts'
import { type Bill, moveBill } from './bills.ts'

const PAYER_IS_CLOSED = sql`exists (select from member where member.id = ${agentBill.payerId} and closed_at is not null)`
const IS_PAYABLE = sql`${agentBill.state} in ('DUE', 'INSUFFICIENT')
  and (${agentBill.state} = 'DUE' or ${PAYER_IS_CLOSED} or ${agentBill.amount} <= (
    select balance from ledger_account where member_id = ${agentBill.payerId} and code = 'member:' || ${agentBill.payerId} || ':cash'))`

/**
 * Pays bills: from the upline's wallet, or from the house. Bills that an upline's money does not cover wait for it. Those of closed
 * accounts stay unpaid.
 */
export const payBills: DueWork = {
  name: 'paying agents',
  next: sql`select min(next_action_at) from ${agentBill} where ${IS_PAYABLE}`,
  everyMs: 1_000,
  run: (database, closing) => payDue(database, closing),
}

/** @param of an account that pays them or is paid; everybody by default */
const payDue = (database: Database, closing: AbortSignal, of?: number) =>
  eachDue(database, closing, {
    getName: ({ id }) => `bill ${id}`,
    take: (tx) => dueBills(tx, of),
    work: pay,
    afterCommit: () => faultPoint('bill:paid'),
    isExpected: isUnreceivable,
    postpone: (tx, bill, error) =>
      isUnreceivable(error)
        ? moveBill(tx, bill, { state: 'UNPAYABLE', nextActionAt: null })
        : moveBill(tx, bill, { state: bill.state, nextActionAt: retryTime() }),
  })

/**
 * Pays the open bills of an account that is about to close, also those that it is paid by, as far as money covers them. Dividends that wait to
 * be collected are collected.
 */
export async function payOpenBills(database: Database, memberId: number): Promise<void> {
  await database
    .update(agentBill)
    .set({ state: 'DUE', version: sql`${agentBill.version} + 1`, nextActionAt: sql`now()` })
    .where(
      sql`${memberId} in (${agentBill.memberId}, ${agentBill.payerId}) and ${agentBill.state} = 'AWAITING_COLLECTION'`,
    )
  await payDue(database, new AbortController().signal, memberId)
}

const isUnreceivable = (error: unknown) => error instanceof ReceivingRefusedError

type DueBill = Bill & { isPayerClosed: boolean }

async function pay(tx: Transaction, due: readonly DueBill[]): Promise<void> {
  const fromHouse = due.filter(({ payerId }) => payerId === null)
  const posted: { memberId: number; reference: string; occurredAt: Date; transactionId: bigint }[] = await postCredits(
    tx,
    fromHouse.map((bill) => ({ ...getPosting(bill), type: 'COMMISSION' as const })),
  )
  const { covered, uncovered } = await splitByCover(tx, due)
  posted.push(
    ...(await postAgentPays(
      tx,
      covered.map(({ payerId, ...bill }) => {
        return {
          ...getPosting(bill),
          payerId,
          type: bill.kind === 'DIVIDEND' ? ('DIVIDEND' as const) : ('SALARY' as const),
        }
      }),
    )),
  )
  await tx.execute(sql`
    update agent_bill bill set state = 'PAID', version = version + 1, paid_at = posted.at, transaction_id = posted.transaction_id,
      next_action_at = null
    from unnest(${sql.param(posted.map(({ memberId }) => memberId))}::integer[], ${sql.param(posted.map(({ reference }) => reference))}::uuid[],
      ${sql.param(posted.map(({ occurredAt }) => occurredAt.toISOString()))}::timestamptz[],
      ${sql.param(posted.map(({ transactionId }) => String(transactionId)))}::bigint[]) as posted (member_id, id, at, transaction_id)
    where bill.member_id = posted.member_id and bill.id = posted.id`)
  // The next run pays what the payer received the money for in this one.
  const short = uncovered.filter(
    ({ state, isPayerClosed, missing }) => !isPayerClosed && state !== 'INSUFFICIENT' && missing > 0n,
  )
  for (const bill of uncovered.filter(({ isPayerClosed }) => isPayerClosed))
    await moveBill(tx, bill, { state: 'UNPAYABLE', nextActionAt: null })
  for (const bill of short) await moveBill(tx, bill, { state: 'INSUFFICIENT' })
  await notifyOfCover(tx, { short, paidLate: covered.filter(({ state }) => state === 'INSUFFICIENT') })
  faultPoint('bill:posted')
  await publishToMembers(
    tx,
    [...fromHouse, ...covered].map(({ memberId, id, kind, amount }) => {
      return { memberId, event: { type: 'BILL', billId: id, kind, state: 'PAID', amount: formatAmount(amount) } }
    }),
  )
}

const getPosting = ({ id, memberId, amount }: Pick<Bill, 'id' | 'memberId' | 'amount'>) => {
  return { memberId, amount, key: ledgerKeys.agentBill(id), request: { bill: id, amount }, reference: id }
}

/** Splits bills of uplines, in their order, by whether the payer's money covers them, including what it receives before. */
async function splitByCover<Row extends Bill>(tx: Transaction, bills: readonly Row[]) {
  const covered: (Row & { payerId: number })[] = []
  const uncovered: (Row & { payerId: number })[] = []
  const { rows } = await tx.execute<{ id: number; balance: bigint | null }>(
    sql`select member_id as id, balance from ${cashAccounts(bills)}`,
  )
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]))
  for (const bill of bills) {
    const { memberId, payerId, amount } = bill
    if (payerId === null) continue
    const balance = balances.get(payerId) ?? 0n
    if (balance < amount) {
      uncovered.push({ ...bill, payerId })
      continue
    }
    balances.set(payerId, balance - amount)
    balances.set(memberId, (balances.get(memberId) ?? 0n) + amount)
    covered.push({ ...bill, payerId })
  }
  return {
    covered,
    uncovered: uncovered.map((bill) => ({ ...bill, missing: bill.amount - (balances.get(bill.payerId) ?? 0n) })),
  }
}

/** Due bills; one that waits for money is due when the payer has it, or is closed. */
async function dueBills(tx: Transaction, of?: number): Promise<DueBill[]> {
  const due = await tx
    .select({ ...getTableColumns(agentBill), isPayerClosed: sql<boolean>`${PAYER_IS_CLOSED}` })
    .from(agentBill)
    .where(
      sql`${agentBill.nextActionAt} <= clock_timestamp() and ${IS_PAYABLE}
        ${of === undefined ? sql`` : sql`and ${of} in (${agentBill.memberId}, ${agentBill.payerId})`}`,
    )
    .orderBy(agentBill.nextActionAt, agentBill.id)
    .limit(POSTED_AT_ONCE)
    .for('no key update', { skipLocked: true })
  // Every posting locks wallets by id, so that no two wait for each other.
  if (due.length > 0) await tx.execute(sql`select from ${cashAccounts(due)} order by id for no key update`)
  return due
}

/** Of payers and receivers. Both columns, because without the owner the index by owner and code is of no use. */
function cashAccounts(bills: readonly Bill[]): SQL {
  const owners = bills.flatMap(({ memberId, payerId }) => (payerId === null ? [memberId] : [memberId, payerId]))
  return sql`ledger_account where member_id = any(${sql.param(owners)}::integer[])
    and code = any(${sql.param(owners.map(cashAccount))}::text[])`
}
