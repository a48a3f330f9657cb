import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  PaymentRefusedError,
  type ProviderPayout,
  requireProvider,
  idAtProvider,
} from '@playhouse/vendor-api/payments/provider.ts'
import { heldPayment, heldReturn, paymentArrival } from '../../../../db/tables/deposits.ts'
import { type DueWork, eachDue, retryTime } from '../../../../jobs/due-rows.ts'
import {
  ATTEMPTS_MAX,
  FINAL_REFUSALS,
  LEASE_MS,
  NEXT_ATTEMPT_MS,
  PASSING_FAILURES,
  type PayoutServices,
  waitMs,
} from '../withdrawals/payouts.ts'
import { lockDeposit } from './deposit-record.ts'
import { endReturn, failReturn, type HeldPayment, isHeldPayment } from './held-payments.ts'

type Attempt = typeof heldReturn.$inferSelect

interface Order {
  held: HeldPayment
  attempt: Attempt
  isNew: boolean
}

const BATCH_SIZE = 20

/** The provider's reference of an attempt. Contains the member, so that a webhook finds its row. */
const getReference = ({ memberId, heldId, attempt }: Pick<Attempt, 'memberId' | 'heldId' | 'attempt'>) =>
  `H${memberId}-${heldId}-${attempt}`

const isAttempt = ({ memberId, heldId, attempt }: Pick<Attempt, 'memberId' | 'heldId' | 'attempt'>) =>
  and(eq(heldReturn.memberId, memberId), eq(heldReturn.heldId, heldId), eq(heldReturn.attempt, attempt))

const after = (ms: number) => new Date(Date.now() + ms)

/** Orders the return of held payments and asks for the outcome, as `dueWithdrawals` does for payouts. */
export function dueReturns(services: Omit<PayoutServices, 'database'>): DueWork {
  return {
    name: 'returns of held payments',
    next: sql`select min(next_action_at) from ${heldPayment}`,
    run: async (database, closing) => {
      const orders: Order[] = []
      const moved = eachDue(database, closing, {
        maxRows: BATCH_SIZE,
        getName: ({ id }) => `held payment ${id}`,
        take: takeDue,
        work: (tx, [held]) => leaseAttempt(tx, held),
        postpone: (tx, held) => tx.update(heldPayment).set({ nextActionAt: retryTime() }).where(isHeldPayment(held)),
        afterCommit: (order) => void orders.push(order),
      })
      return moved.finally(() => Promise.all(orders.map((order) => pursue({ ...services, database }, order))))
    },
  }
}

const takeDue = (tx: Transaction) =>
  tx
    .select()
    .from(heldPayment)
    .where(sql`${heldPayment.nextActionAt} <= clock_timestamp()`)
    .orderBy(heldPayment.nextActionAt)
    .limit(1)
    .for('no key update', { skipLocked: true })

/** Leases the unfinished attempt, or starts the next one. */
async function leaseAttempt(tx: Transaction, held: HeldPayment): Promise<Order> {
  const { memberId, id: heldId } = held
  const attempts = await tx
    .select()
    .from(heldReturn)
    .where(and(eq(heldReturn.memberId, memberId), eq(heldReturn.heldId, heldId)))
  const open = attempts.find(({ state }) => state === 'SENT' || state === 'ACCEPTED')
  const [attempt] = open
    ? await tx
        .update(heldReturn)
        .set({ queries: sql`${heldReturn.queries} + 1` })
        .where(isAttempt(open))
        .returning()
    : await tx
        .insert(heldReturn)
        .values({ memberId, heldId, attempt: attempts.length + 1 })
        .returning()
  if (!attempt) throw new Error(`The return of held payment ${heldId} was not stored.`)
  await tx
    .update(heldPayment)
    .set({ nextActionAt: after(Math.max(LEASE_MS, waitMs(attempt.queries))) })
    .where(isHeldPayment(held))
  return { held, attempt, isNew: open === undefined }
}

