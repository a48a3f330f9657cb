import type { BodyCipher } from '@playhouse/platform-api/body-cipher.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext, Deadlines } from './call-context.ts'
import { CallSlots } from './call-slots.ts'
import type { CircuitBreakers } from './circuit-breaker.ts'
import type { Degradations } from './degradations.ts'
import type { Dialect } from './dialect.ts'
import { FeatureAbsent, PlatformRefusal, PlatformUnavailable, type Outage } from './failures.ts'
import { createHttpRequest } from './http-request.ts'
import { ParseMemo } from './parse-memo.ts'
import { parseResponse } from './parse-response.ts'
import type { PlatformFeatures } from './platform-features.ts'
import type { Transport } from './transport.ts'

/** One finished call, for logs, metrics and tests. */
export interface CallReport {
  endpoint: string
  requestId: string
  /** `ok`, the refusal's code, the outage, `absent` for what the platform does not have, or `bug`. */
  outcome: string
  /** Endpoint, field and what was expected of a response that breaks the contract. */
  reason?: string
  attempts: number
  ms: number
}

export interface RestClientOptions {
  transport: Transport
  breakers: CircuitBreakers
  deadlines: Deadlines
  degradations: Degradations
  features: PlatformFeatures
  merchant: string
  /** Undefined for a platform that takes plain bodies. */
  cipher: BodyCipher | undefined
  /** The platform's own, where it does not speak the contract. */
  dialect?: Dialect | undefined
  onCall: (report: CallReport) => void
  /** Wraps a call in a span and passes its trace headers. */
  trace?: TraceCall
}

