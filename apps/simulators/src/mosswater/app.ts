import type { Database } from '@playhouse/postgres/database.ts'
import {
  type Fields,
  isSigned,
  MOSSWATER_CALLS,
  MOSSWATER_CODES,
  type MosswaterControls,
  mosswaterControls,
  readForm,
  readLocalTime,
} from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { webhookPath } from '@playhouse/vendor-api/payments/provider.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { workWhenDue } from '../work-when-due.ts'
import { Callbacks } from './callbacks.ts'
import { describeTransfer, MOSSWATER_PAGES, Orders, PAYER_CHOICES } from './orders.ts'
import { MOSSWATER_STYLE_HASH, payPage } from './page.ts'
import { callbackTable, orderTable } from './tables.ts'

interface MosswaterOptions {
  config: Pick<Config, 'mosswaterSecrets' | 'paymentsHost' | 'operatorUrl' | 'paymentsFinishAfterMs'>
  database: Database
}

/** The second payment provider, beside the first: a merchant's signed forms, a page for payers with play money, and `PUT /mosswater/controls`. */
export const mosswaterRoutes: FastifyPluginAsync<MosswaterOptions> = async (app, { config, database }) => {
  const { mosswaterSecrets: secrets } = config
  // Its signature covers the form as it is.
  app.removeContentTypeParser('application/x-www-form-urlencoded')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const controls = controlRoutes(app, {
    finishAfterMs: config.paymentsFinishAfterMs,
    transferOutcome: 'PAID',
    answers: 'NORMAL',
    callbacks: 'NORMAL',
    copies: 1,
    clockSkewMs: 0,
  })
  const callbacks = new Callbacks(database, controls)
  const orders = new Orders({ database, host: config.paymentsHost, callbacks, controls })

  const callbackUrl = `${config.operatorUrl}${webhookPath('mosswater')}`
  const wake = workWhenDue(app, database, {
    name: 'processing orders',
    next: sql`select least((select min(finish_at) from ${orderTable}), (select min(send_at) from ${callbackTable}))`,
    work: async () => {
      await orders.finishDue()
      await callbacks.send(callbackUrl, secrets)
    },
  })
  // Before the routes, to which it applies: what a call has made due is done at once.
  app.addHook('onResponse', async ({ method }) => void (method === 'GET' || wake()))

  for (const [name, path] of Object.entries(MOSSWATER_CALLS) as [keyof typeof MOSSWATER_CALLS, string][]) {
    app.post(path, { logLevel: 'warn' }, async ({ body }, reply) => {
      reply.header('cache-control', 'no-store')
      const fields = readForm(String(body))
      if (!fields || !isSigned(fields, secrets)) return refusal('badSign')
      const { answers } = controls()
      const isOrder = name === 'collect' || name === 'transfer'
      if (isOrder && answers === 'BUSY') return refusal('busy')
      const drop = () => {
        reply.hijack()
        reply.raw.destroy()
        return reply
      }
      if (isOrder && answers === 'LOST_REQUEST') return drop()
      const answer = await perform(orders, name, fields)
      return isOrder && answers === 'LOST_ANSWER' ? drop() : answer
    })
  }

  payerPages(app, orders)
}

function payerPages(app: FastifyInstance, orders: Orders): void {
  app.get<{ Params: { id: string } }>(`${MOSSWATER_PAGES}/:id`, async ({ params }, reply) => {
    const order = await orders.open(params.id)
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${MOSSWATER_STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      )
    if (!order) reply.code(404)
    return payPage(order && { ...(await orders.describeCollection(order)), returnUrl: order.returnUrl })
  })
  app.post<{ Params: { id: string } }>(`${MOSSWATER_PAGES}/:id`, async ({ params, body }, reply) => {
    const read = z.enum(PAYER_CHOICES).safeParse(readForm(String(body))?.choice)
    if (!read.success) return reply.code(400).send({ error: 'choice' })
    await orders.choose(params.id, read.data)
    return reply.redirect(`${MOSSWATER_PAGES}/${params.id}`, 303)
  })
}

/** Routes that change how Mosswater behaves. @returns how it behaves now */
function controlRoutes(app: FastifyInstance, normal: MosswaterControls): () => MosswaterControls {
  let controls = normal
  app.get('/mosswater/controls', () => controls)
  app.put('/mosswater/controls', async ({ body }, reply) => {
    const read = mosswaterControls.safeParse(body)
    if (!read.success) return reply.code(400).send({ error: read.error.message })
    controls = { ...controls, ...read.data } as MosswaterControls
    return controls
  })
  app.delete('/mosswater/controls', async (_request, reply) => {
    controls = normal
    return reply.code(204).send()
  })
  return () => controls
}

const done = (data: unknown) => ({ code: MOSSWATER_CODES.done, msg: 'success', data })
const refusal = (code: keyof typeof MOSSWATER_CODES, msg: string = code) => ({ code: MOSSWATER_CODES[code], msg })

const units = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'not in whole units')
  .transform(BigInt)
const order = z.object({ order_no: z.string().regex(/^[\w-]{1,64}$/), amount: units, currency: z.literal('VND') })
const collectOrder = order.extend({ expires_at: z.string().min(1), return_url: z.url({ protocol: /^https?$/ }) })
const transferOrder = order.extend({
  remark: z.string().max(140).default(''),
  refund_of: z.string().optional(),
  account_no: z
    .string()
    .regex(/^\d{4,24}$/)
    .optional(),
})

async function perform(orders: Orders, name: keyof typeof MOSSWATER_CALLS, fields: Fields): Promise<object> {
  switch (name) {
    case 'collect': {
      const read = collectOrder.safeParse(fields)
      if (!read.success) return refusal('badField', z.prettifyError(read.error))
      const { order_no: orderNo, amount, currency, expires_at, return_url: returnUrl } = read.data
      const expiresAt = readLocalTime(expires_at)
      if (Number.isNaN(expiresAt.getTime())) return refusal('badField', 'expires_at')
      const placed = await orders.place({
        orderNo,
        kind: 'collect',
        amount,
        currency,
        returnUrl,
        remark: orderNo,
        expiresAt,
      })
      return placed ? done(await orders.describeCollection(placed)) : refusal('duplicateOrder')
    }
    case 'collectQuery': {
      const found = await orders.find('collect', fields.order_no ?? '')
      return found ? done(await orders.describeCollection(found)) : refusal('unknownOrder')
    }
    case 'transfer': {
      const read = transferOrder.safeParse(fields)
      if (!read.success) return refusal('badField', z.prettifyError(read.error))
      const { order_no: orderNo, amount, currency, remark, refund_of, account_no } = read.data
      const receipt = refund_of === undefined ? undefined : await orders.findReceipt(refund_of)
      if (refund_of === undefined ? account_no === undefined : !receipt || receipt.amount < amount)
        return refusal('badField', 'no account, or no such receipt')
      const placed = await orders.place({
        orderNo,
        kind: 'transfer',
        amount,
        currency,
        returnUrl: '',
        remark,
        expiresAt: null,
      })
      return placed ? done(describeTransfer(placed)) : refusal('duplicateOrder')
    }
    case 'transferQuery': {
      const found = await orders.find('transfer', fields.order_no ?? '')
      return found ? done(describeTransfer(found)) : refusal('unknownOrder')
    }
    case 'bill': {
      const day = z.iso.date().safeParse(fields.day)
      return day.success ? done(await orders.listDay(day.data)) : refusal('badField', 'day')
    }
  }
}
