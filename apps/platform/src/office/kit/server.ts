import helmet from '@fastify/helmet'
import { logOptions } from '@playhouse/server/log-options.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify'
import { OfficeError } from './office-error.ts'
import { SCRIPT, STYLES } from './page.ts'

/** A promotion has long texts in six languages, and forms write a Thai letter in nine characters. */
const BODY_LIMIT_BYTES = 256 * 1024

interface ServerOptions {
  config: { demo: boolean; requestTimeoutMs: number; logLevel: string }
  logStream?: { write(line: string): void } | undefined
}

/** A listener that sends pages with strict headers, reads forms, and serves the style and the script of the pages. */
export async function openServer({ config, logStream }: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
  })
  await setHeaders(app, config)
  readForms(app)
  const cached = 'private, max-age=300'
  app.get('/office.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', cached).send(STYLES),
  )
  app.get('/office.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', cached).send(SCRIPT),
  )
  return app
}

async function setHeaders(app: FastifyInstance, { demo }: { demo: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Under no-referrer browsers would send `Origin: null` with forms.
    referrerPolicy: { policy: 'same-origin' },
    // Behind a proxy that terminates TLS, as the cookie demands; browsers ignore it over plain HTTP.
    strictTransportSecurity: demo ? false : { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const type = headers['content-type'] ?? ''
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => undefined)
      if (!form) throw new OfficeError('The form could not be read.', 400)
      return Object.fromEntries(form)
    },
  )
}
