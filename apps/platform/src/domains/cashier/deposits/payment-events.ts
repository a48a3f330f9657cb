import { faultPoint } from '@playhouse/shared/fault-point.ts'
import { networkOf } from '@playhouse/shared/network-of.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import {
  PAYMENT_WEBHOOK_PATH,
  type PaymentEvent,
  paymentEvent as paymentEventBody,
} from '@playhouse/vendor-api/payments.ts'
import { isPaymentSigned } from '@playhouse/vendor-api/payments-signature.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { paymentEvent } from '../../../db/tables/deposits.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { declineDeposit } from './decline-deposit.ts'
import { startChecking } from './deposit-record.ts'
import { lockByReference, takePayment } from './payment-arrivals.ts'

const BODY_LIMIT_BYTES = 16 * 1024
/** Limits per second: of signed webhooks, and for an address without a valid signature. */
const EVENTS_PER_SECOND = 1_000
const UNSIGNED_PER_SECOND = 20

/** Stores the payment provider's webhooks and answers them; `paymentEventWork` processes them. */
export const paymentWebhookRoutes: FastifyPluginAsync<{ database: Database; secrets: readonly string[] }> = async (
  app,
  { database, secrets },
) => {
  const providerMay = perSecond(EVENTS_PER_SECOND)
  const addressMay = perSecond(UNSIGNED_PER_SECOND)
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post(PAYMENT_WEBHOOK_PATH, { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = typeof request.body === 'string' ? request.body : ''
    if (!isPaymentSigned(secrets, 'webhooks', body, request.headers)) {
      return reply.code(addressMay(networkOf(request.ip)) ? 401 : 429).send({})
    }
    const id = String(request.headers['webhook-id'])
    if (!providerMay('provider')) return reply.code(429).send({})
    if (id.length > 128 || !isStorable(id) || !isStorable(body)) return reply.code(400).send({})
    await database.insert(paymentEvent).values({ id, body }).onConflictDoNothing()
    faultPoint('payment:event-kept')
    return reply.send({})
  })
}

/** Handlers by event type, called in the transaction that marks the event as done. They must be idempotent. */
export type PaymentEventHandlers = {
  [Type in PaymentEvent['type']]?: (tx: Transaction, event: Extract<PaymentEvent, { type: Type }>) => Promise<void>
}

export function depositEventHandlers(currency: () => Promise<string>): PaymentEventHandlers {
  return {
    'payment.received': async (tx, { data }) => takePayment(tx, data, await currency()),
    'pay_in.confirming': async (tx, { data }) => {
      const row = await lockByReference(tx, data.reference)
      if (row?.state === 'WAITING' || row?.state === 'EXPIRED') await startChecking(tx, row)
    },
    'pay_in.declined': async (tx, { data }) => {
      const row = await lockByReference(tx, data.reference)
      if (row && DECLINABLE.has(row.state)) await declineDeposit(tx, row, data.reason)
    },
  }
}

/** A webhook may arrive before the response to the request, and a payment before a decline. */
const DECLINABLE: ReadonlySet<string> = new Set(['PREPARING', 'WAITING', 'CHECKING'])

/** Processes stored webhooks. A failing one is retried with growing delays and blocks no other. */
export function paymentEventWork(handlers: PaymentEventHandlers): DueWork {
  return {
    name: 'working on payment events',
    run: async (database, closing) => {
      let taken = 0
      while (!closing.aborted && (await processNext(database, handlers))) taken++
      return taken
    },
  }
}

async function processNext(database: Database, handlers: PaymentEventHandlers): Promise<boolean> {
  let taken: string | undefined
  try {
    return await withTransaction(database, async (tx) => {
      const [event] = await tx
        .select()
        .from(paymentEvent)
        .where(sql`${paymentEvent.nextActionAt} <= clock_timestamp()`)
        .orderBy(paymentEvent.nextActionAt)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!event) return false
      taken = event.id
      const read = paymentEventBody.safeParse(jsonOf(event.body))
      const handle = read.success ? handlerOf(handlers, read.data) : undefined
      await handle?.(tx)
      // Unknown events are ignored: providers add new types.
      const outcome = handle ? { state: 'DONE' } : { state: 'IGNORED', error: read.error?.message ?? null }
      await tx
        .update(paymentEvent)
        .set({ ...outcome, nextActionAt: null })
        .where(eq(paymentEvent.id, event.id))
      return true
    })
  } catch (error) {
    if (taken === undefined) throw error
    await postpone(database, taken, error)
    return true
  } finally {
    if (taken !== undefined) faultPoint('payment:committed')
  }
}

function handlerOf(
  handlers: PaymentEventHandlers,
  event: PaymentEvent,
): ((tx: Transaction) => Promise<void>) | undefined {
  // The key relates the event type to its handler, which TypeScript cannot express.
  const handle = handlers[event.type] as ((tx: Transaction, event: PaymentEvent) => Promise<void>) | undefined
  return handle && ((tx) => handle(tx, event))
}

/** After one second, then twice as long each time, up to an hour. */
async function postpone(database: Database, id: string, error: unknown): Promise<void> {
  await database
    .update(paymentEvent)
    .set({
      attempts: sql`${paymentEvent.attempts} + 1`,
      nextActionAt: sql`clock_timestamp() + make_interval(secs => least(3600, power(2, least(${paymentEvent.attempts}, 12))))`,
      error: error instanceof Error ? error.message : String(error),
    })
    .where(eq(paymentEvent.id, id))
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
