import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  PaymentRefusedError,
  CRYPTO_NETWORKS,
  type PayoutDestination,
  type ProviderPayout,
  requireProvider,
  type PaymentProvider,
  type PaymentProviders,
} from '@playhouse/vendor-api/payments/provider.ts'
import { type WithdrawalDestination, withdrawal } from '../../../../db/tables/cashier.ts'
import { payoutAttempt } from '../../../../db/tables/cashier-withdrawals.ts'
import { ledgerAccount } from '../../../../db/tables/ledger.ts'
import { returnWithdrawal, settleWithdrawal } from '../../../../ledger/cashier.ts'
import { hasStoppedWithdrawals } from '../../limits/stops.ts'
import { chooseProvider } from '../choose-provider.ts'
import { withdrawalSettings } from './settings.ts'
import { lockWithdrawal, moveWithdrawal, type Withdrawal } from './transition.ts'

export type PayoutAttempt = typeof payoutAttempt.$inferSelect

export interface PayoutServices {
  database: Database
  providers: PaymentProviders
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Lease of an order by the process that sends it; longer than the timeout of a call to the provider. */
export const LEASE_MS = 10_000
const QUERY_INTERVAL_MAX_MS = 60_000
/** Failures of the bank rather than of the order, after which a new order is made. */
export const PASSING_FAILURES: ReadonlySet<string> = new Set(['bank_unavailable'])
export const ATTEMPTS_MAX = 3
export const NEXT_ATTEMPT_MS = 30_000
/** Refusals that prove that the order was not and will not be carried out. */
export const FINAL_REFUSALS: ReadonlySet<string> = new Set(['request_invalid'])

/** Our reference of an attempt at the provider. Contains the member, so that a webhook finds its row. */
export const payoutReference = ({
  memberId,
  withdrawalId,
  attempt,
}: Pick<PayoutAttempt, 'memberId' | 'withdrawalId' | 'attempt'>) => `W${memberId}-${withdrawalId}-${attempt}`

const after = (ms: number) => new Date(Date.now() + ms)

/**
 * Starts the payout of an approved withdrawal, or a further attempt of one in PROCESSING, at a provider that has not failed yet, if there is
 * one. The order is sent after the commit.
 * @param failed the previous attempts, all of which have ended without a payout
 */
export async function startAttempt(
  tx: Transaction,
  row: Withdrawal,
  failed: readonly PayoutAttempt[],
  providers: PaymentProviders,
): Promise<PayoutAttempt> {
  const { memberId, id: withdrawalId } = row
  const attempt = failed.length + 1
  const provider =
    (await nextProvider(tx, row, failed, providers)) ??
    (await chooseProvider(tx, providers, await getWantedPayout(tx, row)))
  // The failed transaction is retried later; nothing was ordered.
  if (!provider) throw new Error(`No payment provider can pay out withdrawal ${withdrawalId}.`)
  await moveWithdrawal(tx, row, {
    to: 'PROCESSING',
    actor: 'SYSTEM',
    reason: attempt > 1 ? 'attempt_again' : undefined,
    nextActionAt: after(LEASE_MS),
  })
  const [started] = await tx
    .insert(payoutAttempt)
    .values({ memberId, withdrawalId, attempt, provider: provider.code })
    .returning()
  if (!started) throw new Error(`The payout of withdrawal ${withdrawalId} was not stored.`)
  return started
}

async function getWantedPayout(tx: Transaction, row: Withdrawal) {
  const { id, amount, fee, destination } = row
  if (!destination) throw new Error(`Withdrawal ${id} has no destination.`)
  return { destination: destination.kind, amount: amount - fee, currency: await getCurrency(tx, row) }
}

/** Chooses a provider that none of the attempts was made at. */
const nextProvider = async (
  tx: Transaction,
  row: Withdrawal,
  attempts: readonly PayoutAttempt[],
  providers: PaymentProviders,
): Promise<PaymentProvider | undefined> =>
  chooseProvider(tx, providers, await getWantedPayout(tx, row), { tried: attempts.map(({ provider }) => provider) })

const listAttempts = (tx: Transaction, { memberId, id }: Withdrawal): Promise<PayoutAttempt[]> =>
  tx
    .select()
    .from(payoutAttempt)
    .where(and(eq(payoutAttempt.memberId, memberId), eq(payoutAttempt.withdrawalId, id)))

/** Leases the unfinished attempt of a withdrawal to query its outcome. @returns the attempt, or the failed ones if all have ended */
export async function leaseAttempt(
  tx: Transaction,
  row: Withdrawal,
): Promise<PayoutAttempt | { failed: readonly PayoutAttempt[] }> {
  const { memberId, id: withdrawalId } = row
  const attempts = await listAttempts(tx, row)
  const open = attempts.find(({ state }) => state === 'SENT' || state === 'ACCEPTED')
  if (!open) return { failed: attempts }
  const [taken] = await tx
    .update(payoutAttempt)
    .set({ queries: sql`${payoutAttempt.queries} + 1` })
    .where(isAttempt(open))
    .returning()
  await tx
    .update(withdrawal)
    .set({ nextActionAt: after(Math.max(LEASE_MS, waitMs(open.queries))) })
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, withdrawalId)))
  return taken ?? open
}