/** Sends an order, or queries the outcome of a sent one; sent again only if the provider never received it. */
async function pursue({ database, providers, log }: PayoutServices, { held, attempt, isNew }: Order): Promise<void> {
  const reference = getReference(attempt)
  const arrival = await findArrival(database, held)
  try {
    const provider = requireProvider(providers, arrival.provider)
    // The refusal of a query says nothing about the order.
    const known = isNew ? undefined : await provider.findPayout(reference)
    const order = () =>
      provider.createPayout({
        reference,
        amount: formatAmount(held.amount),
        currency: arrival.currency,
        destination: { kind: 'SOURCE', paymentId: idAtProvider(held.paymentId) },
        transferText: `Playhouse H${held.id}`,
      })
    const payout =
      known ??
      (await order().catch(async (error: unknown) => {
        if (!(error instanceof PaymentRefusedError && FINAL_REFUSALS.has(error.code))) throw error
        await withTransaction(database, (tx) => endFailed(tx, attempt, { providerId: null, reason: error.code }))
      }))
    if (payout) await withTransaction(database, (tx) => recordReturn(tx, provider.code, payout, log))
  } catch (error) {
    log.warn({ err: error, payout: reference }, 'the outcome of a return is unknown')
  }
}

/** The payment of which a part is held. */
async function findArrival(
  on: Database | Transaction,
  { paymentId }: HeldPayment,
): Promise<Pick<typeof paymentArrival.$inferSelect, 'provider' | 'currency'>> {
  const { provider, currency } = paymentArrival
  const [arrival] = await on.select({ provider, currency }).from(paymentArrival).where(eq(paymentArrival.id, paymentId))
  if (!arrival) throw new Error(`Payment ${paymentId} has not arrived.`)
  return arrival
}

/** Records the end of a return, as `recordPayout` does, in any order and any number of times. Ignores what is no return of this platform. */
export async function recordReturn(
  tx: Transaction,
  provider: string,
  payout: ProviderPayout,
  log: PayoutServices['log'],
): Promise<void> {
  const [, memberId, heldId, attemptNumber] = /^H(\d{1,9})-(\d{1,9})-(\d{1,4})$/.exec(payout.reference) ?? []
  if (attemptNumber === undefined) return
  const key = { memberId: Number(memberId), heldId: Number(heldId), attempt: Number(attemptNumber) }
  const held = await lockReturning(tx, key)
  const [attempt] = await tx.select().from(heldReturn).where(isAttempt(key))
  if (!held || !attempt || attempt.state === 'PAID' || attempt.state === 'FAILED') return
  if ((await findArrival(tx, held)).provider !== provider) return
  if (parseAmount(payout.amount) !== held.amount) {
    // A different amount is ambiguous: nothing is posted until a person has looked.
    log.error({ payout: payout.reference, amount: payout.amount }, 'the provider names another amount of a return')
    await tx.update(heldReturn).set({ reason: 'amount_differs' }).where(isAttempt(attempt))
    return
  }
  if (payout.state === 'FAILED') {
    await endFailed(tx, attempt, { providerId: payout.id, reason: payout.reason ?? 'failed' })
  } else if (payout.state === 'PAID') {
    if (await endAttempt(tx, attempt, { state: 'PAID', providerId: payout.id, reason: null })) await endReturn(tx, held)
  } else await tx.update(heldReturn).set({ state: 'ACCEPTED', providerId: payout.id }).where(isAttempt(attempt))
}

async function endFailed(
  tx: Transaction,
  attempt: Attempt,
  { providerId, reason }: { providerId: string | null; reason: string },
): Promise<void> {
  const held = await lockReturning(tx, attempt)
  if (!held || !(await endAttempt(tx, attempt, { state: 'FAILED', providerId, reason }))) return
  if (PASSING_FAILURES.has(reason) && attempt.attempt < ATTEMPTS_MAX) {
    await tx
      .update(heldPayment)
      .set({ nextActionAt: after(NEXT_ATTEMPT_MS) })
      .where(isHeldPayment(held))
  } else await failReturn(tx, held, reason)
}

/** Locks the deposit first, as a payment does. */
async function lockReturning(
  tx: Transaction,
  { memberId, heldId }: Pick<Attempt, 'memberId' | 'heldId'>,
): Promise<HeldPayment | undefined> {
  const key = isHeldPayment({ memberId, id: heldId })
  const [known] = await tx.select().from(heldPayment).where(key)
  if (!known) return undefined
  await lockDeposit(tx, { memberId, id: known.depositId })
  const [held] = await tx.select().from(heldPayment).where(key).for('no key update')
  return held?.state === 'RETURNING' ? held : undefined
}

async function endAttempt(
  tx: Transaction,
  attempt: Attempt,
  end: Pick<Attempt, 'state' | 'providerId' | 'reason'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(heldReturn)
    .set({ ...end, endedAt: sql`clock_timestamp()` })
    .where(and(isAttempt(attempt), inArray(heldReturn.state, ['SENT', 'ACCEPTED'])))
  return rowCount === 1
}
