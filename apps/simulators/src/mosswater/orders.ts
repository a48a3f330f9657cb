import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  type Bill,
  type Collection,
  COLLECT_STATUS,
  type Fields,
  localTime,
  type MosswaterControls,
  type Transfer,
  TRANSFER_STATUS,
} from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Callbacks } from './callbacks.ts'
import { orderTable, receiptTable } from './tables.ts'

type Order = typeof orderTable.$inferSelect
export type NewOrder = Pick<Order, 'orderNo' | 'kind' | 'amount' | 'currency' | 'returnUrl' | 'remark' | 'expiresAt'>

export const PAYER_CHOICES = ['FULL', 'MORE', 'TWICE', 'CONFIRM_FIRST', 'DECLINE'] as const
export type PayerChoice = (typeof PAYER_CHOICES)[number]

/** Of payers; at the first provider's origin, whose own pages have one part less. */
export const MOSSWATER_PAGES = '/pay/mosswater'

const PAYER = 'PLAY MONEY PAYER'
const BATCH_SIZE = 20
/** A status that no version of the contract has. */
const NEW_STATUS = '7'

interface OrderOptions {
  database: Database
  /** Origin of its pages. */
  host: string
  callbacks: Callbacks
  controls: () => MosswaterControls
}

/** The book of Mosswater: orders and receipts. */
export class Orders {
  readonly #database: Database
  readonly #host: string
  readonly #callbacks: Callbacks
  readonly #controls: () => MosswaterControls

  constructor({ database, host, callbacks, controls }: OrderOptions) {
    this.#database = database
    this.#host = host
    this.#callbacks = callbacks
    this.#controls = controls
  }

  /** @returns undefined if the number is taken */
  async place(order: NewOrder): Promise<Order | undefined> {
    const { finishAfterMs } = this.#controls()
    const now = new Date()
    const [placed] = await this.#database
      .insert(orderTable)
      .values({
        ...order,
        tradeNo: `MW${randomBytes(15).toString('hex')}`,
        status: COLLECT_STATUS.waiting,
        paidAmount: 0n,
        createdAt: now,
        finishAt: finishAfterMs === null ? null : new Date(now.getTime() + finishAfterMs),
      })
      .onConflictDoNothing()
      .returning()
    return placed
  }

  async find(kind: Order['kind'], orderNo: string): Promise<Order | undefined> {
    const [found] = await this.#database
      .select()
      .from(orderTable)
      .where(sql`${orderTable.orderNo} = ${orderNo} and ${orderTable.kind} = ${kind}`)
    return found
  }

  async describeCollection(order: Order): Promise<Collection> {
    const receipts = await this.#database
      .select()
      .from(receiptTable)
      .where(eq(receiptTable.orderNo, order.orderNo))
      .orderBy(asc(receiptTable.paidAt))
    const isExpired =
      order.status === COLLECT_STATUS.waiting && order.expiresAt !== null && order.expiresAt <= new Date()
    return {
      order_no: order.orderNo,
      trade_no: order.tradeNo,
      status: isExpired ? COLLECT_STATUS.expired : order.status,
      amount: String(order.amount),
      currency: order.currency,
      pay_url: `${this.#host}${MOSSWATER_PAGES}/${order.tradeNo}`,
      receipts: receipts.map((row) => ({
        receipt_no: row.receiptNo,
        amount: String(row.amount),
        currency: row.currency,
        payer: row.payer,
        remark: order.remark,
        paid_at: localTime(row.paidAt),
      })),
    }
  }

