import helmet from '@fastify/helmet'
import { logOptions } from '@playhouse/server/log-options.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { fastify, type FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { tagScript } from './tag-script.ts'

/** Older requests are dropped. */
const MAX_COLLECTED = 1_000
const BODY_LIMIT_BYTES = 16 * 1024

export interface AnalyticsOptions {
  config: Pick<Config, 'logLevel' | 'requestTimeoutMs'>
  /** Defaults to standard output. */
  logStream?: { write(line: string): void }
}

/** A received request with everything that could identify its sender. */
interface Collected {
  at: string
  path: string
  query: Readonly<Record<string, unknown>>
  body: string
  referrer: string | null
  cookies: string | null
}

/**
 * Builds an analytics collector: serves a tag script (`/gtag/js`), receives its events (`/g/collect`) and shows
 * every received request at `/collected`.
 */
export async function buildAnalytics({ config, logStream }: AnalyticsOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Sites of other origins load the script.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  const collected: Collected[] = []
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/collected')) void reply.header('cache-control', 'no-store')
  })
  app.addHook('preHandler', async ({ url, query, body, headers }) => {
    const [path = ''] = url.split('?')
    if (path !== '/gtag/js' && path !== '/g/collect') return
    collected.push({
      at: new Date().toISOString(),
      path,
      query: z.record(z.string(), z.unknown()).catch({}).parse(query),
      body: typeof body === 'string' ? body : '',
      referrer: headers.referer ?? null,
      cookies: headers.cookie ?? null,
    })
    if (collected.length > MAX_COLLECTED) collected.shift()
  })
  app.get('/gtag/js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('access-control-allow-origin', '*').send(tagScript),
  )
  app.post('/g/collect', (_request, reply) => reply.code(204).send())
  app.get('/collected', () => collected)
  app.get('/readyz', () => ({ ready: true }))
  return app
}
