import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { latestMessages } from './outbox.ts'
import { outboxPage, OUTBOX_STYLE_HASH } from './outbox-page.ts'

const query = z.object({
  address: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\0]*$/)
    .optional()
    .catch(undefined),
})

/** The page at `/outbox` on which a developer reads what the embedded sender "sent". It is there only where that sender is. */
export function outboxRoutes(app: FastifyInstance, database: Database): void {
  app.get('/outbox', async (request, reply) => {
    const { address } = query.parse(request.query)
    const policy = `default-src 'none'; style-src 'sha256-${OUTBOX_STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(outboxPage(await latestMessages(database, address || undefined), address))
  })
}