  /** Carries out the order of a page. */
  async choose(tradeNo: string, choice: PayerChoice): Promise<void> {
    await withTransaction(this.#database, async (tx) => {
      const [order] = await tx
        .select()
        .from(orderTable)
        .where(sql`${orderTable.tradeNo} = ${tradeNo} and ${orderTable.kind} = 'collect'`)
        .for('update')
      if (!order) return
      if (choice === 'DECLINE' || choice === 'CONFIRM_FIRST') {
        if (order.status !== COLLECT_STATUS.waiting) return
        const status = choice === 'DECLINE' ? COLLECT_STATUS.declined : COLLECT_STATUS.confirming
        const finishAt = choice === 'DECLINE' ? null : new Date(Date.now() + 10_000)
        await tx.update(orderTable).set({ status, finishAt }).where(eq(orderTable.tradeNo, tradeNo))
        await this.#callbacks.queue(tx, collectFields(order, status))
        return
      }
      await this.#pay(tx, order, choice === 'MORE' ? order.amount + (order.amount + 1n) / 2n : order.amount)
      if (choice === 'TWICE') await this.#pay(tx, order, order.amount)
    })
  }

  async #pay(tx: Transaction, order: Order, amount: bigint): Promise<void> {
    const [receipt] = await tx
      .insert(receiptTable)
      .values({
        receiptNo: `MR${randomBytes(12).toString('hex')}`,
        orderNo: order.orderNo,
        amount,
        currency: order.currency,
        payer: PAYER,
        paidAt: new Date(),
      })
      .returning()
    if (!receipt) throw new Error('The receipt was not inserted.')
    await tx
      .update(orderTable)
      .set({ status: COLLECT_STATUS.paid, paidAmount: sql`${orderTable.paidAmount} + ${amount}`, finishAt: null })
      .where(eq(orderTable.orderNo, order.orderNo))
    await this.#callbacks.queue(tx, {
      ...collectFields(order, COLLECT_STATUS.paid),
      receipt_no: receipt.receiptNo,
      amount: String(amount),
      payer: PAYER,
      remark: order.remark,
      paid_at: localTime(receipt.paidAt),
    })
  }

  async finishTransfer(orderNo: string, outcome: MosswaterControls['transferOutcome']): Promise<void> {
    await withTransaction(this.#database, async (tx) => {
      const [order] = await tx
        .select()
        .from(orderTable)
        .where(sql`${orderTable.orderNo} = ${orderNo} and ${orderTable.kind} = 'transfer'`)
        .for('update')
      if (order?.status !== TRANSFER_STATUS.accepted) return
      const paidAmount = outcome === 'PAID' ? order.amount : outcome === 'PARTLY_PAID' ? (order.amount + 1n) / 2n : 0n
      const [ended] = await tx
        .update(orderTable)
        .set({
          status: TRANSFER_OUTCOMES[outcome],
          paidAmount,
          reason: outcome === 'FAILED' ? 'bank_unavailable' : '',
          finishedAt: new Date(),
          finishAt: null,
        })
        .where(eq(orderTable.orderNo, orderNo))
        .returning()
      if (ended) await this.#callbacks.queue(tx, { kind: 'transfer', ...describeTransfer(ended) })
    })
  }

  async finishDue(): Promise<void> {
    const due = await this.#database
      .select()
      .from(orderTable)
      .where(sql`${orderTable.finishAt} <= clock_timestamp()`)
      .limit(BATCH_SIZE)
    for (const { orderNo, kind } of due) {
      if (kind === 'transfer') await this.finishTransfer(orderNo, this.#controls().transferOutcome)
      else
        await withTransaction(this.#database, async (tx) => {
          const [order] = await tx
            .select()
            .from(orderTable)
            .where(sql`${orderTable.orderNo} = ${orderNo} and ${orderTable.finishAt} is not null`)
            .for('update')
          if (order) await this.#pay(tx, order, order.amount)
        })
    }
  }

  async listDay(day: string): Promise<Bill> {
    const isOnDay = (column: typeof receiptTable.paidAt | typeof orderTable.finishedAt) =>
      sql`(${column} at time zone 'Asia/Ho_Chi_Minh')::date = ${day}::date`
    const [receipts, transfers] = await Promise.all([
      this.#database.select().from(receiptTable).where(isOnDay(receiptTable.paidAt)),
      this.#database
        .select()
        .from(orderTable)
        .where(
          sql`${orderTable.kind} = 'transfer' and ${orderTable.paidAmount} > 0 and ${isOnDay(orderTable.finishedAt)}`,
        ),
    ])
    return {
      lines: [
        ...receipts.map((row) => ({
          kind: 'collect' as const,
          no: row.receiptNo,
          order_no: row.orderNo,
          amount: String(row.amount),
          currency: row.currency,
          remark: '',
          at: localTime(row.paidAt),
        })),
        ...transfers.map((row) => ({
          kind: 'transfer' as const,
          no: row.tradeNo,
          order_no: row.orderNo,
          amount: String(row.paidAmount),
          currency: row.currency,
          remark: row.remark,
          at: localTime(row.finishedAt ?? row.createdAt),
        })),
      ],
    }
  }

  /** The receipt's amount, of which it may be returned. */
  async findReceipt(receiptNo: string): Promise<typeof receiptTable.$inferSelect | undefined> {
    const [found] = await this.#database.select().from(receiptTable).where(eq(receiptTable.receiptNo, receiptNo))
    return found
  }

  /** The collection of a page, which stops it from being paid by itself. */
  async open(tradeNo: string): Promise<Order | undefined> {
    const isIt = sql`${orderTable.tradeNo} = ${tradeNo} and ${orderTable.kind} = 'collect'`
    await this.#database
      .update(orderTable)
      .set({ finishAt: null })
      .where(sql`${isIt} and ${orderTable.status} = ${COLLECT_STATUS.waiting}`)
    const [found] = await this.#database.select().from(orderTable).where(isIt)
    return found
  }
}

const TRANSFER_OUTCOMES = {
  PAID: TRANSFER_STATUS.paid,
  FAILED: TRANSFER_STATUS.failed,
  PARTLY_PAID: TRANSFER_STATUS.partlyPaid,
  UNKNOWN: NEW_STATUS,
} as const

const collectFields = ({ orderNo, tradeNo, amount, currency }: Order, status: string): Fields => ({
  kind: 'collect',
  order_no: orderNo,
  trade_no: tradeNo,
  status,
  amount: String(amount),
  currency,
})

export const describeTransfer = (order: Order): Transfer => ({
  order_no: order.orderNo,
  trade_no: order.tradeNo,
  status: order.status,
  amount: String(order.amount),
  paid_amount: String(order.paidAmount),
  currency: order.currency,
  created_at: localTime(order.createdAt),
  finished_at: order.finishedAt ? localTime(order.finishedAt) : '',
  reason: order.reason,
})
