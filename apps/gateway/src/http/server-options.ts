import type { LogStream } from '@playhouse/server/log-destination.ts'
import { readAddress } from '@playhouse/server/network-of.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { endBadRequest, refuseAddress } from './error-handler.ts'

/**
 * Logs a request's method, path without query, and address. Never headers, bodies or variables: they hold tokens and passwords.
 */
function createLogOptions(level: string, stream?: LogStream, brand?: string): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    ...(brand !== undefined && { formatters: { bindings: (bindings) => ({ ...bindings, brand }) } }),
    redact: {
      paths: [
        'token',
        'password',
        'cookie',
        'authorization',
        '*.cookie',
        '*.authorization',
        '*["set-cookie"]',
        'headers',
        'body',
        'variables',
        '*.token',
        '*.password',
        '*.headers',
        '*.body',
      ],
      remove: true,
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        remote: request.ip,
      }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    },
  }
}

/** Options of every Fastify application of the gateway. `brand` is named in each line of the log. */
export function serverOptions(
  { requestTimeoutMs, logLevel }: Pick<ServerConfig, 'requestTimeoutMs' | 'logLevel'>,
  logStream: LogStream | undefined,
  brand?: string,
) {
  return {
    // While draining, requests on open connections are still answered.
    return503OnClosing: false,
    ...serverTimeouts(requestTimeoutMs),
    logger: createLogOptions(logLevel, logStream, brand),
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']),
    frameworkErrors: refuseAddress,
    clientErrorHandler: endBadRequest,
  } satisfies FastifyServerOptions
}

export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
}

/**
 * Writes the addresses of `x-forwarded-for` as Fastify reads them: without ports, which it takes for part of an address, and with a
 * stand-in for those that are empty or unreadable, which it would skip, so that the caller had the address of a proxy.
 */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) headers['x-forwarded-for'] = String(forwarded).split(',').map(readAddress).join(', ')
    done()
  })
}

/** A proxy's `x-request-id` if it is 8 to 64 letters, digits, `_`, `.` and `-`, otherwise a random one. */
function readRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID()
}
