import { getNetwork } from '@playhouse/server/network-of.ts'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** For an address without a valid signature. */
const UNSIGNED_PER_SECOND = 20

interface Webhook extends Pick<FastifyRequest, 'headers' | 'log'> {
  /** Raw, because the signature covers its bytes. */
  body: string
}

/** Values instead of Fastify's reply, which resolves to undefined when it is awaited after it was sent. */
interface WebhookResponse {
  status: number
  contentType?: string
  body?: string
}

/**
 * Serves providers' webhooks in a plugin of their own.
 * @returns adds the webhook at a path; `take` returns undefined for one without a valid signature
 */
export function serveWebhooks(app: FastifyInstance, bodyLimit: number) {
  const addressMay = perSecond(UNSIGNED_PER_SECOND)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  return (path: string, take: (webhook: Webhook) => Promise<WebhookResponse | undefined>): void => {
    app.post(path, { logLevel: 'warn' }, async ({ headers, body, ip, log }, reply) => {
      reply.header('cache-control', 'no-store')
      const taken = await take({ headers, log, body: typeof body === 'string' ? body : '' })
      if (!taken) return reply.code(addressMay(getNetwork(ip)) ? 401 : 429).send({})
      if (taken.contentType !== undefined) reply.type(taken.contentType)
      return reply.code(taken.status).send(taken.body)
    })
  }
}
