import { tokenAddress } from '@playhouse/shared/crypto-address.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { vietQr } from './viet-qr.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { PaymentRequest, ProviderPayIn } from '@playhouse/vendor-api/payments/lantern/contract.ts'
import type {
  PayInInstructions,
  PaymentEvent,
  ProviderPayment,
  ProviderPayout,
  StatementEntry,
} from '@playhouse/vendor-api/payments/provider.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { type Behaviour, readBehaviour } from './controls.ts'
import { payInTable, paymentTable, payoutTable } from './tables.ts'
import { queueWebhook } from './webhooks.ts'

type PayIn = typeof payInTable.$inferSelect
type Payment = typeof paymentTable.$inferSelect
type Payout = typeof payoutTable.$inferSelect

/** Not assigned to any bank, so QR codes with it cannot be paid. */
const BIN = '999999'
const BANK_NAME = 'Lantern Bank (play money)'
const ACCOUNT_NAME = 'PLAYHOUSE PLAY MONEY'
const WALLET_NAME = 'PaperPurse (play money)'
/** VND per USDT. */
const RATE = 25_000n
const CONFIRMATIONS = 3

/** The reference was used before with a different request. */
export class ReferenceReusedError extends Error {}

/** How the payer of a pay-in behaves. */
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

/** An unannounced transfer; `book` creates a difference between the books. */
export interface BankCredit {
  amount: string
  currency: string
  text: string
  payerName: string
  reference?: string | null | undefined
  book?: 'BOTH' | 'PROVIDER' | 'BANK' | undefined
}

export interface ProviderOptions {
  database: Database
  /** Origin of the provider's pages. */
  host: string
  /** Default delay before pay-ins and payouts complete automatically. */
  finishAfterMs: number
}

