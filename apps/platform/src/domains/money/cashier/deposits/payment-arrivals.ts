import { foldText } from '@playhouse/shared/fold-text.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { findTransferText } from './transfer-text.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  payment as paymentContract,
  type ProviderPayment,
  providerKey,
} from '@playhouse/vendor-api/payments/provider.ts'
import * as z from 'zod'
import { brand } from '../../../../db/tables/brand.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { depositReference, paymentArrival } from '../../../../db/tables/deposits.ts'
import { member } from '../../../../db/tables/members.ts'
import { confirmDeposit } from '../../../../ledger/cashier.ts'
import { creditablePart } from '../../limits/deposit-allowance.ts'
import { lockReceiver } from '../../limits/receiving.ts'
import {
  isDeposit,
  lockDeposit,
  markUnmatched,
  possibleProviders,
  recordStep,
  type StoredDeposit,
  scheduleLateQueries,
} from './deposit-record.ts'
import { holdPayment, isPaid } from './held-payments.ts'

export type Arrival = typeof paymentArrival.$inferSelect

/** What a provider says is no payment, or contradicts what it said of the same one. Nothing was taken: an operator decides. */
export class ImplausiblePaymentError extends Error {}

/**
 * Takes a payment once by the provider's id, with the amount that arrived, whatever the deposit's state: credits what
 * the member's limits allow, and holds the rest, or all of an unusual amount. A payment without a matching deposit is stored as unmatched.
 * @throws ImplausiblePaymentError
 */
export async function takePayment(
  tx: Transaction,
  provider: string,
  payment: ProviderPayment,
  currency: string,
): Promise<void> {
  const said = {
    ...payment,
    id: providerKey(provider, payment.id),
    provider,
    amount: readAmount(payment),
    receivedAt: new Date(payment.receivedAt),
  }
  // A concurrent call with the same id waits here and finds it handled.
  const [arrival] = await tx
    .insert(paymentArrival)
    .values({ ...said, state: 'UNMATCHED' })
    .onConflictDoNothing()
    .returning()
  if (!arrival) return assertSaidBefore(tx, said)
  const target = payment.currency === currency ? await getDeposit(tx, provider, payment) : undefined
  if (target) return creditArrival(tx, arrival, target, { isUnusual: await isUnusual(tx, arrival, target) })
  const [only, ...others] = payment.currency === currency ? await readCandidates(tx, arrival) : []
  if (only?.sameAmount && others.every(({ sameAmount }) => !sameAmount)) {
    const row = await lockDeposit(tx, { memberId: only.memberId, id: only.depositId })
    if (row && (row.state === 'WAITING' || row.state === 'CHECKING' || row.state === 'EXPIRED')) {
      await markUnmatched(tx, row)
    }
  }
}

const plausible = paymentContract.pick({ id: true, reference: true, amount: true, currency: true })

/** Twelve digits before the point: more is a mistake, and sums of a few hundred such amounts would overflow 64 bits. */
const AMOUNT_END = 10n ** 12n * MINOR_UNITS

/** Adapters translate what providers say; what a payment must be is checked here, for all of them. */
function readAmount(payment: ProviderPayment): bigint {
  const { error } = plausible.safeParse(payment)
  if (error) throw new ImplausiblePaymentError(`Payment ${payment.id} is none. ${z.prettifyError(error)}`)
  const amount = parseAmount(payment.amount)
  if (amount >= AMOUNT_END)
    throw new ImplausiblePaymentError(`Payment ${payment.id}: the amount ${payment.amount} is larger than any payment.`)
  return amount
}

type Said = Pick<Arrival, 'id' | 'amount' | 'currency' | 'reference'>

