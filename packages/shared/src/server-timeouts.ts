import * as z from 'zod'

/** A connection on which nothing moves for this long is closed; longer than any answer takes. */
const CONNECTION_TIMEOUT_MS = 60_000
/** Longer than the edge keeps its idle connections, so that none closes under a request. */
const KEEP_ALIVE_MS = 72_000

export const TIMEOUT_VARIABLES = {
  /** Seconds within which a whole request must arrive, its body included. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(0.5).max(300).default(20),
}

/**
 * Timeouts of a server, as options of Fastify; `http` alone for `createServer`. Headers must arrive in half the time of the
 * whole request.
 */
export function serverTimeouts(requestTimeoutMs: number) {
  const requestTimeout = Math.round(requestTimeoutMs)
  return {
    requestTimeout,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      requestTimeout,
      headersTimeout: Math.round(requestTimeout / 2),
      // Node.js looks every 30 s otherwise, and ends late requests no sooner.
      connectionsCheckingInterval: Math.round(requestTimeout / 4),
    },
  }
}
