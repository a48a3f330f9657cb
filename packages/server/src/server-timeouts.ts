import * as z from 'zod'

/** Idle time of a connection; longer than any response takes. */
const CONNECTION_TIMEOUT_MS = 60_000
/** Longer than the edge's own, so that no connection closes under a request. */
const KEEP_ALIVE_MS = 72_000

export const TIMEOUT_VARIABLES = {
  /** Seconds for receiving a whole request with its body. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(0.5).max(300).default(20),
}

/**
 * Options for Fastify; `http` alone for `createServer`. Headers must arrive in half the request's time.
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
      // Node.js checks only every 30 s by default.
      connectionsCheckingInterval: Math.round(requestTimeout / 4),
    },
  }
}
