import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { PaymentRequest, ProviderPayIn } from '@playhouse/vendor-api/payments/lantern/contract.ts'
import type { ProviderPayment, ProviderPayout, StatementEntry } from '@playhouse/vendor-api/payments/provider.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { type Behaviour, readBehaviour } from './controls.ts'
import { payInTable, paymentTable, payoutTable } from './tables.ts'
import {
  type BankCredit,
  credit,
  pay,
  decline,
  startConfirming,
  delay,
  queueEvent,
  getEntry,
  describePayment,
  type PayIn,
  type Payment,
} from './pay-in-steps.ts'
import { writeInstructions } from './instructions.ts'

type Payout = typeof payoutTable.$inferSelect

/** The reference was used before with a different request. */
export class ReferenceReusedError extends Error {}

export const PAYER_CHOICES = [
  'FULL',
  'SHORT',
  'MORE',
  'TWICE',
  'WRONG_TEXT',
  'LATE',
  'CONFIRM_FIRST',
  'DECLINE',
  'NO_FUNDS',
] as const
export type PayerChoice = (typeof PAYER_CHOICES)[number]

export interface ProviderOptions {
  database: Database
  /** Origin of the provider's pages. */
  host: string
  /** Default delay before pay-ins and payouts complete automatically. */
  finishAfterMs: number
}

export class Provider {
  readonly #database: Database
  readonly #host: string
  readonly #finishAfterMs: number

  constructor({ database, host, finishAfterMs }: ProviderOptions) {
    this.#database = database
    this.#host = host
    this.#finishAfterMs = finishAfterMs
  }

  behaviour(on: Database | Transaction = this.#database): Promise<Behaviour> {
    return readBehaviour(on, this.#finishAfterMs)
  }

  async createPayIn(requested: PaymentRequest<'createPayIn'>): Promise<ProviderPayIn> {
    const { payInAfterMs } = await this.behaviour()
    const id = `pi_${randomBytes(15).toString('base64url').replaceAll(/[^\w]/g, 'x')}`
    const { call: _, ...request } = requested
    const fee = parseAmount(requested.fee ?? '0')
    const now = new Date()
    const [made] = await this.#database
      .insert(payInTable)
      .values({
        ...request,
        id,
        amount: parseAmount(requested.amount),
        fee,
        requestHash: getHash(request),
        instructions: writeInstructions(requested, `${this.#host}/pay/${id}`),
        createdAt: now,
        expiresAt: new Date(requested.expiresAt),
        payAt: payInAfterMs === null ? null : new Date(now.getTime() + payInAfterMs),
      })
      .onConflictDoNothing()
      .returning()
    const row = made ?? (await this.#selectPayIn(eq(payInTable.reference, requested.reference)))
    if (row?.requestHash !== getHash(request)) throw new ReferenceReusedError()
    return this.#describePayIn(row)
  }

  async #describePayIn(row: PayIn): Promise<ProviderPayIn> {
    const payments = await this.#database
      .select()
      .from(paymentTable)
      .where(eq(paymentTable.reference, row.reference))
      .orderBy(asc(paymentTable.receivedAt))
    const isExpired = row.state === 'WAITING' && row.expiresAt <= new Date()
    return {
      id: row.id,
      reference: row.reference,
      method: row.method,
      state: isExpired ? 'EXPIRED' : row.state,
      amount: formatAmount(row.amount),
      currency: row.currency,
      fee: formatAmount(row.fee),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      instructions: row.instructions,
      pageUrl: `${this.#host}/pay/${row.id}`,
      payments: payments.map(describePayment),
    }
  }

  async choose(id: string, choice: PayerChoice): Promise<void> {
    await withTransaction(this.#database, async (tx) => {
      const [row] = await tx.select().from(payInTable).where(eq(payInTable.id, id)).for('update')
      if (!row) return
      const now = await this.behaviour(tx)
      const half = ((row.amount / 2n + MINOR_UNITS - 1n) / MINOR_UNITS) * MINOR_UNITS
      switch (choice) {
        case 'FULL':
          return pay(tx, row, { amount: row.amount }, now)
        case 'SHORT':
          return pay(tx, row, { amount: half }, now)
        case 'MORE':
          return pay(tx, row, { amount: row.amount + half }, now)
        case 'TWICE':
          await pay(tx, row, { amount: row.amount }, now)
          return pay(tx, row, { amount: row.amount }, now)
        case 'WRONG_TEXT':
          return pay(tx, row, { amount: row.amount, text: 'thank you', reference: null }, now)
        case 'LATE':
          return delay(tx, row, new Date(Math.max(Date.now(), row.expiresAt.getTime()) + 5_000))
        case 'CONFIRM_FIRST':
          await startConfirming(tx, row, now)
          return delay(tx, row, new Date(Date.now() + 10_000))
        case 'DECLINE':
          return decline(tx, row, 'declined_by_payer', now)
        case 'NO_FUNDS':
          return decline(tx, row, 'insufficient_funds', now)
      }
    })
  }

