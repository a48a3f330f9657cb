import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Logs method, path and address of a request. Never headers or bodies, which carry tokens and passwords; launch tokens are removed
 * from the path.
 */
export function logOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: ['token', 'password', '*.token', '*.password', 'headers', '*.headers', 'body', '*.body'],
      remove: true,
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url), remote: request.ip }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
      err: loggedError,
    },
  }
}

function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(/^\/play\/(?!assets\/|api\/)[^/]+/, '/play/…')
}

/** Drizzle's message contains the values of a failed query; log only the statement and the cause's message. */
function loggedError(error: Error & { query?: string; code?: unknown }): {
  type: string
  message: string
  stack: string
} {
  const { cause } = error
  const message = error.query === undefined ? error.message : `Failed query: ${error.query}`
  const causes = cause instanceof Error ? ` (${String((cause as { code?: unknown }).code ?? '')} ${cause.message})` : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.name, message: message + causes, stack: frames.join('\n') }
}
