import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * What the log says of a request: method, path without its query, address. Headers and bodies are never written, because
 * tokens, passwords and sealed bodies travel in them; the launch token is cut out of its path.
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

/** A path as it may be written: without query and without launch token. */
function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(/^\/play\/(?!assets\/|api\/)[^/]+/, '/play/…')
}

/** Drizzle puts a failed query's values into its message; only the query and the cause's own words may be written. */
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
