import { STOPPING } from '@playhouse/platform-api/health.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import { readsOnly } from '@playhouse/postgres/reads-only.ts'

/** `draining`: not ready for new connections, still accepting them. `closing`: each connection ends with its response. */
export type Phase = 'serving' | 'draining' | 'closing'

export function healthRoutes(app: FastifyInstance, database: Database, phase: () => Phase): void {
  app.addHook('onSend', async (_request, reply) => void (phase() === 'closing' && reply.header('connection', 'close')))
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (phase() !== 'serving') return reply.code(503).send(STOPPING)
    if (await readsOnly(database.$client)) return reply.code(503).send({ status: 'PostgreSQL accepts reads only' })
    return { status: 'ready' }
  })
}
