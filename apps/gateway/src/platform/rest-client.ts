import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CircuitBreaker } from './breaker.ts'
import type { CallFacts, Deadlines } from './call-facts.ts'
import type { Degradations } from './degradations.ts'
import { PlatformRefusal, PlatformUnavailable, type Outage } from './failures.ts'
import { httpRequest } from './http-request.ts'
import { readAnswer } from './read-answer.ts'
import type { Transport } from './transport.ts'

/** One finished call, for logs, metrics and tests. */
export interface CallReport {
  endpoint: string
  requestId: string
  /** `ok`, the platform's refusal, or the kind of outage. */
  outcome: string
  attempts: number
  ms: number
}

export interface RestClientOptions {
  transport: Transport
  breaker: CircuitBreaker
  deadlines: Deadlines
  degradations: Degradations
  merchant: string
  onCall: (report: CallReport) => void
}

export interface SendOptions {
  /** Only calls of a session carry one. */
  token?: string
  /** Left out where the answer must not depend on it. */
  clientAddress?: string
  sealed?: { value: string; kid: string }
  /** True for reads: they are tried again after an outage. */
  retry: boolean
}

/** How often a read is tried again, and how long is waited before, at most: half of it is chance. */
const RETRY_AFTER_MS = [60, 200]
const WORTH_ANOTHER_TRY: ReadonlySet<Outage> = new Set(['connection', 'server_error', 'timeout'])

/** Calls endpoints of the contract. Knows nothing of caches, sessions or GraphQL. */
export class RestClient {
  readonly #options: RestClientOptions

  constructor(options: RestClientOptions) {
    this.#options = options
  }

  /**
   * One call with its deadline, retries and circuit.
   * @returns the value, and the length of the answer it was read from
   * @throws PlatformRefusal | PlatformUnavailable
   */
  async send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    facts: Omit<CallFacts, 'clientAddress'>,
    options: SendOptions,
  ): Promise<{ value: ValueOf<E>; size: number }> {
    const { breaker, deadlines, onCall } = this.#options
    const began = performance.now()
    const timeLeft = () => deadlines.callMs - (performance.now() - began)
    let attempts = 0
    let outcome = 'ok'
    try {
      for (;;) {
        attempts += 1
        try {
          const timeoutMs = Math.min(options.retry ? deadlines.attemptMs : deadlines.callMs, timeLeft())
          return await breaker.run(endpoint.name, () => this.#attempt(endpoint, input, facts, options, timeoutMs))
        } catch (error) {
          const pause = options.retry && isWorthAnotherTry(error) ? RETRY_AFTER_MS[attempts - 1] : undefined
          if (pause === undefined || timeLeft() <= pause || facts.signal.aborted) throw error
          await sleep(pause / 2 + (Math.random() * pause) / 2)
        }
      }
    } catch (error) {
      outcome =
        error instanceof PlatformRefusal ? error.code : error instanceof PlatformUnavailable ? error.outage : 'bug'
      throw error
    } finally {
      onCall({ endpoint: endpoint.name, requestId: facts.requestId, outcome, attempts, ms: performance.now() - began })
    }
  }

  async #attempt<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    facts: Omit<CallFacts, 'clientAddress'>,
    { token, clientAddress, sealed }: SendOptions,
    timeoutMs: number,
  ): Promise<{ value: ValueOf<E>; size: number }> {
    const { merchant, transport, degradations } = this.#options
    const wire = { merchant, requestId: facts.requestId, language: facts.language, clientAddress, token }
    const request = httpRequest(endpoint, input as object, wire, sealed)
    const { status, text } = await transport.send(request, facts.signal, timeoutMs)
    return { value: readAnswer(endpoint, status, text, degradations), size: text.length }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof PlatformUnavailable && WORTH_ANOTHER_TRY.has(error.outage)
}
