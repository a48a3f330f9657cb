import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import type { CipherName } from '@playhouse/platform-api/sealing.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CircuitBreakers } from './breakers.ts'
import type { CallFacts, Deadlines } from './call-facts.ts'
import type { Degradations } from './degradations.ts'
import { PlatformRefusal, PlatformUnavailable, type Outage } from './failures.ts'
import { httpRequest } from './http-request.ts'
import { readAnswer } from './read-answer.ts'
import type { Transport } from './transport.ts'
import { UnchangedAnswers } from './unchanged-answers.ts'

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
  /** One circuit a service. */
  breakers: CircuitBreakers
  deadlines: Deadlines
  degradations: Degradations
  merchant: string
  /** How bodies are sealed for this platform; `jwe` when left out. */
  cipher?: CipherName
  onCall: (report: CallReport) => void
  /** Puts a call into a trace; the headers it is given travel with it. */
  trace?: TraceCall
}

export type TraceCall = <T>(
  endpoint: Endpoint,
  call: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>

export interface SendOptions {
  /** Only calls of a session carry one. */
  token?: string
  /** Left out where the answer must not depend on it. */
  clientAddress?: string
  sealed?: SealedBody
  /** Names what is done, so that asking again does it once; one by chance when left out. */
  idempotencyKey?: string
  /** True for reads: they are tried again after an outage. */
  retry: boolean
  /** What is asked, for public reads: an answer that is the same as last time is not read again. */
  question?: string
}

/** How often a read is tried again, and how long is waited before, at most: half of it is chance. */
const RETRY_AFTER_MS = [60, 200]
const WORTH_ANOTHER_TRY: ReadonlySet<Outage> = new Set(['connection', 'server_error', 'timeout'])

type RestFacts = Pick<CallFacts, 'requestId' | 'language' | 'userAgent' | 'signal'>

interface Answer<E extends Endpoint> {
  value: ValueOf<E>
  text: string
}

/** Calls endpoints of the contract. Knows nothing of caches, sessions or GraphQL. */
export class RestClient {
  readonly #options: RestClientOptions
  readonly #unchanged = new UnchangedAnswers()

  constructor(options: RestClientOptions) {
    this.#options = options
  }

  /** How bodies are sealed for this platform. */
  get cipher(): CipherName {
    return this.#options.cipher ?? 'jwe'
  }

  /**
   * One call with its deadline, retries and circuit.
   * @returns the value, and the text it was read from
   * @throws PlatformRefusal | PlatformUnavailable
   */
  send<E extends Endpoint>(endpoint: E, input: InputOf<E>, facts: RestFacts, options: SendOptions): Promise<Answer<E>> {
    const { trace } = this.#options
    if (!trace) return this.#call(endpoint, input, facts, options, {})
    return trace(endpoint, (headers) => this.#call(endpoint, input, facts, options, headers))
  }

  /** An answer that was kept as text. @throws PlatformUnavailable when it is not of the endpoint's shape */
  read<E extends Endpoint>(endpoint: E, text: string): ValueOf<E> {
    return readAnswer(endpoint, 200, text, this.#options.degradations)
  }

  async #call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    facts: RestFacts,
    options: SendOptions,
    traced: Readonly<Record<string, string>>,
  ): Promise<Answer<E>> {
    const { breakers, deadlines, onCall } = this.#options
    const breaker = breakers.of(endpoint)
    const callMs = deadlines.longCallsMs?.[endpoint.name] ?? deadlines.callMs
    const began = performance.now()
    const timeLeft = () => callMs - (performance.now() - began)
    let attempts = 0
    let outcome = 'ok'
    try {
      for (;;) {
        attempts += 1
        try {
          const timeoutMs = Math.min(options.retry ? deadlines.attemptMs : callMs, timeLeft())
          return await breaker.run(endpoint.name, () =>
            this.#attempt(endpoint, input, facts, options, timeoutMs, traced),
          )
        } catch (error) {
          const pause = options.retry && isWorthAnotherTry(error) ? RETRY_AFTER_MS[attempts - 1] : undefined
          if (pause === undefined || timeLeft() <= pause || facts.signal.aborted) throw error
          // A caller who leaves meanwhile is met by the next attempt.
          await sleep(pause / 2 + (Math.random() * pause) / 2, undefined, { signal: facts.signal }).catch(() => {})
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
    facts: RestFacts,
    { token, clientAddress, sealed, idempotencyKey, question }: SendOptions,
    timeoutMs: number,
    traced: Readonly<Record<string, string>>,
  ): Promise<Answer<E>> {
    const { merchant, transport, degradations } = this.#options
    const wire = {
      merchant,
      requestId: facts.requestId,
      language: facts.language,
      userAgent: facts.userAgent,
      clientAddress,
      token,
      idempotencyKey,
    }
    const request = httpRequest(endpoint, input as object, wire, sealed)
    Object.assign(request.headers, traced)
    const { status, text } = await transport.send(request, facts.signal, timeoutMs)
    const read = () => readAnswer(endpoint, status, text, degradations)
    const comparable = question !== undefined && status === 200
    return { value: comparable ? this.#unchanged.read(question, text, read) : read(), text }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof PlatformUnavailable && WORTH_ANOTHER_TRY.has(error.outage)
}
