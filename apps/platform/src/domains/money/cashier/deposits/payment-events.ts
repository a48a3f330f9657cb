import { faultPoint } from '@playhouse/server/fault-point.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { type Database, findSqlState, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  type PaymentEvent,
  paymentEvent as paymentEventBody,
  type PaymentProvider,
  type ProviderPayment,
  webhookPath,
  requireProvider,
  type PaymentProviders,
  providerKey,
  type WebhookReading,
  type WebhookRequest,
} from '@playhouse/vendor-api/payments/provider.ts'
import { paymentEvent, type PaymentEventState } from '../../../../db/tables/deposits.ts'
import type { DueWork } from '../../../../jobs/due-rows.ts'
import { failureKind, interruptionPauseMs } from '../../../../jobs/failures.ts'
import { AmountError } from '../../../../ledger/errors.ts'
import { serveWebhooks } from '../../../../request/webhooks.ts'
import { declineDeposit } from './decline-deposit.ts'
import { startChecking } from './deposit-record.ts'
import { ImplausiblePaymentError, lockByReference, takePayment } from './payment-arrivals.ts'

/** Longest stored body of a webhook, in bytes; of a longer one a part is stored, for an operator. */
const BODY_LENGTH = 16 * 1024
/** More is not even read. */
const BODY_LIMIT_BYTES = 1024 * 1024
/** A webhook that has failed so often by itself, within about a quarter of an hour, waits for an operator. */
const ATTEMPTS_MAX = 10
/** Signed webhooks of a provider. */
const EVENTS_PER_SECOND = 1_000

/** Stores the payment providers' webhooks and answers them; `paymentEventWork` processes them. */
export const paymentWebhookRoutes: FastifyPluginAsync<{ database: Database; providers: PaymentProviders }> = async (
  app,
  { database, providers },
) => {
  const providerMay = perSecond(EVENTS_PER_SECOND)
  const serve = serveWebhooks(app, BODY_LIMIT_BYTES)
  for (const provider of providers.values()) {
    const { code, acknowledgement } = provider
    serve(webhookPath(code), async ({ headers, body, log }) => {
      const event = verify(provider, { headers, body }, log)
      if (!event) return undefined
      if (!providerMay(code)) return { status: 429, contentType: 'application/json', body: '{}' }
      await keepEvent(database, provider, storedEvent(code, event, body))
      faultPoint('payment:event-kept')
      return { status: 200, ...acknowledgement }
    })
  }
}

/** A check that fails in itself has not found a signature. */
function verify(provider: PaymentProvider, webhook: WebhookRequest, log: FastifyBaseLogger) {
  try {
    return provider.verifyWebhook(webhook)
  } catch (error) {
    log.error({ err: error, provider: provider.code }, 'a webhook of a payment provider could not be verified')
    return undefined
  }
}

/** Keeps a message once; one with the id of another that says something else is kept beside it, under an id of its own. */
async function keepEvent(database: Database, { readWebhook }: PaymentProvider, event: NewEvent): Promise<void> {
  const [kept] = await database
    .insert(paymentEvent)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id })
  if (kept) return
  const [known] = await database
    .select({ body: paymentEvent.body })
    .from(paymentEvent)
    .where(eq(paymentEvent.id, event.id))
  if (!known || isDeepStrictEqual(getContent(readWebhook(known.body)), getContent(readWebhook(event.body)))) return
  const digest = createHash('sha256').update(event.body).digest('hex').slice(0, 16)
  await database
    .insert(paymentEvent)
    .values({ ...event, id: `${event.id}:${digest}` })
    .onConflictDoNothing()
}

/** Without the time at which it was sent. */
const getContent = (reading: WebhookReading) =>
  reading.kind === 'EVENT' ? { type: reading.event.type, data: reading.event.data } : reading

const ID_LENGTH = 128

