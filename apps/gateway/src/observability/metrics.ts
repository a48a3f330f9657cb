import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CircuitBreakers } from '../platform/breakers.ts'
import type { Degradations } from '../platform/degradations.ts'
import type { CacheOutcome } from '../platform/public-cache.ts'
import type { CallReport } from '../platform/rest-client.ts'

/** Seconds. The deadlines of a call and of a request are among them, so that what hits them shows. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 6, 12]
const CIRCUIT = { closed: 0, 'half-open': 1, open: 2 } as const

/** Where the numbers come from that nobody reports as they change. */
export interface WatchedParts {
  breakers: Pick<CircuitBreakers, 'states'>
  degradations: Pick<Degradations, 'counts'>
  /** Lines of the log that were lost. */
  logStream: { dropped?: number } | undefined
}

/**
 * The gateway's numbers, in Prometheus's words. Every label has a bounded number of values: operations that are not registered
 * are `other`, endpoints and services are the contract's, routes are ours, error codes come from one list.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = this.#counter('playhouse_http_requests_total', 'HTTP requests answered.', ['route', 'status'])
  readonly #operations = this.#histogram('playhouse_operation_seconds', 'GraphQL operations, by duration.', [
    'operation',
  ])
  readonly #errors = this.#counter('playhouse_operation_errors_total', 'Errors in answers.', ['operation', 'code'])
  readonly #limited = this.#counter('playhouse_rate_limited_total', 'Requests refused for their rate.', [])
  readonly #calls = this.#histogram('playhouse_platform_call_seconds', 'Calls to the platform, by duration.', [
    'endpoint',
  ])
  readonly #outcomes = this.#counter('playhouse_platform_calls_total', 'Calls to the platform, by what came of them.', [
    'endpoint',
    'outcome',
  ])
  readonly #retries = this.#counter('playhouse_platform_retries_total', 'Attempts after the first.', ['endpoint'])
  readonly #givenAgain = this.#counter(
    'playhouse_answers_given_again_total',
    'Whole answers that were sent again without being made anew.',
    ['operation'],
  )
  readonly #cached = this.#counter('playhouse_cache_answers_total', 'Public answers, by where they came from.', [
    'endpoint',
    'outcome',
  ])

  constructor({ breakers, degradations, logStream }: WatchedParts) {
    const circuits = new Gauge({
      name: 'playhouse_circuit_state',
      help: 'Circuit of a service of the platform: 0 closed, 1 half-open, 2 open.',
      labelNames: ['service'],
      registers: [],
      collect() {
        for (const [service, state] of breakers.states()) this.set({ service }, CIRCUIT[state])
      },
    })
    const unknownValues = new Counter({
      name: 'playhouse_degradations_total',
      help: 'Values of the platform that this version does not know.',
      labelNames: ['field'],
      registers: [],
      collect() {
        this.reset()
        for (const [field, count] of degradations.counts) this.inc({ field }, count)
      },
    })
    const droppedLines = new Counter({
      name: 'playhouse_log_lines_dropped_total',
      help: 'Log lines lost while the log could not be written.',
      registers: [],
      collect() {
        this.reset()
        this.inc(logStream?.dropped ?? 0)
      },
    })
    this.registry.registerMetric(circuits)
    this.registry.registerMetric(droppedLines)
    this.registry.registerMetric(unknownValues)
    collectDefaultMetrics({ register: this.registry })
  }

  /** One HTTP request. `route` is the pattern that answered it, not the address. */
  request(route: string, status: number): void {
    this.#requests.inc({ route, status })
    if (status === 429) this.#limited.inc()
  }

  /** One GraphQL operation with the codes of its errors. */
  operation(operation: string, codes: readonly string[], seconds: number): void {
    this.#operations.observe({ operation }, seconds)
    for (const code of codes) this.#errors.inc({ operation, code })
  }

  /** One finished call to the platform. */
  call({ endpoint, outcome, attempts, ms }: CallReport): void {
    this.#calls.observe({ endpoint }, ms / 1_000)
    this.#outcomes.inc({ endpoint, outcome })
    if (attempts > 1) this.#retries.inc({ endpoint }, attempts - 1)
  }

  /** One whole answer that was still true and was sent again. */
  givenAgain(operation: string): void {
    this.#givenAgain.inc({ operation })
  }

  /** One public answer, as the cache gave it. */
  cached(endpoint: string, outcome: CacheOutcome): void {
    this.#cached.inc({ endpoint, outcome })
  }

  #counter<const L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  #histogram<const L extends string>(name: string, help: string, labelNames: L[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] })
  }
}
