import { IDLE_CONNECTION_MS } from '@playhouse/shared/connections.ts'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Callers have closed all idle connections by then. */
export const ENDED_WITHIN_MS = IDLE_CONNECTION_MS + 1_000

/**
 * Accepts no more connections, and waits until those that are open have ended. Responses must say `connection: close` meanwhile. Idle
 * ones are left to their callers: a request may be on its way.
 */
export async function endConnections(server: Server): Promise<void> {
  // `close` of an HTTP server would end idle connections.
  const ended = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  await Promise.race([ended, sleep(ENDED_WITHIN_MS, undefined, { ref: false })])
}