/** Signed events are never lost: one that cannot be stored as it is becomes an operator's task. */
function storedEvent(
  provider: string,
  { id, reference }: { id: string; reference: string | null },
  body: string,
): NewEvent {
  const isUsable = id.length <= ID_LENGTH && isStorable(id)
  const key = {
    id: providerKey(provider, isUsable ? id : createHash('sha256').update(id).digest('hex')),
    provider,
    reference: reference !== null && reference.length <= ID_LENGTH && isStorable(reference) ? reference : null,
  }
  if (body.length <= BODY_LENGTH && isStorable(body)) return { ...key, body }
  const legible = body.slice(0, BODY_LENGTH).replaceAll('\u0000', '\uFFFD').toWellFormed()
  const error =
    body.length > BODY_LENGTH ? 'The webhook is too long.' : 'The webhook has characters that cannot be stored.'
  return { ...key, body: legible, state: 'STUCK', error, nextActionAt: null }
}

/** Handlers by event type, called in the transaction that marks the event as done. They must be idempotent. */
export type PaymentEventHandlers = {
  [Type in PaymentEvent['type']]?: (
    tx: Transaction,
    provider: string,
    event: Extract<PaymentEvent, { type: Type }>,
  ) => Promise<void>
}

export function depositEventHandlers(currency: () => Promise<string>): PaymentEventHandlers {
  return {
    'payment.received': async (tx, provider, { data }) => takePayment(tx, provider, data, await currency()),
    'pay_in.confirming': async (tx, provider, { data }) => {
      const row = await lockByReference(tx, provider, data.reference)
      if (row?.state === 'WAITING' || row?.state === 'EXPIRED') await startChecking(tx, row)
    },
    'pay_in.declined': async (tx, provider, { data }) => {
      const row = await lockByReference(tx, provider, data.reference)
      if (row && DECLINABLE.has(row.state)) await declineDeposit(tx, row, data.reason)
    },
  }
}

/** A webhook may arrive before the response to the request, and a payment before a decline. */
const DECLINABLE: ReadonlySet<string> = new Set(['PREPARING', 'WAITING', 'CHECKING'])

/**
 * Processes stored webhooks. A failing one is retried with growing delays and blocks no other; after `ATTEMPTS_MAX`
 * failures of its own it waits for an operator, as one does at once that cannot be read. Failures of the database do not count.
 */
export function paymentEventWork(providers: PaymentProviders, handlers: PaymentEventHandlers): DueWork {
  return {
    name: 'working on payment events',
    next: sql`select min(next_action_at) from ${paymentEvent}`,
    run: async (database, closing) => {
      let taken = 0
      while (!closing.aborted && (await processNext(database, providers, handlers))) taken++
      return taken
    },
  }
}

async function processNext(
  database: Database,
  providers: PaymentProviders,
  handlers: PaymentEventHandlers,
): Promise<boolean> {
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
      await tx
        .update(paymentEvent)
        .set({ ...(await process(tx, providers, handlers, event)), ...UNINTERRUPTED, nextActionAt: null })
        .where(eq(paymentEvent.id, event.id))
      return true
    })
  } catch (error) {
    if (taken === undefined) throw error
    await (failureKind(error) === 'infrastructure' ? interrupt : postpone)(database, taken, error)
    return true
  } finally {
    if (taken !== undefined) faultPoint('payment:committed')
  }
}

async function process(
  tx: Transaction,
  providers: PaymentProviders,
  handlers: PaymentEventHandlers,
  event: StoredPaymentEvent,
): Promise<{ state: PaymentEventState; error: string | null }> {
  const reading = read(providers, event)
  if (reading.kind !== 'EVENT')
    return { state: reading.kind === 'IGNORED' ? 'IGNORED' : 'STUCK', error: reading.problem }
  // The key relates the event type to its handler, which TypeScript cannot express.
  const handle = handlers[reading.event.type] as
    | ((tx: Transaction, provider: string, event: PaymentEvent) => Promise<void>)
    | undefined
  await handle?.(tx, event.provider, reading.event)
  return { state: handle ? 'DONE' : 'IGNORED', error: null }
}

