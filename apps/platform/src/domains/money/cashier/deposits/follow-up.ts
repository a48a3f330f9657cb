import { PaymentRefusedError, PaymentUnknownError } from '@playhouse/vendor-api/payments-client.ts'
import type { ProviderPayIn } from '@playhouse/vendor-api/payments.ts'
import { sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import type { DueWork } from '../../../../jobs/due-rows.ts'
import { type DepositServices, prepare } from './create-deposit.ts'
import { declineDeposit } from './decline-deposit.ts'
import {
  scheduleQuery,
  expire,
  isGivenUp,
  lockDeposit,
  reject,
  startChecking,
  type StoredDeposit,
} from './deposit-record.ts'
import { takePayment } from './payment-arrivals.ts'
import { queuePayment } from './payment-events.ts'

/** Each deposit costs a call to the provider, which takes seconds when it does not answer. */
const BATCH_SIZE = 50
/** Lease per batch: a killed process delays deposits but loses none. */
const LEASE_SECONDS = 30

/** Queries the provider about due deposits, for lost webhooks and late payments. Expires unpaid ones. */
export function depositFollowUp(services: DepositServices): DueWork {
  return {
    name: 'following up on deposits',
    run: async (database) => {
      const due = await claimDue(database)
      await Promise.all(due.map((row) => followUp(services, row)))
      return due.length
    },
  }
}

function claimDue(database: Database): Promise<StoredDeposit[]> {
  return withTransaction(database, async (tx) => {
    const rows = await tx
      .select()
      .from(deposit)
      .where(sql`${deposit.nextActionAt} <= clock_timestamp()`)
      // A member waits for these.
      .orderBy(sql`${deposit.state} = 'PREPARING' desc`, deposit.nextActionAt)
      .limit(BATCH_SIZE)
      .for('no key update', { skipLocked: true })
    for (const { memberId, id } of rows) {
      await tx.execute(sql`update deposit set next_action_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
        where member_id = ${memberId} and id = ${id}`)
    }
    return rows
  })
}

async function followUp(services: DepositServices, row: StoredDeposit): Promise<void> {
  const { database, log } = services
  try {
    if (row.state === 'PREPARING') await prepare(services, row)
    else await catchUp(services, row)
  } catch (error) {
    if (!(error instanceof PaymentUnknownError || error instanceof PaymentRefusedError)) throw error
    log.warn({ err: error, deposit: row.id }, 'the payment provider said nothing about a deposit')
  }
  await withTransaction(database, async (tx) => {
    const current = await lockDeposit(tx, row)
    if (!current) return
    if (isOverdue(current)) await expire(tx, current)
    else if (isGivenUp(current)) await reject(tx, current, 'NOT_RECEIVED')
    // Whoever moved it in the meantime has scheduled it.
    else if (current.version === row.version) await scheduleQuery(tx, current)
  })
}

const isOverdue = ({ state, expiresAt }: StoredDeposit): boolean =>
  (state === 'WAITING' || state === 'PREPARING') && expiresAt !== null && expiresAt.getTime() <= Date.now()

/** Applies what the provider knows: payments first, because they outweigh its state. */
async function catchUp({ database, payments, currency, log }: DepositServices, row: StoredDeposit): Promise<void> {
  if (row.reference === null) return
  const payIn: ProviderPayIn = await payments.call('getPayIn', { reference: row.reference })
  for (const payment of payIn.payments) {
    try {
      await withTransaction(database, async (tx) => takePayment(tx, payment, await currency()))
    } catch (error) {
      log.warn({ err: error, payment: payment.id }, 'a payment could not be credited')
      await queuePayment(database, payment)
    }
  }
  if (payIn.payments.length > 0 || row.state !== 'WAITING') return
  await withTransaction(database, async (tx) => {
    const current = await lockDeposit(tx, row)
    if (current?.state !== 'WAITING') return
    if (payIn.state === 'CONFIRMING') await startChecking(tx, current)
    if (payIn.state === 'DECLINED') await declineDeposit(tx, current, 'OTHER')
  })
}
