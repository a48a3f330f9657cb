import helmet from '@fastify/helmet'
import type { Database } from '@playhouse/postgres/database.ts'
import { TOKEN_RATE } from './instructions.ts'
import { logOptions } from '@playhouse/server/log-options.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import {
  PAYMENT_CALLS,
  PAYMENT_REFUSALS,
  type PaymentResponse,
  type PaymentCall,
  paymentControls,
  type PaymentRequest,
  PAYMENTS_PATH,
} from '@playhouse/vendor-api/payments/lantern/contract.ts'
import { isPaymentSigned } from '@playhouse/vendor-api/payments/lantern/signature.ts'
import { PAYMENT_WEBHOOK_PATH, type PaymentRefusalCode } from '@playhouse/vendor-api/payments/provider.ts'
import { desc, sql } from 'drizzle-orm'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { workWhenDue } from '../work-when-due.ts'
import { changeControls, resetControls } from './controls.ts'
import { counterPage, missingPage, PAYMENTS_STYLE_HASH, payPage } from './page.ts'
import { PAYER_CHOICES, Provider, ReferenceReusedError } from './provider.ts'
import { payInTable, payoutTable, webhookTable } from './tables.ts'
import { pageLanguage } from './texts.ts'
import { queueText, sendWebhooks } from './webhooks.ts'

const BODY_LIMIT_BYTES = 16 * 1024
/** Rows of each kind on the overview page. */
const MAX_ROWS = 30

export interface PaymentsOptions {
  config: Pick<
    Config,
    | 'logLevel'
    | 'requestTimeoutMs'
    | 'paymentsSecrets'
    | 'paymentsHost'
    | 'operatorUrl'
    | 'paymentsFinishAfterMs'
    | 'siteOrigins'
  >
  database: Database
  /** Defaults to standard output. */
  logStream?: { write(line: string): void }
}

class RefusedCall extends Error {
  readonly code: PaymentRefusalCode
  constructor(code: PaymentRefusalCode, message: string = code) {
    super(message)
    this.code = code
  }
}

const payerChoice = z.object({ choice: z.enum(PAYER_CHOICES) })
const payoutChoice = z.object({ outcome: z.enum(['PAID', 'FAILED']) })
const text = z.string().max(140).refine(isStorable)
const webhookText = z.strictObject({ body: z.string().max(BODY_LIMIT_BYTES) })
const bankCredit = z.strictObject({
  amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
  currency: z.string().default('VND'),
  text: text.default(''),
  payerName: text.default('SOMEBODY'),
  reference: z.string().max(64).nullable().default(null),
  book: z.enum(['BOTH', 'PROVIDER', 'BANK']).default('BOTH'),
})

/**
 * Builds the payment provider with its bank: the operator's signed calls, pages for payers with play money, and
 * controls (`PUT /controls`, `POST /bank/credits`) to simulate failures of real ones.
 */
export async function buildPayments({ config, database, logStream }: PaymentsOptions): Promise<FastifyInstance> {
  const { paymentsSecrets: secrets } = config
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  })
  const provider = new Provider({ database, host: config.paymentsHost, finishAfterMs: config.paymentsFinishAfterMs })
  const receiver = { url: `${config.operatorUrl}${PAYMENT_WEBHOOK_PATH}`, secrets }
  const wake = workWhenDue(app, database, {
    name: 'processing payments',
    next: sql`select least((select min(pay_at) from ${payInTable}), (select min(finish_at) from ${payoutTable}),
      (select min(send_at) from ${webhookTable}))`,
    // Calls wake the work themselves; this is for what another process wrote.
    askEveryMs: 10_000,
    work: async () => {
      await provider.finishDue()
      await sendWebhooks(database, receiver, await provider.behaviour())
    },
  })
  // Before the routes, to which it applies: what a call has made due is done at once.
  app.addHook('onResponse', async ({ method }) => void (method === 'GET' || wake()))
  await app.register(async (signed) => callRoutes(signed, provider, secrets))
  pageRoutes(app, provider, database)
  controlRoutes(app, provider, database)
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ready' }
  })
  return app
}

