import type { LogStream } from '@playhouse/server/log-destination.ts'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Logs a request's method, path without query, and address. Never headers, bodies or variables: they hold tokens and passwords.
 */
export function createLogOptions(level: string, stream?: LogStream, brand?: string): FastifyServerOptions['logger'] {
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