function read(providers: PaymentProviders, { id, provider: code, body }: StoredPaymentEvent): WebhookReading {
  if (id.startsWith(QUEUED)) {
    const queued = queuedPayment.safeParse(JSON.parse(body))
    return queued.success
      ? { kind: 'EVENT', event: queued.data }
      : { kind: 'UNREADABLE', problem: z.prettifyError(queued.error) }
  }
  return requireProvider(providers, code).readWebhook(body)
}

/** Tries again after one second, then twice as long each time; an operator decides about one that can never succeed. */
async function postpone(database: Database, id: string, error: unknown): Promise<void> {
  const isLast =
    error instanceof ImplausiblePaymentError || isOutOfRange(error)
      ? sql`true`
      : sql`${paymentEvent.attempts} + 1 >= ${ATTEMPTS_MAX}`
  await database
    .update(paymentEvent)
    .set({
      ...UNINTERRUPTED,
      attempts: sql`${paymentEvent.attempts} + 1`,
      state: sql`case when ${isLast} then 'STUCK' else ${paymentEvent.state} end`,
      nextActionAt: sql`case when not ${isLast} then clock_timestamp() + make_interval(secs => power(2, ${paymentEvent.attempts})) end`,
      error: isOutOfRange(error) ? 'The amount is larger than any account can hold.' : getMessage(error),
    })
    .where(and(eq(paymentEvent.id, id), eq(paymentEvent.state, 'RECEIVED')))
}

const UNINTERRUPTED = { interruptions: 0, interruptedSince: null }

/** Soon again, for as long as the database fails. */
async function interrupt(database: Database, id: string, error: unknown): Promise<void> {
  await withTransaction(database, async (tx) => {
    const [event] = await tx.select().from(paymentEvent).where(eq(paymentEvent.id, id)).for('update')
    // Whether the commit arrived is unknown after a lost connection, and another process may have taken it.
    if (event?.state !== 'RECEIVED') return
    await tx
      .update(paymentEvent)
      .set({
        interruptions: event.interruptions + 1,
        interruptedSince: event.interruptedSince ?? sql`clock_timestamp()`,
        nextActionAt: sql`clock_timestamp() + make_interval(secs => ${interruptionPauseMs(event.interruptions) / 1_000})`,
        error: getMessage(error),
      })
      .where(eq(paymentEvent.id, id))
  })
}

const getMessage = (error: unknown) => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** An amount beyond what the database stores. */
const isOutOfRange = (error: unknown): boolean => error instanceof AmountError || findSqlState(error) === '22003'

const QUEUED = 'payment:'
const [queuedPayment] = paymentEventBody.options

/** Queues a payment that a provider has named without a webhook, to be retried like one; once for all that is said alike of it. */
export async function queuePayment(database: Database, provider: string, data: ProviderPayment): Promise<void> {
  const { id, amount, currency, reference } = data
  const event = { type: 'payment.received', timestamp: data.receivedAt, data } satisfies PaymentEvent
  await database
    .insert(paymentEvent)
    .values({
      id: [QUEUED + providerKey(provider, id), amount, currency, reference].join(':'),
      provider,
      body: JSON.stringify(event),
      reference,
    })
    .onConflictDoNothing()
}

export type StoredPaymentEvent = typeof paymentEvent.$inferSelect
type NewEvent = typeof paymentEvent.$inferInsert

const isStuck = (id: string) => and(eq(paymentEvent.id, id), eq(paymentEvent.state, 'STUCK'))

/** Has a webhook processed again, such as after a change of the release. @returns whether it was stuck */
export async function retryEvent(tx: Transaction, id: string): Promise<boolean> {
  const again = { state: 'RECEIVED', attempts: 0, ...UNINTERRUPTED, nextActionAt: new Date() } as const
  return (await tx.update(paymentEvent).set(again).where(isStuck(id))).rowCount === 1
}

/** The operator has dealt with it outside. @returns whether it was stuck */
export async function closeEvent(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.update(paymentEvent).set({ state: 'CLOSED' }).where(isStuck(id))).rowCount === 1
}