  async createPayout(requested: PaymentRequest<'createPayout'>): Promise<ProviderPayout> {
    const { payoutAfterMs } = await this.behaviour()
    const { call: _, ...request } = requested
    const now = new Date()
    const [made] = await this.#database
      .insert(payoutTable)
      .values({
        ...request,
        id: `po_${randomBytes(12).toString('hex')}`,
        amount: parseAmount(requested.amount),
        requestHash: getHash(request),
        createdAt: now,
        finishAt: payoutAfterMs === null ? null : new Date(now.getTime() + payoutAfterMs),
      })
      .onConflictDoNothing()
      .returning()
    const row = made ?? (await this.#selectPayout(requested.reference))
    if (row?.requestHash !== getHash(request)) throw new ReferenceReusedError()
    return describePayout(row)
  }

  /** Finishes a payout unless already finished. */
  async finishPayout(id: string, outcome: 'PAID' | 'FAILED', reason = 'bank_unavailable'): Promise<void> {
    await withTransaction(this.#database, async (tx) => {
      const [ended] = await tx
        .update(payoutTable)
        .set({
          state: outcome,
          reason: outcome === 'FAILED' ? reason : null,
          finishedAt: sql`clock_timestamp()`,
          finishAt: null,
        })
        .where(and(eq(payoutTable.id, id), eq(payoutTable.state, 'ACCEPTED')))
        .returning()
      if (!ended) return
      await queueEvent(
        tx,
        outcome === 'PAID' ? 'payout.paid' : 'payout.failed',
        describePayout(ended),
        await this.behaviour(tx),
      )
    })
  }

  async finishDue(): Promise<void> {
    const { payoutOutcome } = await this.behaviour()
    const [payIns, payouts] = await Promise.all([
      this.#database
        .select()
        .from(payInTable)
        .where(sql`${payInTable.payAt} <= clock_timestamp()`)
        .limit(50),
      this.#database
        .select()
        .from(payoutTable)
        .where(sql`${payoutTable.finishAt} <= clock_timestamp()`)
        .limit(50),
    ])
    for (const { id } of payIns) {
      await withTransaction(this.#database, async (tx) => {
        const [row] = await tx
          .select()
          .from(payInTable)
          .where(and(eq(payInTable.id, id), sql`${payInTable.payAt} <= clock_timestamp()`))
          .for('update', { skipLocked: true })
        if (!row) return
        const now = await this.behaviour(tx)
        // Token transfers are visible before they are final.
        if (row.method === 'USDT' && row.state === 'WAITING') {
          await startConfirming(tx, row, now)
          await delay(tx, row, new Date(Date.now() + (now.payInAfterMs ?? 0)))
        } else await pay(tx, row, { amount: row.amount }, now)
      })
    }
    for (const { id } of payouts) await this.finishPayout(id, payoutOutcome)
  }

  async statement(day: string, book: 'PROVIDER' | 'BANK'): Promise<StatementEntry[]> {
    const isOnDay = (column: typeof paymentTable.receivedAt | typeof payoutTable.finishedAt) =>
      sql`(${column} at time zone 'Asia/Ho_Chi_Minh')::date = ${day}::date`
    const [payments, payouts] = await Promise.all([
      this.#database
        .select()
        .from(paymentTable)
        .where(
          and(
            isOnDay(paymentTable.receivedAt),
            eq(book === 'BANK' ? paymentTable.inBank : paymentTable.inProvider, true),
          ),
        ),
      this.#database
        .select()
        .from(payoutTable)
        .where(and(isOnDay(payoutTable.finishedAt), eq(payoutTable.state, 'PAID'))),
    ])
    return [
      ...payments.map((row) => ({
        ...getEntry(row),
        kind: 'PAY_IN' as const,
        text: row.text,
        at: row.receivedAt.toISOString(),
      })),
      ...payouts.map((row) => ({
        ...getEntry(row),
        kind: 'PAYOUT' as const,
        text: row.transferText,
        at: (row.finishedAt ?? row.createdAt).toISOString(),
      })),
    ].toSorted((one, other) => one.at.localeCompare(other.at))
  }

  async findPayIn(reference: string): Promise<ProviderPayIn | undefined> {
    const row = await this.#selectPayIn(eq(payInTable.reference, reference))
    return row && this.#describePayIn(row)
  }

  openPayIn(id: string): Promise<PayIn | undefined> {
    return this.#selectPayIn(eq(payInTable.id, id))
  }

  listPayments(payInId: string): Promise<Payment[]> {
    return this.#database.select().from(paymentTable).where(eq(paymentTable.payInId, payInId))
  }

  /** Stops automatic payment once the page was opened. */
  async holdPayIn(id: string): Promise<void> {
    const isWaiting = and(eq(payInTable.state, 'WAITING'), sql`${payInTable.payAt} < ${payInTable.expiresAt}`)
    await this.#database
      .update(payInTable)
      .set({ payAt: null })
      .where(and(eq(payInTable.id, id), isWaiting))
  }

  async findPayout(reference: string): Promise<ProviderPayout | undefined> {
    const row = await this.#selectPayout(reference)
    return row && describePayout(row)
  }

  addCredit(made: BankCredit): Promise<ProviderPayment> {
    return withTransaction(this.#database, async (tx) =>
      describePayment(await credit(tx, made, await this.behaviour(tx))),
    )
  }

  async #selectPayIn(where: ReturnType<typeof eq>): Promise<PayIn | undefined> {
    const [row] = await this.#database.select().from(payInTable).where(where)
    return row
  }

  async #selectPayout(reference: string): Promise<Payout | undefined> {
    const [row] = await this.#database.select().from(payoutTable).where(eq(payoutTable.reference, reference))
    return row
  }
}

const getHash = (request: object): string => createHash('sha256').update(JSON.stringify(request)).digest('hex')

function describePayout(row: Payout): ProviderPayout {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    amount: formatAmount(row.amount),
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    reason: row.reason,
  }
}