const isAttempt = ({ memberId, withdrawalId, attempt }: Pick<PayoutAttempt, 'memberId' | 'withdrawalId' | 'attempt'>) =>
  and(
    eq(payoutAttempt.memberId, memberId),
    eq(payoutAttempt.withdrawalId, withdrawalId),
    eq(payoutAttempt.attempt, attempt),
  )

/** 2 s, 4 s, … up to a minute. */
export const waitMs = (queries: number) => Math.min(2_000 * 2 ** Math.min(queries, 5), QUERY_INTERVAL_MAX_MS)

/**
 * Sends an order, or queries the outcome of a sent one. An order is sent again only when the provider says that it
 * never received it; without an answer nothing changes, and the query is repeated later.
 */
export async function pursueAttempt(
  services: PayoutServices,
  { attempt, row, isNew }: { attempt: PayoutAttempt; row: Withdrawal; isNew: boolean },
): Promise<void> {
  faultPoint('payout:kept')
  const { providers, database, log } = services
  const reference = payoutReference(attempt)
  try {
    const provider = requireProvider(providers, attempt.provider)
    // The refusal of a query says nothing about the order.
    const known = isNew ? undefined : await provider.findPayout(reference)
    const payout =
      known ??
      // Withdrawals may have been stopped since it was started; the attempt is looked at again later.
      ((await hasStoppedWithdrawals(database, row.memberId))
        ? undefined
        : await order(provider, row, reference, database).catch((error: unknown) =>
            endRefused(services, { attempt, isNew, error }),
          ))
    faultPoint('payout:answered')
    if (payout) await withTransaction(database, (tx) => recordPayout(tx, attempt.provider, payout, log))
  } catch (error) {
    log.warn({ err: error, payout: reference }, 'the outcome of a payout is unknown')
  }
}

/**
 * Ends an attempt whose order was refused for good, or can go to another provider. The latter only if this was its first call: an earlier call
 * without an answer may have been carried out.
 * @throws the error if the attempt continues
 */
async function endRefused(
  { database, providers }: PayoutServices,
  { attempt, isNew, error }: { attempt: PayoutAttempt; isNew: boolean; error: unknown },
): Promise<undefined> {
  if (!(error instanceof PaymentRefusedError) || error.code === 'reference_reused') throw error
  const { code } = error
  await withTransaction(database, async (tx) => {
    const row = await lockWithdrawal(tx, attempt)
    const attempts = await listAttempts(tx, row)
    // Another process that has queried it since may have ordered it.
    const isOnlyCall = isNew && attempts.some((key) => key.attempt === attempt.attempt && key.queries === 0)
    const hasNext = isOnlyCall && (await nextProvider(tx, row, attempts, providers)) !== undefined
    if (!hasNext && !FINAL_REFUSALS.has(code)) throw error
    await endFailed(tx, attempt, { providerId: null, reason: code, nextInMs: hasNext ? 0 : undefined })
  })
}

async function order(
  provider: PaymentProvider,
  row: Withdrawal,
  reference: string,
  database: Database,
): Promise<ProviderPayout> {
  const { id, amount, fee, destination } = row
  if (!destination) throw new Error(`Withdrawal ${id} has no destination.`)
  return provider.createPayout({
    reference,
    amount: formatAmount(amount - fee),
    currency: await getCurrency(database, row),
    destination: getDestination(destination),
    transferText: `Playhouse W${id}`,
  })
}

async function getCurrency(on: Database | Transaction, { memberId, id }: Withdrawal): Promise<string> {
  const [account] = await on
    .select({ currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.code, `member:${memberId}:cash`)))
  if (!account) throw new Error(`Withdrawal ${id} has no currency.`)
  return account.currency
}