function callRoutes(app: FastifyInstance, provider: Provider, secrets: readonly string[]): void {
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => {
    const code = error instanceof RefusedCall ? error.code : 'system_busy'
    if (code === 'system_busy') request.log.error({ err: error }, 'a call failed')
    return reply
      .code(PAYMENT_REFUSALS[code])
      .send({ error: code, message: error instanceof RefusedCall ? error.message : 'Try again later.' })
  })
  const perform: { [Call in PaymentCall]: (received: PaymentRequest<Call>) => Promise<PaymentResponse<Call>> } = {
    createPayIn: (requested) => provider.createPayIn(requested),
    getPayIn: async ({ reference }) => requireReference(await provider.findPayIn(reference)),
    createPayout: (requested) => provider.createPayout(requested),
    tokenRate: async () => ({ rate: TOKEN_RATE }),
    getPayout: async ({ reference }) => requireReference(await provider.findPayout(reference)),
    statement: async ({ day, book }) => ({ day, book, entries: await provider.statement(day, book) }),
  }
  for (const call of Object.keys(PAYMENT_CALLS) as PaymentCall[]) {
    app.post(`${PAYMENTS_PATH}/${call}`, { logLevel: 'warn' }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      if (!isPaymentSigned(secrets, 'calls', body, request.headers)) throw new RefusedCall('signature_invalid')
      const read = PAYMENT_CALLS[call].request.safeParse(parseJson(body))
      if (!read.success) throw new RefusedCall('request_invalid', read.error.message)
      const { answers } = await provider.behaviour()
      const isCreation = call === 'createPayIn' || call === 'createPayout'
      if (isCreation && answers === 'BUSY') throw new RefusedCall('system_busy')
      if (isCreation && answers === 'LOST_REQUEST') return dropConnection(reply)
      const response = await (perform[call] as (received: unknown) => Promise<unknown>)(read.data).catch(
        (error: unknown) => {
          throw error instanceof ReferenceReusedError ? new RefusedCall('reference_reused') : error
        },
      )
      if (isCreation && answers === 'LOST_ANSWER') return dropConnection(reply)
      return reply.header('cache-control', 'no-store').send(response)
    })
  }
}

function requireReference<T>(value: T | undefined): T {
  if (value === undefined) throw new RefusedCall('unknown_reference')
  return value
}

function dropConnection(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

function pageRoutes(app: FastifyInstance, provider: Provider, database: Database): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${PAYMENTS_STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .header('referrer-policy', 'no-referrer')
      .header('vary', 'accept-language')
      .header('cache-control', 'no-store')
      .send(html)

  type PageRoute = { Params: { id: string }; Querystring: { lang?: unknown } }
  const getLanguage = ({ query, headers }: FastifyRequest<PageRoute>) =>
    pageLanguage(query.lang, headers['accept-language'])

  app.get<PageRoute>('/pay/:id', async (request, reply) => {
    const { id } = request.params
    const language = getLanguage(request)
    await provider.holdPayIn(id)
    const payIn = await provider.openPayIn(id)
    return payIn
      ? send(reply, payPage(language, payIn, await provider.listPayments(id)))
      : send(reply, missingPage(language), 404)
  })
  app.post<PageRoute>('/pay/:id', async (request, reply) => {
    const { id } = request.params
    const language = getLanguage(request)
    const read = payerChoice.safeParse(request.body)
    if (!read.success) return send(reply, missingPage(language), 400)
    await provider.choose(id, read.data.choice)
    return reply.redirect(`/pay/${id}?lang=${language}`, 303)
  })
  app.get<PageRoute>('/', async (request, reply) => {
    const [payIns, payouts] = await Promise.all([
      database.select().from(payInTable).orderBy(desc(payInTable.createdAt)).limit(MAX_ROWS),
      database.select().from(payoutTable).orderBy(desc(payoutTable.createdAt)).limit(MAX_ROWS),
    ])
    return send(reply, counterPage(getLanguage(request), payIns, payouts))
  })
  app.post<PageRoute>('/payouts/:id', async (request, reply) => {
    const language = getLanguage(request)
    const read = payoutChoice.safeParse(request.body)
    if (!read.success) return send(reply, missingPage(language), 400)
    await provider.finishPayout(request.params.id, read.data.outcome)
    return reply.redirect(`/?lang=${language}`, 303)
  })
}

function controlRoutes(app: FastifyInstance, provider: Provider, database: Database): void {
  app.get('/controls', () => provider.behaviour())
  app.put('/controls', async ({ body }, reply) => {
    const read = paymentControls.safeParse(body)
    if (!read.success) return reply.code(400).send({ error: read.error.message })
    await changeControls(database, read.data)
    return provider.behaviour()
  })
  app.delete('/controls', async (_request, reply) => {
    await resetControls(database)
    return reply.code(204).send()
  })
  app.post('/bank/credits', async ({ body }, reply) => {
    const read = bankCredit.safeParse(body)
    if (!read.success) return reply.code(400).send({ error: read.error.message })
    return provider.addCredit(read.data)
  })
  app.post('/webhooks', async ({ body }, reply) => {
    const read = webhookText.safeParse(body)
    if (!read.success) return reply.code(400).send({ error: read.error.message })
    await queueText(database, read.data.body)
    return {}
  })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
