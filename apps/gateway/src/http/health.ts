import { STOPPING } from '@playhouse/platform-api/health.ts'
import type { FastifyInstance } from 'fastify'
import type { Transport } from '../platform/transport.ts'

const PLATFORM_TIMEOUT_MS = 1_000

const STOPPING_TEXT = JSON.stringify(STOPPING)

/** `draining`: not ready for new requests, still answering. `closing`: about to close the port. */
export type Phase = 'serving' | 'draining' | 'closing'

/**
 * `/livez`: the process answers. `/readyz`: it is not stopping, and its platform is ready if `transport` leads to one. `/acceptz`: it accepts one more request; the
 * edge asks before it posts. While closing it drops the connection, so that the edge tries another gateway.
 */
export function healthRoutes(app: FastifyInstance, transport: Transport | undefined, phase: () => Phase): void {
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/acceptz', { logLevel: 'warn' }, async (request, reply) => {
    if (phase() !== 'closing') return { status: 'ok' }
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  })
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (phase() !== 'serving') return reply.code(503).send({ status: 'stopping' })
    if (!transport) return { status: 'ok' }
    const headers = { 'x-request-id': request.id }
    const response = await transport
      .send({ method: 'GET', path: '/readyz', headers }, new AbortController().signal, PLATFORM_TIMEOUT_MS)
      .catch(() => undefined)
    // One of several platforms that stops still answers.
    const isServed = response?.status === 200 || response?.text === STOPPING_TEXT
    return isServed ? { status: 'ok' } : reply.code(503).send({ status: 'platform not ready' })
  })
}
