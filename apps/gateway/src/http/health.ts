import type { FastifyInstance } from 'fastify'
import type { Transport } from '../platform/transport.ts'

const READY_MS = 1_000

/** `draining`: nothing new should be sent here, and what comes is answered. `closing`: the port closes in a moment. */
export type Phase = 'serving' | 'draining' | 'closing'

/**
 * `/livez`: this process answers. `/readyz`: it should be sent requests, because it is not about to stop and its platform is
 * ready. `/acceptz`: it takes one more request; the edge asks before it posts. It asks nobody, and hangs up while it is closing, which
 * makes the edge try another gateway.
 */
export function healthRoutes(app: FastifyInstance, transport: Transport, phase: () => Phase): void {
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/acceptz', { logLevel: 'warn' }, async (request, reply) => {
    if (phase() !== 'closing') return { status: 'ok' }
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  })
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (phase() !== 'serving') return reply.code(503).send({ status: 'stopping' })
    const headers = { 'x-request-id': request.id }
    const asked = await transport
      .send({ method: 'GET', path: '/readyz', headers }, new AbortController().signal, READY_MS)
      .catch(() => undefined)
    return asked?.status === 200 ? { status: 'ok' } : reply.code(503).send({ status: 'platform not ready' })
  })
}
