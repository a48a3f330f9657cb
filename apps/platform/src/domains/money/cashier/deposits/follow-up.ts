import { sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { PaymentRefusedError, PaymentUnknownError, requireProvider } from '@playhouse/vendor-api/payments/provider.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import type { DueWork } from '../../../../jobs/due-rows.ts'
import { applyDeposit } from './ask-provider.ts'
import { type DepositServices, prepare } from './create-deposit.ts'
import {
  scheduleQuery,
  expire,
  isGivenUp,
  lockDeposit,
  possibleProviders,
  reject,
  type StoredDeposit,
} from './deposit-record.ts'

/** Each deposit costs a call to the provider, which takes seconds when it does not answer. */
const BATCH_SIZE = 50
/** Lease per batch: a killed process delays deposits but loses none. */
const LEASE_SECONDS = 30

/** Queries the provider about due deposits, for lost webhooks and late payments. Expires unpaid ones. */
export function depositFollowUp(services: DepositServices): DueWork {
  return {
    name: 'following up on deposits',
    next: sql`select min(next_action_at) from ${deposit}`,
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
    // The process that moved the deposit in the meantime has scheduled it.
    else if (current.version === row.version) await scheduleQuery(tx, current)
  })
}

const isOverdue = ({ state, expiresAt }: StoredDeposit): boolean =>
  (state === 'WAITING' || state === 'PREPARING') && expiresAt !== null && expiresAt.getTime() <= Date.now()

async function catchUp({ database, providers, currency, log }: DepositServices, row: StoredDeposit): Promise<void> {
  if (row.reference === null) return
  const { reference } = row
  const requested = await Promise.allSettled(
    possibleProviders(row).map(async (provider) => {
      const found = await requireProvider(providers, provider).findDeposit(reference)
      if (found)
        await applyDeposit(database, row, { provider, found, currency: await currency() }, (error, payment) =>
          log.warn({ err: error, payment: payment.id }, 'a payment could not be credited'),
        )
      else if (provider === row.provider) log.warn({ deposit: row.id }, 'the payment provider does not know a deposit')
    }),
  )
  for (const result of requested) if (result.status === 'rejected') throw result.reason
}