/** A payment is taken once, so that another amount, currency or deposit in a later message would go unnoticed. */
async function assertSaidBefore(tx: Transaction, said: Said): Promise<void> {
  const [taken] = await tx.select().from(paymentArrival).where(eq(paymentArrival.id, said.id))
  if (!taken) throw new Error(`Payment ${said.id} is neither new nor known.`)
  if (describePayment(taken) === describePayment(said)) return
  throw new ImplausiblePaymentError(
    `Payment ${said.id} was taken as ${describePayment(taken)}; this message says ${describePayment(said)}. Ask the provider which is right.`,
  )
}

const describePayment = ({ amount, currency, reference }: Said): string =>
  `${formatAmount(amount)} ${currency} for ${reference ?? 'no deposit'}`

/** Far more than was requested, or above the brand's limit: what a provider says is not credited by itself. */
async function isUnusual(tx: Transaction, { amount }: Arrival, target: StoredDeposit): Promise<boolean> {
  const [limits] = await tx.select({ multiple: brand.paymentMultiple, maximum: brand.paymentMaximum }).from(brand)
  if (!limits) return false
  const requested = target.requestedAmount ?? target.amount
  return amount > BigInt(limits.multiple) * requested || (limits.maximum !== null && amount > limits.maximum)
}

/** The locked deposit, which a provider may have, that a payment refers to; undefined for none, or for two different ones. */
async function getDeposit(
  tx: Transaction,
  provider: string,
  { reference, text }: ProviderPayment,
): Promise<StoredDeposit | undefined> {
  const named = [reference, findTransferText(text)].filter((name) => name !== null && name !== undefined)
  if (named.length === 0) return undefined
  const known = await tx.select().from(depositReference).where(inArray(depositReference.reference, named))
  const [only, other] = known
  const row = only && !other ? await lockDeposit(tx, { memberId: only.memberId, id: only.depositId }) : undefined
  return row && possibleProviders(row).includes(provider) ? row : undefined
}

/**
 * Credits an arrival to a locked deposit as far as it may be credited, or as an additional deposit if that was paid
 * before. The rest is held.
 */
async function creditArrival(
  tx: Transaction,
  arrival: Arrival,
  target: StoredDeposit,
  { note, isUnusual: isHeldWhole = false }: { note?: string; isUnusual?: boolean },
): Promise<void> {
  const { memberId, channel, createdAt } = target
  const { id: paymentId, provider, receivedAt } = arrival
  const isFirst = !isPaid(target)
  const { amount, heldFor } = isHeldWhole
    ? await creditNothing(tx, memberId)
    : await creditablePart(tx, { memberId, amount: arrival.amount, requested: isFirst ? target.id : undefined })
  let row: StoredDeposit | undefined
  if (amount > 0n) {
    row = await confirmDeposit(tx, {
      memberId,
      amount,
      channel,
      paymentReference: paymentId,
      createdAt: isFirst ? createdAt : receivedAt,
      ...(isFirst ? { requested: target } : { parentId: target.id, provider }),
    })
    await recordStep(tx, row)
    if (isFirst) await scheduleLateQueries(tx, row)
  }
  if (heldFor)
    row = await holdPayment(tx, {
      target,
      credited: row,
      paymentId,
      provider,
      amount: arrival.amount - amount,
      reason: heldFor,
      receivedAt,
    })
  await tx
    .update(paymentArrival)
    .set({
      state: heldFor ? 'HELD' : 'CREDITED',
      memberId,
      depositId: row?.id,
      ...(note !== undefined && { note }),
    })
    .where(eq(paymentArrival.id, paymentId))
  faultPoint('payment:credited')
}

/** An operator decides on all of it, whatever limits would leave. */
async function creditNothing(tx: Transaction, memberId: number) {
  await lockReceiver(tx, memberId)
  return { amount: 0n, heldFor: 'UNUSUAL_AMOUNT' } as const
}

/** A possible deposit of an unmatched payment. */
export interface Candidate extends Record<string, unknown> {
  memberId: number
  depositId: number
  username: string
  /** Requested, in minor units. */
  amount: bigint
  state: string
  createdAt: Date
  reference: string | null
  sameAmount: boolean
  sameName: boolean
}

