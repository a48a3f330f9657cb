import type { LogStream } from '@playhouse/server/log-destination.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CircuitBreakers } from '../platform/circuit-breaker.ts'
import type { Degradations } from '../platform/degradations.ts'
import type { PlatformFeatures } from '../platform/platform-features.ts'
import type { CacheOutcome } from '../platform/public-cache.ts'
import type { CallReport } from '../platform/rest-client.ts'

/** Seconds; includes the deadlines, so that timeouts show, and the limits of deploy/prometheus. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 6, 12]
const CIRCUIT = { closed: 0, 'half-open': 1, open: 2 } as const

/** Read at each scrape. */
interface MetricSources {
  breakers: Pick<CircuitBreakers, 'states'>
  degradations: Pick<Degradations, 'counts'>
  features: Pick<PlatformFeatures, 'absent'>
  logStream: LogStream | undefined
  /** Label of every metric where a process serves several, whose own metrics are then elsewhere. */
  brand?: string | undefined
}

/** Metrics of the process, however many brands it serves. */
export function registerProcessMetrics(registry: Registry, logStream: LogStream | undefined): void {
  const droppedLines = new Counter({
    name: 'playhouse_log_lines_dropped_total',
    help: 'Log lines lost while the log could not be written.',
    registers: [],
    collect() {
      this.reset()
      this.inc(logStream?.dropped ?? 0)
    },
  })
  registry.registerMetric(droppedLines)
  collectDefaultMetrics({ register: registry })
}

/**
 * Prometheus metrics. Every label is bounded: untrusted operations are `other`, endpoints and services are the contract's, routes are
 * patterns, error codes come from one list, partners and their documents from a file, as brands do.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = this.#counter('playhouse_http_requests_total', 'HTTP requests.', ['route', 'status'])
  readonly #pages = this.#counter(
    'playhouse_pages_total',
    'Pages, by source: rendered, the last good one, or a shell that the browser renders.',
    ['source'],
  )
  readonly #operations = this.#histogram('playhouse_operation_seconds', 'GraphQL operations, by duration.', [
    'operation',
  ])
  readonly #clients = this.#counter('playhouse_client_operations_total', 'GraphQL operations, by client.', [
    'client',
    'version',
  ])
  readonly #errors = this.#counter('playhouse_operation_errors_total', 'Errors in responses.', ['operation', 'code'])
  readonly #limited = this.#counter('playhouse_rate_limited_total', 'Requests refused by rate limits.', [])
  readonly #calls = this.#histogram('playhouse_platform_call_seconds', 'Calls to the platform, by duration.', [
    'endpoint',
  ])
  readonly #outcomes = this.#counter('playhouse_platform_calls_total', 'Calls to the platform, by outcome.', [
    'endpoint',
    'outcome',
  ])
  readonly #retries = this.#counter('playhouse_platform_retries_total', 'Retries of calls to the platform.', [
    'endpoint',
  ])
  readonly #responseCacheHits = this.#counter(
    'playhouse_answers_given_again_total',
    'Responses served from the response cache.',
    ['operation'],
  )
  readonly #cached = this.#counter('playhouse_cache_answers_total', 'Reads through the public cache, by outcome.', [
    'endpoint',
    'outcome',
  ])

  readonly #partnerRequests = this.#counter('playhouse_partner_requests_total', 'Requests of partners.', [
    'partner',
    'document',
  ])
  readonly #partnerErrors = this.#counter('playhouse_partner_errors_total', 'Errors in responses to partners.', [
    'partner',
    'document',
    'code',
  ])
  readonly #partnerSeconds = this.#histogram(
    'playhouse_partner_request_seconds',
    'Requests of partners but streams, by duration.',
    ['partner', 'document'],
  )

  readonly #liveStreams = new Gauge({
    name: 'playhouse_live_streams',
    help: 'Open live streams.',
    registers: [this.registry],
  })
  readonly #liveEvents = this.#counter('playhouse_live_events_total', 'Live events written to streams.', ['type'])
  readonly #liveEnded = this.#counter('playhouse_live_streams_ended_total', 'Live streams that ended, by reason.', [
    'reason',
  ])
  readonly #liveDelay = this.#histogram(
    'playhouse_live_delay_seconds',
    'Time from the commit of an event until it is written to its streams.',
    [],
  )

  constructor({ breakers, degradations, features, logStream, brand }: MetricSources) {
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
      help: 'Values from the platform that this version does not know.',
      labelNames: ['field'],
      registers: [],
      collect() {
        this.reset()
        for (const [field, count] of degradations.counts) this.inc({ field }, count)
      },
    })
    const absentFeatures = new Gauge({
      name: 'playhouse_platform_feature_absent',
      help: 'Features that the platform does not have: 1 for each.',
      labelNames: ['feature'],
      registers: [],
      collect() {
        this.reset()
        for (const feature of features.absent) this.set({ feature }, 1)
      },
    })
    this.registry.registerMetric(absentFeatures)
    this.registry.registerMetric(circuits)
    this.registry.registerMetric(unknownValues)
    if (brand === undefined) registerProcessMetrics(this.registry, logStream)
    else this.registry.setDefaultLabels({ brand })
  }

  /** `route` is the matched pattern, not the address. */
  request(route: string, status: number): void {
    this.#requests.inc({ route, status })
    if (status === 429) this.#limited.inc()
  }

  page(source: 'rendered' | 'last' | 'shell'): void {
    this.#pages.inc({ source })
  }

  operation(operation: string, codes: readonly string[], seconds: number): void {
    this.#operations.observe({ operation }, seconds)
    this.errors(operation, codes)
  }

  errors(operation: string, codes: readonly string[]): void {
    for (const code of codes) this.#errors.inc({ operation, code })
  }

  client(client: string, version: string): void {
    this.#clients.inc({ client, version })
  }

  /** Names of partners and documents are those of their file. */
  partnerRequest(partner: string, document: string): void {
    this.#partnerRequests.inc({ partner, document })
  }

  partnerError(partner: string, document: string, code: string): void {
    this.#partnerErrors.inc({ partner, document, code })
  }

  partnerSeconds(partner: string, document: string, seconds: number): void {
    this.#partnerSeconds.observe({ partner, document }, seconds)
  }

  call({ endpoint, outcome, attempts, ms }: CallReport): void {
    this.#calls.observe({ endpoint }, ms / 1_000)
    this.#outcomes.inc({ endpoint, outcome })
    if (attempts > 1) this.#retries.inc({ endpoint }, attempts - 1)
  }

  responseCacheHit(operation: string): void {
    this.#responseCacheHits.inc({ operation })
  }

  cached(endpoint: string, outcome: CacheOutcome): void {
    this.#cached.inc({ endpoint, outcome })
  }

  liveStreams(count: number): void {
    this.#liveStreams.set(count)
  }

  /** `type` is the contract's: others are not delivered. */
  liveEvents(type: string, count: number): void {
    this.#liveEvents.inc({ type }, count)
  }

  liveEnded(reason: string): void {
    this.#liveEnded.inc({ reason })
  }

  liveDelay(seconds: number): void {
    this.#liveDelay.observe(seconds)
  }

  #counter<const L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  #histogram<const L extends string>(name: string, help: string, labelNames: L[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] })
  }
}