export type TraceCall = <T>(
  endpoint: Endpoint,
  call: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>

export interface SendOptions {
  token?: string
  /** Left out where the response is shared and must not depend on it. */
  clientAddress?: string
  sealed?: SealedBody
  /** Random when left out. */
  idempotencyKey?: string
  /** True for reads only: a write may have happened before it failed. */
  retry: boolean
  /** Enables the parse memo for a public read. */
  memoKey?: string
  /** Asks whether the platform has the endpoint, though it had not the last time. */
  isProbe?: true
}

/** Longest delay before each retry of a read; half of it is jitter. */
const RETRY_DELAYS_MS = [60, 200]
const RETRYABLE: ReadonlySet<Outage> = new Set(['connection', 'server_error', 'timeout'])

type RestContext = Pick<CallContext, 'requestId' | 'language' | 'userAgent' | 'deviceId' | 'signal'>

interface Response<E extends Endpoint> {
  value: ValueOf<E>
  text: string
}

/** Calls endpoints of the contract with deadlines, retries and circuit breakers. */
export class RestClient {
  readonly #options: RestClientOptions
  readonly #memo = new ParseMemo()
  readonly #slots = new CallSlots()

  constructor(options: RestClientOptions) {
    this.#options = options
  }

  /** The failure of a call that the platform is known not to have. */
  findAbsence(endpoint: Endpoint): FeatureAbsent | undefined {
    return this.#options.features.findAbsence(endpoint)
  }

  get cipher(): BodyCipher | undefined {
    return this.#options.cipher
  }

  /**
   * @returns the value and the text it was parsed from
   * @throws PlatformRefusal | PlatformUnavailable | FeatureAbsent, without a call if that is known
   */
  send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    context: RestContext,
    options: SendOptions,
  ): Promise<Response<E>> {
    const { trace, features } = this.#options
    const absent = options.isProbe ? undefined : features.findAbsence(endpoint)
    if (absent) return Promise.reject(absent)
    if (!trace) return this.#call(endpoint, input, context, options, {})
    return trace(endpoint, (headers) => this.#call(endpoint, input, context, options, headers))
  }

  /** What a sealed body holds. @throws PlatformRefusal */
  bodyOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): unknown {
    const { dialect } = this.#options
    return dialect ? dialect.body(endpoint, input as object) : input
  }

  /** Parses a stored response. @throws PlatformUnavailable for a value of another shape */
  parse<E extends Endpoint>(endpoint: E, text: string): ValueOf<E> {
    return parseResponse(endpoint, 200, text, this.#options.degradations)
  }

  async #call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    context: RestContext,
    options: SendOptions,
    traceHeaders: Readonly<Record<string, string>>,
  ): Promise<Response<E>> {
    const { deadlines, onCall } = this.#options
    const callMs = deadlines.longCallsMs?.[endpoint.name] ?? deadlines.callMs
    const startedAt = performance.now()
    const timeLeft = () => callMs - (performance.now() - startedAt)
    let attempts = 0
    let outcome = 'ok'
    let reason: string | undefined
    try {
      for (;;) {
        attempts += 1
        try {
          return await this.#attempt(endpoint, input, context, options, timeLeft, traceHeaders)
        } catch (error) {
          const delay = options.retry && isRetryable(error) ? RETRY_DELAYS_MS[attempts - 1] : undefined
          if (delay === undefined || timeLeft() <= delay || context.signal.aborted) throw error
          // An abort during the delay makes the next attempt throw.
          await sleep(delay / 2 + (Math.random() * delay) / 2, undefined, { signal: context.signal }).catch(() => {})
        }
      }
    } catch (error) {
      outcome = findOutcome(error)
      if (outcome === 'bad_answer') reason = (error as Error).message
      throw error
    } finally {
      onCall({
        endpoint: endpoint.name,
        requestId: context.requestId,
        outcome,
        ...(reason !== undefined && { reason }),
        attempts,
        ms: performance.now() - startedAt,
      })
    }
  }

  async #attempt<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    context: RestContext,
    options: SendOptions,
    timeLeft: () => number,
    traceHeaders: Readonly<Record<string, string>>,
  ): Promise<Response<E>> {
    const { merchant, transport, breakers, deadlines, degradations, features, dialect } = this.#options
    const { requestId, language, userAgent, deviceId, signal } = context
    const { token, clientAddress, sealed, idempotencyKey, memoKey, retry } = options
    const waiting = this.#slots.enter(endpoint, signal, timeLeft())
    if (waiting) await waiting
    let end: ((error?: unknown) => void) | undefined
    try {
      end = breakers.of(endpoint).start(endpoint.name)
      // Time in the queue is not the platform's: an attempt's own time starts with its slot.
      const timeoutMs = retry ? Math.min(deadlines.attemptMs, timeLeft()) : timeLeft()
      const caller = { merchant, requestId, language, userAgent, deviceId, clientAddress, token, idempotencyKey }
      const request = createHttpRequest(endpoint, input as object, caller, sealed)
      Object.assign(request.headers, traceHeaders)
      const { status, text } = dialect
        ? await dialect.send(endpoint, input as object, request.headers, sealed, (theirs) =>
            transport.send(theirs, signal, Math.min(timeoutMs, timeLeft())),
          )
        : await transport.send(request, signal, timeoutMs)
      const parse = () => parseResponse(endpoint, status, text, degradations, features)
      const value = memoKey !== undefined && status === 200 ? this.#memo.parse(memoKey, text, parse) : parse()
      end()
      features.noteAnswer(endpoint)
      return { value, text }
    } catch (error) {
      end?.(error)
      if (error instanceof FeatureAbsent) features.noteMissing(endpoint)
      else if (error instanceof PlatformRefusal) features.noteAnswer(endpoint)
      throw error
    } finally {
      this.#slots.leave(endpoint)
    }
  }
}

function findOutcome(error: unknown): string {
  if (error instanceof PlatformRefusal) return error.code
  if (error instanceof PlatformUnavailable) return error.outage
  return error instanceof FeatureAbsent ? 'absent' : 'bug'
}

function isRetryable(error: unknown): boolean {
  return error instanceof PlatformUnavailable && RETRYABLE.has(error.outage)
}
