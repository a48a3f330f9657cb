import helmet from '@fastify/helmet'
import type { Database } from '@playhouse/postgres/database.ts'
import { logOptions } from '@playhouse/server/log-options.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import { desc, lt, sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { millstoneRoutes } from '../identity-checks/millstone.ts'
import { sandpiperRoutes } from '../identity-checks/sandpiper.ts'
import { operatorPageRoutes } from '../operator-pages/routes.ts'
import { quietgateRoutes } from '../registers/quietgate.ts'
import { plumblineRoutes } from '../screening/plumbline.ts'
import { outboxPage, OUTBOX_STYLE_HASH } from './outbox-page.ts'
import { workWhenDue } from '../work-when-due.ts'
import { pushRoutes } from './push-service.ts'
import { smsGatewayRoutes } from './sms-gateway.ts'
import { messageTable } from './tables.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const PAGE_SIZE = 100
const KEPT = sql`interval '7 days'`

export interface MessageGatewayOptions {
  config: Pick<Config, 'logLevel' | 'requestTimeoutMs' | 'senderSecret' | 'siteOrigins' | 'mediaHost'> &
    Partial<Pick<Config, 'dovecoteSecret' | 'identityChecks' | 'screening' | 'registers'>>
  database: Database
  /** Defaults to standard output. */
  logStream?: { write(line: string): void }
}

const message = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'email']),
  address: z.string().max(254),
  subject: z.string().optional(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})

const outboxQuery = z.object({
  address: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\0]*$/)
    .optional()
    .catch(undefined),
})

/**
 * Builds the message gateway: it accepts an operator's signed messages (`POST /messages`), SMS in another shape (sms-gateway.ts) and push messages (push-service.ts),
 * and shows them at `/outbox` to anyone instead of delivering them. The operator's pages and the providers of identity checks, lists and a register share its origin; none sets cookies or runs scripts.
 */
export async function buildMessageGateway({
  config,
  database,
  logStream,
}: MessageGatewayOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  })

  await app.register(async (signed) => {
    // The signature covers the raw bytes.
    signed.removeAllContentTypeParsers()
    signed.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    signed.post('/messages', { logLevel: 'warn' }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSigned(config.senderSecret, body, request.headers['x-signature'])) return reply.code(401).send()
      const read = message.safeParse(parseJson(body))
      if (!read.success || !isStorable(read.data)) return reply.code(400).send()
      // Senders repeat messages that got no answer.
      await database
        .insert(messageTable)
        .values({ ...read.data, sentAt: sql`clock_timestamp()` })
        .onConflictDoNothing()
      return reply.code(204).send()
    })
  })

  await app.register(pushRoutes, { database })
  await app.register(smsGatewayRoutes, { database, secret: config.dovecoteSecret ?? config.senderSecret })
  const { identityChecks, screening, registers } = config
  if (identityChecks) {
    await app.register(sandpiperRoutes, { database, ...identityChecks, secrets: identityChecks.sandpiperSecrets })
    await app.register(millstoneRoutes, { database, ...identityChecks, secrets: identityChecks.millstoneSecrets })
  }
  if (screening) await app.register(plumblineRoutes, { database, ...screening })
  if (registers) await app.register(quietgateRoutes, registers)

  app.get('/outbox', async (request, reply) => {
    const { address } = outboxQuery.parse(request.query)
    const policy = `default-src 'none'; style-src 'sha256-${OUTBOX_STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(outboxPage(await latestMessages(database, address || undefined), address))
  })
  operatorPageRoutes(app, config)
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ready' }
  })
  workWhenDue(app, database, {
    name: 'deleting old messages',
    next: sql`select min(sent_at) + ${KEPT} from ${messageTable}`,
    askEveryMs: 3_600_000,
    work: () => deleteOldMessages(database),
  })
  return app
}

function isSigned(secret: string, body: Buffer, signature: unknown): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const given = Buffer.from(typeof signature === 'string' ? signature : '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** The latest messages, newest first, optionally those whose address contains `typed`, such as `0912 345` or `lan@`. */
function latestMessages(database: Database, typed: string | undefined) {
  // Typed numbers may have spaces and a leading zero, unlike E.164.
  const part = typed?.replaceAll(/\s/g, '').replace(/^0/, '').toLowerCase()
  return database
    .select()
    .from(messageTable)
    .where(part ? sql`position(${part} in lower(${messageTable.address})) > 0` : undefined)
    .orderBy(desc(messageTable.sentAt), desc(messageTable.id))
    .limit(PAGE_SIZE)
}

export async function deleteOldMessages(database: Database): Promise<void> {
  await database.delete(messageTable).where(lt(messageTable.sentAt, sql`now() - ${KEPT}`))
}