function getDestination({ kind, bankCode, accountNumber, accountName }: WithdrawalDestination): PayoutDestination {
  if (kind === 'BANK') return { kind, bankCode, accountNumber, accountName }
  const network = CRYPTO_NETWORKS.find((known) => known === bankCode)
  if (!network) throw new Error(`There is no network ${bankCode}.`)
  return { kind, network, address: accountNumber }
}

/**
 * Stores the provider's state of a payout, from a response or a webhook, in any order and any number of times. Ignores
 * payouts that this platform did not order.
 */
export async function recordPayout(
  tx: Transaction,
  provider: string,
  payout: ProviderPayout,
  log: PayoutServices['log'],
): Promise<void> {
  const [, memberId, withdrawalId, attemptNumber] = /^W(\d{1,9})-(\d{1,9})-(\d{1,4})$/.exec(payout.reference) ?? []
  if (attemptNumber === undefined) return
  const key = { memberId: Number(memberId), withdrawalId: Number(withdrawalId), attempt: Number(attemptNumber) }
  const [known] = await tx.select().from(payoutAttempt).where(isAttempt(key))
  if (known?.provider !== provider) return
  const row = await lockWithdrawal(tx, key)
  // Read again under the lock.
  const [attempt = known] = await tx.select().from(payoutAttempt).where(isAttempt(key))
  if (row.state !== 'PROCESSING' || attempt.state === 'PAID' || attempt.state === 'FAILED') return
  if (parseAmount(payout.amount) !== row.amount - row.fee) {
    // A different amount is ambiguous: nothing is posted until an operator has decided.
    log.error({ payout: payout.reference, amount: payout.amount }, 'the provider names another amount of a payout')
    await tx.update(payoutAttempt).set({ reason: 'amount_differs' }).where(isAttempt(attempt))
    return
  }
  if (payout.state === 'FAILED') {
    await endFailed(tx, attempt, { providerId: payout.id, reason: payout.reason ?? 'failed' })
  } else if (payout.state === 'PAID') await endPaid(tx, row, attempt, payout.id)
  else await noteAccepted(tx, attempt, payout.id)
}

async function noteAccepted(tx: Transaction, attempt: PayoutAttempt, providerId: string): Promise<void> {
  await tx.update(payoutAttempt).set({ state: 'ACCEPTED', providerId }).where(isAttempt(attempt))
  await tx
    .update(withdrawal)
    .set({ nextActionAt: after(waitMs(attempt.queries)) })
    .where(and(eq(withdrawal.memberId, attempt.memberId), eq(withdrawal.id, attempt.withdrawalId)))
}

async function endPaid(tx: Transaction, row: Withdrawal, attempt: PayoutAttempt, providerId: string): Promise<void> {
  await endAttempt(tx, attempt, { state: 'PAID', providerId, reason: null })
  const paid = await settleWithdrawal(tx, row)
  const { receiptMinutes } = await withdrawalSettings(tx)
  await moveWithdrawal(tx, row, {
    to: 'DISBURSED',
    actor: 'PROVIDER',
    nextActionAt: new Date(paid.disbursedAt.getTime() + receiptMinutes * 60_000),
    set: paid,
  })
}

async function endFailed(
  tx: Transaction,
  attempt: PayoutAttempt,
  {
    providerId,
    reason,
    nextInMs = PASSING_FAILURES.has(reason) && attempt.attempt < ATTEMPTS_MAX ? NEXT_ATTEMPT_MS : undefined,
  }: {
    providerId: string | null
    reason: string
    /** When the next attempt is made; undefined for none. */
    nextInMs?: number | undefined
  },
): Promise<void> {
  const row = await lockWithdrawal(tx, attempt)
  if (row.state !== 'PROCESSING' || !(await endAttempt(tx, attempt, { state: 'FAILED', providerId, reason }))) return
  if (nextInMs !== undefined) {
    await tx
      .update(withdrawal)
      .set({ nextActionAt: after(nextInMs) })
      .where(and(eq(withdrawal.memberId, row.memberId), eq(withdrawal.id, row.id)))
    return
  }
  const moved = await moveWithdrawal(tx, row, { to: 'FAILED', actor: 'PROVIDER', reason, nextActionAt: null })
  await returnWithdrawal(tx, moved)
}

async function endAttempt(
  tx: Transaction,
  attempt: PayoutAttempt,
  end: Pick<PayoutAttempt, 'state' | 'providerId' | 'reason'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(payoutAttempt)
    .set({ ...end, endedAt: sql`clock_timestamp()` })
    .where(and(isAttempt(attempt), inArray(payoutAttempt.state, ['SENT', 'ACCEPTED'])))
  return rowCount === 1
}
