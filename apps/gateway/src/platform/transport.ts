import { errors, Pool } from 'undici'
import { exchange, Late, type Answer } from './exchange.ts'
import type { HttpRequest } from './http-request.ts'
import { PlatformUnavailable } from './failures.ts'
import { notWaiting } from './unless-aborted.ts'

const CONNECTIONS = 64
/** No answer of the contract comes near this; one that does is not the platform's. */
const ANSWER_BYTES_MAX = 8 * 1024 * 1024

/** Kept-alive connections to one platform. */
export class Transport {
  readonly #pool: Pool
  readonly #basePath: string

  /** `baseUrl` may have a path, which then stands before every call's own. */
  constructor(baseUrl: string) {
    const { origin, pathname } = new URL(baseUrl)
    this.#basePath = pathname.replace(/\/$/, '')
    this.#pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: 1_000 },
      maxResponseSize: ANSWER_BYTES_MAX,
      keepAliveTimeout: 4_000,
    })
  }

  /**
   * Sends one request and reads the whole answer.
   * @param callerSignal aborted when nobody waits for the answer any more
   * @throws PlatformUnavailable `connection`, `timeout`, `too_late` or `caller_gone`
   */
  async send(request: HttpRequest, callerSignal: AbortSignal, timeoutMs: number): Promise<Answer> {
    const { method, path, headers, body = null } = request
    try {
      const options = { method, path: this.#basePath + path, headers, body }
      return await exchange(this.#pool, options, callerSignal, Math.max(1, Math.floor(timeoutMs)))
    } catch (cause) {
      const what = `${method} ${path.split('?', 1)[0]}`
      if (callerSignal.aborted) throw notWaiting(callerSignal, what, cause)
      const late = cause instanceof Late || cause instanceof errors.ConnectTimeoutError
      throw new PlatformUnavailable(late ? 'timeout' : 'connection', what, cause)
    }
  }

  /** Ends all connections, in use or not. */
  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
