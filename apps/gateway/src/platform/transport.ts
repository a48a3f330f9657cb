import { CONNECTION_AGE_MS, IDLE_CONNECTION_MS } from '@playhouse/shared/connections.ts'
import { isUtf8 } from 'node:buffer'
import { errors, Pool, type buildConnector, type Dispatcher } from 'undici'
import { abortFailure } from './call-context.ts'
import { CALLS_MAX } from './call-slots.ts'
import { PlatformUnavailable } from './failures.ts'
import type { HttpRequest } from './http-request.ts'

/** Far above any response of the contract. */
const RESPONSE_BYTES_MAX = 8 * 1024 * 1024

/** Some platforms begin a body with it. */
const BYTE_ORDER_MARK = /^\uFEFF/

class AttemptTimeout extends Error {}
class NotUtf8 extends Error {}

export interface HttpResponse {
  status: number
  text: string
}

/** Keep-alive connection pool to one platform. */
export class Transport {
  readonly #pool: Pool
  readonly #basePath: string
  readonly #onDate: (date: string | undefined) => void

  /**
   * The path of `baseUrl`, if any, is prepended to every call's own.
   * @param onDate called with the header of each response
   */
  constructor(
    baseUrl: string,
    connect: buildConnector.connector,
    onDate: (date: string | undefined) => void = () => {},
  ) {
    this.#onDate = onDate
    const { origin, pathname } = new URL(baseUrl)
    this.#basePath = pathname.replace(/\/$/, '')
    this.#pool = new Pool(origin, {
      connections: CALLS_MAX,
      connect,
      clientTtl: CONNECTION_AGE_MS,
      maxResponseSize: RESPONSE_BYTES_MAX,
      keepAliveTimeout: IDLE_CONNECTION_MS,
      // The platform's own hint is longer.
      keepAliveMaxTimeout: IDLE_CONNECTION_MS,
    })
  }

  /** @throws PlatformUnavailable `connection`, `timeout`, `too_late`, `caller_gone`, or `bad_answer` for a body that cannot be read */
  send({ method, path, headers, body }: HttpRequest, signal: AbortSignal, timeoutMs: number) {
    const options = { method, path: this.#basePath + path, headers, body: body ?? null }
    const fail = (cause: unknown): PlatformUnavailable => {
      const what = `${method} ${path.split('?', 1)[0]}`
      if (signal.aborted) return abortFailure(signal, what, cause)
      if (cause instanceof NotUtf8) return new PlatformUnavailable('bad_answer', `${what}: expected UTF-8`, cause)
      if (cause instanceof errors.ResponseExceededMaxSizeError)
        return new PlatformUnavailable('bad_answer', `${what}: expected at most ${RESPONSE_BYTES_MAX} bytes`, cause)
      const isTimeout = cause instanceof AttemptTimeout || cause instanceof errors.ConnectTimeoutError
      return new PlatformUnavailable(isTimeout ? 'timeout' : 'connection', what, cause)
    }
    return dispatch(this.#pool, options, signal, Math.max(1, Math.floor(timeoutMs)), fail, this.#onDate)
  }

  /** Closes all connections, in use or not. */
  close(): Promise<void> {
    return this.#pool.destroy()
  }
}

/**
 * Sends one request and reads the response as text. undici's own `request` costs more than the rest of a call: it makes a stream
 * and two abort signals each time.
 * @throws what `fail` makes of AttemptTimeout after `timeoutMs`, of the signal's reason when aborted, and of undici's errors
 */
function dispatch(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  timeoutMs: number,
  fail: (cause: unknown) => Error,
  onDate: (date: string | undefined) => void,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let status = 0
    let controller: Dispatcher.DispatchController | undefined
    let stopped: Error | undefined

    const settle = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
    const stop = (reason: Error) => {
      if (stopped) return
      stopped = reason
      settle()
      // A request still queued for a connection is aborted in onRequestStart.
      controller?.abort(reason)
      reject(fail(reason))
    }
    const abort = () => stop(signal.reason as Error)
    const timer = setTimeout(() => stop(new AttemptTimeout()), timeoutMs)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)

    dispatcher.dispatch(request, {
      onRequestStart(started) {
        controller = started
        if (stopped) started.abort(stopped)
      },
      onResponseStart(_controller, statusCode, headers) {
        status = statusCode
        onDate(typeof headers.date === 'string' ? headers.date : undefined)
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd() {
        if (stopped) return
        settle()
        const [first] = chunks
        const body = chunks.length === 1 && first ? first : Buffer.concat(chunks)
        if (isUtf8(body)) resolve({ status, text: body.toString().replace(BYTE_ORDER_MARK, '') })
        else reject(fail(new NotUtf8()))
      },
      onResponseError(_controller, error) {
        if (stopped) return
        settle()
        reject(fail(error))
      },
    })
  })
}