const CANDIDATES_MAX = 10

/** Bank transfers of the two days before a payment with its amount or payer, most likely first. */
export async function readCandidates(
  database: Database | Transaction,
  { amount, payerName, receivedAt }: Pick<Arrival, 'amount' | 'payerName' | 'receivedAt'>,
): Promise<Candidate[]> {
  const rows = await database
    .select({
      memberId: deposit.memberId,
      depositId: deposit.id,
      username: member.username,
      amount: sql<bigint>`coalesce(${deposit.requestedAmount}, ${deposit.amount})`.mapWith(BigInt),
      state: deposit.state,
      createdAt: deposit.createdAt,
      reference: deposit.reference,
      details: deposit.details,
    })
    .from(deposit)
    .innerJoin(member, eq(member.id, deposit.memberId))
    .where(
      and(
        inArray(deposit.state, ['WAITING', 'CHECKING', 'UNMATCHED', 'EXPIRED', 'CANCELLED']),
        inArray(deposit.channel, ['QR', 'MANUAL']),
        sql`${deposit.createdAt} between ${receivedAt.toISOString()}::timestamptz - interval '2 days'
          and ${receivedAt.toISOString()}::timestamptz + interval '5 minutes'`,
        sql`(${deposit.requestedAmount} = ${amount} or ${deposit.details} ->> 'payerName' is not null)`,
      ),
    )
    .orderBy(desc(deposit.createdAt))
    .limit(200)
  return rows
    .map(({ details, ...row }) => ({
      ...row,
      sameAmount: row.amount === amount,
      sameName: details?.payerName !== undefined && foldText(details.payerName) === foldText(payerName),
    }))
    .filter(({ sameAmount, sameName }) => sameAmount || sameName)
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, CANDIDATES_MAX)
}

const likeness = ({ sameAmount, sameName }: Pick<Candidate, 'sameAmount' | 'sameName'>): number =>
  Number(sameAmount) + Number(sameName)

/**
 * Credits an unmatched payment to a deposit by decision of `decidedBy`. Idempotent.
 * @returns whether it was unmatched and the deposit exists
 */
export async function assignPayment(
  tx: Transaction,
  {
    paymentId,
    memberId,
    depositId,
    decidedBy,
  }: { paymentId: string; memberId: number; depositId: number; decidedBy: string },
): Promise<boolean> {
  const arrival = await lockUnmatched(tx, paymentId)
  const target = arrival && (await lockDeposit(tx, { memberId, id: depositId }))
  if (!target) return false
  await creditArrival(tx, arrival, target, { note: `assigned by ${decidedBy}` })
  return true
}

/** Decides not to credit an unmatched payment, such as one returned by the bank. @returns whether it was unmatched */
export async function dismissPayment(tx: Transaction, paymentId: string, note: string): Promise<boolean> {
  if (!(await lockUnmatched(tx, paymentId))) return false
  await tx.update(paymentArrival).set({ state: 'DISMISSED', note }).where(eq(paymentArrival.id, paymentId))
  return true
}

async function lockUnmatched(tx: Transaction, id: string): Promise<Arrival | undefined> {
  const [arrival] = await tx
    .select()
    .from(paymentArrival)
    .where(and(eq(paymentArrival.id, id), eq(paymentArrival.state, 'UNMATCHED')))
    .for('no key update')
  return arrival
}

/** The deposit with this reference at its provider, locked; what another one says of its state does not count. */
export async function lockByReference(
  tx: Transaction,
  provider: string,
  reference: string,
): Promise<StoredDeposit | undefined> {
  const [known] = await tx.select().from(depositReference).where(eq(depositReference.reference, reference))
  if (!known) return undefined
  const [row] = await tx.select().from(deposit).where(isDeposit(known.memberId, known.depositId)).for('no key update')
  return row?.provider === provider ? row : undefined
}
