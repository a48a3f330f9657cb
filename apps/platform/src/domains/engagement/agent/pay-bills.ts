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
import { isWithdrawalStopped } from '../../money/limits/stops.ts'
import { bringBackFor, type Funds, sumAtVendors } from '../../money/wallet/transfer/move-funds.ts'
import { notifyOfCover } from './bill-notifications.ts'
import { type Bill, moveBill } from './bills.ts'

const PAYER_IS_CLOSED = sql`exists (select from member where member.id = ${agentBill.payerId} and closed_at is not null)`
/** What is stopped for withdrawals leaves by no bill either. */
const IS_PAYER_OPEN = sql`(${agentBill.payerId} is null or ${PAYER_IS_CLOSED} or not ${isWithdrawalStopped(agentBill.payerId)})`
const IS_PAYABLE = sql`${agentBill.state} in ('DUE', 'INSUFFICIENT') and ${IS_PAYER_OPEN}
  and (${agentBill.state} = 'DUE' or ${PAYER_IS_CLOSED} or ${agentBill.amount} <= ${sumAtVendors(agentBill.payerId)} + (
    select balance from ledger_account where member_id = ${agentBill.payerId} and code = 'member:' || ${agentBill.payerId} || ':cash'))`

/** Payers whose money at vendors is asked back at once. */
const ASKED_AT_ONCE = 20

/**
 * Pays bills: from the upline's wallet, or from the house. Where an upline's main wallet lacks what vendors hold of its money, that comes back
 * first. Bills that all of it does not cover wait for it, and so do those of an upline whose withdrawals are stopped. Those of closed accounts stay unpaid.
 */
export const payBills = (transfers: Funds['transfers']): DueWork => ({
  name: 'paying agents',
  next: sql`select min(next_action_at) from ${agentBill} where ${IS_PAYABLE}`,
  everyMs: 1_000,
  async run(database, closing) {
    const awaited: UplineBill[] = []
    const taken = await payDue(database, closing, { awaited })
    if (awaited.length === 0) return taken
    await bringBackFrom({ database, transfers }, awaited)
    const ids = sql`any(${sql.param(awaited.map(({ id }) => id))}::uuid[])`
    await database.execute(sql`
      update agent_bill set next_action_at = now()
      from (select member_id, id from agent_bill where id = ${ids} order by id for no key update) as asked
      where agent_bill.member_id = asked.member_id and agent_bill.id = asked.id and state in ('DUE', 'INSUFFICIENT')`)
    return taken + (await payDue(database, closing, { only: sql`${agentBill.id} = ${ids}` }))
  },
})

/** No lock is held while vendors are called. */
async function bringBackFrom(funds: Funds, bills: readonly UplineBill[]): Promise<void> {
  // All of the money comes back, so the smallest bill decides whether it is worth asking.
  const payers = [...Map.groupBy(bills, ({ payerId }) => payerId)]
  for (let from = 0; from < payers.length; from += ASKED_AT_ONCE)
    await Promise.all(
      payers.slice(from, from + ASKED_AT_ONCE).map(([payerId, own]) => {
        const smallest = own.map(({ amount }) => amount).reduce((a, b) => (b < a ? b : a))
        return bringBackFor(funds, payerId, smallest)
      }),
    )
}

interface Due {
  /** Which of them; all by default. */
  only?: SQL
  /** Takes bills that money at vendors may cover, which keep their state until it was asked for. */
  awaited?: UplineBill[]
}

const payDue = (database: Database, closing: AbortSignal, { only, awaited }: Due) =>
  eachDue(database, closing, {
    getName: ({ id }: DueBill) => `bill ${id}`,
    take: (tx) => dueBills(tx, only),
    work: (tx, due: readonly DueBill[]) => pay(tx, due, awaited),
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
  const only = sql`${memberId} in (${agentBill.memberId}, ${agentBill.payerId})`
  await payDue(database, new AbortController().signal, { only })
}

const isUnreceivable = (error: unknown) => error instanceof ReceivingRefusedError

type DueBill = Bill & { isPayerClosed: boolean }
type UplineBill = Bill & { payerId: number }

async function pay(tx: Transaction, due: readonly DueBill[], awaited?: UplineBill[]): Promise<void> {
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
  const short = await keepUncovered(tx, uncovered, awaited)
  await notifyOfCover(tx, { short, paidLate: covered.filter(({ state }) => state === 'INSUFFICIENT') })
  faultPoint('bill:posted')
  await publishToMembers(
    tx,
    [...fromHouse, ...covered].map(({ memberId, id, kind, amount }) => {
      return { memberId, event: { type: 'BILL', billId: id, kind, state: 'PAID', amount: formatAmount(amount) } }
    }),
  )
}

type Uncovered = DueBill & UplineBill & { missing: bigint }

/** @returns bills that their payers' money no longer covers; the payers are notified */
async function keepUncovered(
  tx: Transaction,
  bills: readonly Uncovered[],
  awaited?: UplineBill[],
): Promise<Uncovered[]> {
  if (bills.length === 0) return []
  const { rows } = await tx.execute<{ payerId: number; sum: bigint }>(sql`
    select id as "payerId", ${sumAtVendors(sql`payer.id`)} as sum
    from unnest(${sql.param(bills.map(({ payerId }) => payerId))}::integer[]) as payer (id)`)
  const atVendors = new Map(rows.map(({ payerId, sum }) => [payerId, sum]))
  const short: Uncovered[] = []
  for (const bill of bills) {
    const { state, isPayerClosed, missing, payerId } = bill
    const isAtVendors = missing > 0n && missing <= (atVendors.get(payerId) ?? 0n)
    if (isPayerClosed) await moveBill(tx, bill, { state: 'UNPAYABLE', nextActionAt: null })
    else if (isAtVendors && awaited) {
      await moveBill(tx, bill, { state, nextActionAt: retryTime() })
      awaited.push({ ...bill, version: bill.version + 1 })
    } else if (missing > 0n && (isAtVendors || state !== 'INSUFFICIENT')) {
      // The next run pays what the payer received the money for in this one.
      await moveBill(tx, bill, { state: 'INSUFFICIENT', ...(isAtVendors && { nextActionAt: retryTime() }) })
      if (state !== 'INSUFFICIENT') short.push(bill)
    }
  }
  return short
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

/** Due bills; one that waits for money is due when the payer has it, also at vendors, or is closed. */
async function dueBills(tx: Transaction, only?: SQL): Promise<DueBill[]> {
  const due = await tx
    .select({ ...getTableColumns(agentBill), isPayerClosed: sql<boolean>`${PAYER_IS_CLOSED}` })
    .from(agentBill)
    .where(
      sql`${agentBill.nextActionAt} <= clock_timestamp() and ${IS_PAYABLE}
        ${only ? sql`and ${only}` : sql``}`,
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