/** The simulated provider and its bank. */
export function openProvider({ database, host, finishAfterMs }: ProviderOptions) {
  const behaviour = (on: Database | Transaction = database) => readBehaviour(on, finishAfterMs)

  async function createPayIn(requested: PaymentRequest<'createPayIn'>): Promise<ProviderPayIn> {
    const { payInAfterMs } = await behaviour()
    const id = `pi_${randomBytes(15).toString('base64url').replaceAll(/[^\w]/g, 'x')}`
    const { call: _, ...request } = requested
    const fee = parseAmount(requested.fee ?? '0')
    const now = new Date()
    const [made] = await database
      .insert(payInTable)
      .values({
        ...request,
        id,
        amount: parseAmount(requested.amount),
        fee,
        requestHash: hashOf(request),
        instructions: instructionsOf(requested, `${host}/pay/${id}`),
        createdAt: now,
        expiresAt: new Date(requested.expiresAt),
        payAt: payInAfterMs === null ? null : new Date(now.getTime() + payInAfterMs),
      })
      .onConflictDoNothing()
      .returning()
    const row = made ?? (await findPayIn(eq(payInTable.reference, requested.reference)))
    if (row?.requestHash !== hashOf(request)) throw new ReferenceReusedError()
    return describePayIn(row)
  }

  async function findPayIn(where: ReturnType<typeof eq>): Promise<PayIn | undefined> {
    const [row] = await database.select().from(payInTable).where(where)
    return row
  }

  async function describePayIn(row: PayIn): Promise<ProviderPayIn> {
    const payments = await database
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
      pageUrl: `${host}/pay/${row.id}`,
      payments: payments.map(describePayment),
    }
  }

  /** Applies the payer's choice. */
  async function choose(id: string, choice: PayerChoice): Promise<void> {
    await withTransaction(database, async (tx) => {
      const [row] = await tx.select().from(payInTable).where(eq(payInTable.id, id)).for('update')
      if (!row) return
      const now = await behaviour(tx)
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

  /** A transfer into the operator's account. */
  async function credit(
    tx: Transaction,
    { amount, currency, text, payerName, reference = null, book = 'BOTH' }: BankCredit,
    now: Behaviour,
    payInId: string | null = null,
  ): Promise<Payment> {
    const [made] = await tx
      .insert(paymentTable)
      .values({
        id: `py_${randomBytes(12).toString('hex')}`,
        payInId,
        reference,
        amount: parseAmount(amount),
        currency,
        text,
        payerName,
        receivedAt: new Date(),
        inProvider: book !== 'BANK',
        inBank: book !== 'PROVIDER',
      })
      .returning()
    if (!made) throw new Error('The payment was not inserted.')
    if (made.inProvider) await queueEvent(tx, 'payment.received', describePayment(made), now)
    return made
  }

  async function pay(
    tx: Transaction,
    row: PayIn,
    {
      amount,
      text = row.transferText,
      reference = row.reference,
    }: { amount: bigint; text?: string; reference?: string | null },
    now: Behaviour,
  ): Promise<void> {
    const made = {
      amount: formatAmount(amount),
      currency: row.currency,
      text,
      payerName: 'PLAY MONEY PAYER',
      reference,
    }
    await credit(tx, made, now, row.id)
    await tx.update(payInTable).set({ state: 'PAID', payAt: null }).where(eq(payInTable.id, row.id))
  }

  async function decline(tx: Transaction, row: PayIn, reason: string, now: Behaviour): Promise<void> {
    if (row.state === 'PAID' || row.state === 'DECLINED') return
    await tx.update(payInTable).set({ state: 'DECLINED', payAt: null }).where(eq(payInTable.id, row.id))
    await queueEvent(tx, 'pay_in.declined', { reference: row.reference, reason }, now)
  }

  async function startConfirming(tx: Transaction, row: PayIn, now: Behaviour): Promise<void> {
    if (row.state !== 'WAITING') return
    await tx.update(payInTable).set({ state: 'CONFIRMING' }).where(eq(payInTable.id, row.id))
    await queueEvent(tx, 'pay_in.confirming', { reference: row.reference, amount: formatAmount(row.amount) }, now)
  }

  const delay = (tx: Transaction, { id }: PayIn, payAt: Date) =>
    tx
      .update(payInTable)
      .set({ payAt })
      .where(eq(payInTable.id, id))
      .then(() => undefined)

  async function createPayout(requested: PaymentRequest<'createPayout'>): Promise<ProviderPayout> {
    const { payoutAfterMs } = await behaviour()
    const { call: _, ...request } = requested
    const now = new Date()
    const [made] = await database
      .insert(payoutTable)
      .values({
        ...request,
        id: `po_${randomBytes(12).toString('hex')}`,
        amount: parseAmount(requested.amount),
        requestHash: hashOf(request),
        createdAt: now,
        finishAt: payoutAfterMs === null ? null : new Date(now.getTime() + payoutAfterMs),
      })
      .onConflictDoNothing()
      .returning()
    const row = made ?? (await findPayout(requested.reference))
    if (row?.requestHash !== hashOf(request)) throw new ReferenceReusedError()
    return describePayout(row)
  }

  async function findPayout(reference: string): Promise<Payout | undefined> {
    const [row] = await database.select().from(payoutTable).where(eq(payoutTable.reference, reference))
    return row
  }

  /** Finishes a payout unless already finished. */
  async function finishPayout(id: string, outcome: 'PAID' | 'FAILED', reason = 'bank_unavailable'): Promise<void> {
    await withTransaction(database, async (tx) => {
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
        await behaviour(tx),
      )
    })
  }

  /** Completes due pay-ins and payouts. */
  async function finishDue(): Promise<void> {
    const { payoutOutcome } = await behaviour()
    const [payIns, payouts] = await Promise.all([
      database
        .select()
        .from(payInTable)
        .where(sql`${payInTable.payAt} <= clock_timestamp()`)
        .limit(50),
      database
        .select()
        .from(payoutTable)
        .where(sql`${payoutTable.finishAt} <= clock_timestamp()`)
        .limit(50),
    ])
    for (const { id } of payIns) {
      await withTransaction(database, async (tx) => {
        const [row] = await tx
          .select()
          .from(payInTable)
          .where(and(eq(payInTable.id, id), sql`${payInTable.payAt} <= clock_timestamp()`))
          .for('update', { skipLocked: true })
        if (!row) return
        const now = await behaviour(tx)
        // Token transfers are visible before they are final.
        if (row.method === 'USDT' && row.state === 'WAITING') {
          await startConfirming(tx, row, now)
          await delay(tx, row, new Date(Date.now() + (now.payInAfterMs ?? 0)))
        } else await pay(tx, row, { amount: row.amount }, now)
      })
    }
    for (const { id } of payouts) await finishPayout(id, payoutOutcome)
  }

  async function statement(day: string, book: 'PROVIDER' | 'BANK'): Promise<StatementEntry[]> {
    const isOnDay = (column: typeof paymentTable.receivedAt | typeof payoutTable.finishedAt) =>
      sql`(${column} at time zone 'Asia/Ho_Chi_Minh')::date = ${day}::date`
    const [payments, payouts] = await Promise.all([
      database
        .select()
        .from(paymentTable)
        .where(
          and(
            isOnDay(paymentTable.receivedAt),
            eq(book === 'BANK' ? paymentTable.inBank : paymentTable.inProvider, true),
          ),
        ),
      database
        .select()
        .from(payoutTable)
        .where(and(isOnDay(payoutTable.finishedAt), eq(payoutTable.state, 'PAID'))),
    ])
    return [
      ...payments.map((row) => ({
        ...entryOf(row),
        kind: 'PAY_IN' as const,
        text: row.text,
        at: row.receivedAt.toISOString(),
      })),
      ...payouts.map((row) => ({
        ...entryOf(row),
        kind: 'PAYOUT' as const,
        text: row.transferText,
        at: (row.finishedAt ?? row.createdAt).toISOString(),
      })),
    ].toSorted((one, other) => one.at.localeCompare(other.at))
  }

  return {
    behaviour,
    createPayIn,
    createPayout,
    choose,
    finishPayout,
    finishDue,
    statement,
    findPayIn: async (reference: string) => {
      const row = await findPayIn(eq(payInTable.reference, reference))
      return row && describePayIn(row)
    },
    openPayIn: (id: string) => findPayIn(eq(payInTable.id, id)),
    paymentsOf: (id: string) => database.select().from(paymentTable).where(eq(paymentTable.payInId, id)),
    /** Stops automatic payment once the page was opened. */
    holdPayIn: (id: string) =>
      database
        .update(payInTable)
        .set({ payAt: null })
        .where(
          and(
            eq(payInTable.id, id),
            eq(payInTable.state, 'WAITING'),
            sql`${payInTable.payAt} < ${payInTable.expiresAt}`,
          ),
        ),
    findPayout: async (reference: string) => {
      const row = await findPayout(reference)
      return row && describePayout(row)
    },
    addCredit: (made: BankCredit) =>
      withTransaction(database, async (tx) => describePayment(await credit(tx, made, await behaviour(tx)))),
  }
}

export type Provider = ReturnType<typeof openProvider>

type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>

function queueEvent<Type extends PaymentEvent['type']>(
  tx: Transaction,
  type: Type,
  data: EventOf<Type>['data'],
  now: Behaviour,
) {
  return queueWebhook(tx, { type, timestamp: new Date().toISOString(), data } as EventOf<Type>, now)
}

const hashOf = (request: object): string => createHash('sha256').update(JSON.stringify(request)).digest('hex')

const entryOf = ({ id, reference, amount, currency }: Pick<Payment, 'id' | 'reference' | 'amount' | 'currency'>) => ({
  id,
  reference,
  amount: formatAmount(amount),
  currency,
})

function describePayment(row: Payment): ProviderPayment {
  return { ...entryOf(row), text: row.text, payerName: row.payerName, receivedAt: row.receivedAt.toISOString() }
}

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

/** Payment instructions. Accounts and addresses are derived from the reference and belong to nobody. */
function instructionsOf(requested: PaymentRequest<'createPayIn'>, pageUrl: string): PayInInstructions {
  const { method, reference, amount, transferText } = requested
  const made = createHash('sha256').update(`play money ${reference}`).digest()
  const accountNumber = `0000${String(made.readUInt32BE(0)).padStart(10, '0').slice(0, 8)}`
  const account = { bankName: BANK_NAME, accountNumber, accountName: ACCOUNT_NAME }
  switch (method) {
    case 'QR': {
      const whole = String(parseAmount(amount) / MINOR_UNITS)
      return { method, ...account, qr: vietQr({ bin: BIN, account: accountNumber, amount: whole, text: transferText }) }
    }
    case 'MANUAL':
      return { method, ...account }
    case 'REDIRECT':
      return { method, url: pageUrl }
    case 'E_WALLET':
      return { method, walletName: WALLET_NAME, account: accountNumber.slice(-10), url: pageUrl }
    case 'USDT': {
      const network = requested.network ?? 'TRC20'
      // Rounded up to a hundredth, so that the tokens cover the amount.
      const cents = (parseAmount(amount) * 100n + RATE * MINOR_UNITS - 1n) / (RATE * MINOR_UNITS)
      return {
        method,
        network,
        address: tokenAddress(network, made.subarray(0, 20)),
        tokenAmount: formatAmount((cents * MINOR_UNITS) / 100n),
        rate: formatAmount(RATE * MINOR_UNITS),
        confirmations: CONFIRMATIONS,
      }
    }
  }
}
