import { getNetwork } from '@playhouse/server/network-of.ts'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** For an address without a valid signature. */
const UNSIGNED_PER_SECOND = 20

interface Webhook extends Pick<FastifyRequest, 'headers' | 'log'> {
  /** Raw, because the signature covers its bytes. */
  body: string
}

/**
 * Serves providers' webhooks in a plugin of their own.
 * @returns adds the webhook at a path; `take` returns undefined for one without a valid signature
 */
export function serveWebhooks(app: FastifyInstance, bodyLimit: number) {
  const addressMay = perSecond(UNSIGNED_PER_SECOND)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  return (path: string, take: (webhook: Webhook, reply: FastifyReply) => Promise<FastifyReply | undefined>): void => {
    app.post(path, { logLevel: 'warn' }, async ({ headers, body, ip, log }, reply) => {
      reply.header('cache-control', 'no-store')
      const taken = await take({ headers, log, body: typeof body === 'string' ? body : '' }, reply)
      return taken ?? reply.code(addressMay(getNetwork(ip)) ? 401 : 429).send({})
    })
  }
}
