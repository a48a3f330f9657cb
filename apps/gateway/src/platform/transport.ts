import { errors, Pool } from 'undici'
import type { HttpRequest } from './http-request.ts'
import { PlatformUnavailable } from './failures.ts'

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
   * @throws PlatformUnavailable `connection`, `timeout` or `caller_gone`
   */
  async send(
    request: HttpRequest,
    callerSignal: AbortSignal,
    timeoutMs: number,
  ): Promise<{ status: number; text: string }> {
    const deadline = AbortSignal.timeout(Math.max(1, Math.floor(timeoutMs)))
    try {
      const { statusCode, body } = await this.#pool.request({
        ...request,
        path: this.#basePath + request.path,
        body: request.body ?? null,
        signal: AbortSignal.any([callerSignal, deadline]),
      })
      return { status: statusCode, text: await body.text() }
    } catch (cause) {
      const what = `${request.method} ${request.path.split('?', 1)[0]}`
      if (callerSignal.aborted) throw new PlatformUnavailable('caller_gone', what, cause)
      const late = deadline.aborted || cause instanceof errors.ConnectTimeoutError
      throw new PlatformUnavailable(late ? 'timeout' : 'connection', what, cause)
    }
  }

  /** Ends all connections, in use or not. */
  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
