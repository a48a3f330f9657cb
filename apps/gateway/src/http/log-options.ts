import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * What the log says of a request: method, path without its query, address. Headers, bodies and variables are never written,
 * because tokens, cookies and passwords travel in them.
 */
export function logOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
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
