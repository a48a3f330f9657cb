import { STOPPING } from '@playhouse/platform-api/health.ts'
import { systemStatus } from '@playhouse/platform-api/site.ts'
import { DEFAULT_LANGUAGE } from '@playhouse/shared/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { RestClient } from '../platform/rest-client.ts'
import type { Transport } from '../platform/transport.ts'

const PLATFORM_TIMEOUT_MS = 1_000

const STOPPING_TEXT = JSON.stringify(STOPPING)
const NOT_IMPLEMENTED = 501

/** `/readyz` is not in the contract: a platform of another make that does not know it is asked for its status. */
interface Platform {
  transport: Pick<Transport, 'send'>
  client: Pick<RestClient, 'send'>
  /** Where the platform's dialect says it is ready; false where it says so nowhere. */
  readyPath?: string | false | undefined
}

/** `draining`: not ready for new requests, still answering. `closing`: about to close the port. */
export type Phase = 'serving' | 'draining' | 'closing'

/**
 * `/livez`: the process answers. `/readyz`: it is not stopping, and its platform is ready if there is one. `/acceptz`: it accepts one more request; the
 * edge asks before it posts. While closing it drops the connection, so that the edge tries another gateway.
 */
export function healthRoutes(app: FastifyInstance, platform: Platform | undefined, phase: () => Phase): void {
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/acceptz', { logLevel: 'warn' }, async (request, reply) => {
    if (phase() !== 'closing') return { status: 'ok' }
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  })
  let lastReason: string | undefined
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (phase() !== 'serving') return reply.code(503).send({ status: 'stopping' })
    if (!platform) return { status: 'ok' }
    const reason = await findObstacle(platform, request.id)
    if (reason !== lastReason) {
      lastReason = reason
      if (reason === undefined) app.log.info('the platform answers')
      else app.log.warn({ reason }, 'not ready: the platform gives no usable answer')
    }
    return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'platform not ready' })
  })
}

/** Why the platform serves nobody now; undefined if it does. */
async function findObstacle(platform: Platform, requestId: string): Promise<string | undefined> {
  try {
    const answered = await askReadiness(platform, requestId)
    if (answered !== 'unknown') return answered
    const context = { requestId, language: DEFAULT_LANGUAGE, signal: AbortSignal.timeout(PLATFORM_TIMEOUT_MS) }
    await platform.client.send(systemStatus, {}, context, { retry: false })
    return undefined
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? `${message}: ${cause.message}` : message
  }
}

/** `unknown` where the platform has no such path. */
async function askReadiness({ transport, readyPath = '/readyz' }: Platform, requestId: string) {
  if (readyPath === false) return 'unknown'
  const request = { method: 'GET', path: readyPath, headers: { 'x-request-id': requestId } } as const
  const { status, text } = await transport.send(request, new AbortController().signal, PLATFORM_TIMEOUT_MS)
  // One of several platforms that stops still answers.
  if (status === 200 || text === STOPPING_TEXT) return undefined
  const isElsewhere = (status >= 300 && status < 500) || status === NOT_IMPLEMENTED
  return isElsewhere ? 'unknown' : `${readyPath} answered ${status}`
}
