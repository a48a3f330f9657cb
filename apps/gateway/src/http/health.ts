import type { FastifyInstance } from 'fastify'
import type { Transport } from '../platform/transport.ts'

const READY_MS = 1_000

/**
 * `/livez`: this process answers. `/readyz`: it should be sent requests, because it is not about to stop and its platform is
 * ready. `/acceptz`: it is not about to stop; asks nobody, so that the edge may ask before each request.
 */
export function healthRoutes(app: FastifyInstance, transport: Transport, isStopping: () => boolean): void {
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/acceptz', { logLevel: 'warn' }, async (_request, reply) =>
    isStopping() ? reply.code(503).send({ status: 'stopping' }) : { status: 'ok' },
  )
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const headers = { 'x-request-id': request.id }
    const asked = await transport
      .send({ method: 'GET', path: '/readyz', headers }, new AbortController().signal, READY_MS)
      .catch(() => undefined)
    return asked?.status === 200 ? { status: 'ok' } : reply.code(503).send({ status: 'platform not ready' })
  })
}
