import helmet from '@fastify/helmet'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { logOptions } from '@playhouse/server/log-options.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { withoutVersion } from '../media/picture-version.ts'
import { handleFrameworkError, registerErrorHandler } from './error-handler.ts'

const BODY_LIMIT_BYTES = 64 * 1024

interface ServerOptions {
  config: { logLevel: string; requestTimeoutMs: number }
  logStream?: { write(line: string): void } | undefined
}

/** A server without routes. */
export async function createServer({ config, logStream }: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    // A request that has arrived is answered, also while the server closes.
    return503OnClosing: false,
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
    genReqId: (request) => requestId(request.headers[HEADERS.requestId]),
    frameworkErrors: handleFrameworkError,
    rewriteUrl: ({ url }) => withoutVersion(url ?? '/'),
  })
  registerErrorHandler(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The site, on another origin, shows pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
    // A game in its sandboxed frame has no origin to key by, and browsers warn about the mixture.
    originAgentCluster: false,
  })
  app.addHook('onSend', async (request, reply) => void reply.header(HEADERS.requestId, request.id))
  return app
}

/** Keeps the caller's request id if it is well-formed, so that a request can be followed through both logs. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID()
}
