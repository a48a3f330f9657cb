import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'

export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ready' }
  })
}
