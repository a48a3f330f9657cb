import type { ReplicaReads } from '@playhouse/postgres/replica-reads.ts'
import {
  PaymentRefusedError,
  type PaymentProvider,
  type PaymentProviders,
} from '@playhouse/vendor-api/payments/provider.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorRefusedError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import type { Sender } from '../domains/people/verification/sender.ts'

/** Seconds; includes the limits of deploy/prometheus, and vendors' deadlines. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Provider = 'payments' | 'vendors' | 'messages'
/** `refused`: nothing happened. `unknown`: no usable answer. */
type Outcome = 'ok' | 'refused' | 'unknown'

/** Prometheus metrics of a platform process. Every label is bounded: routes are patterns, the others are listed here. */
export class PlatformMetrics {
  readonly registry = new Registry()
  readonly #requests = new Counter({
    name: 'playhouse_platform_requests_total',
    help: 'HTTP requests to the platform.',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  })
  readonly #seconds = new Histogram({
    name: 'playhouse_platform_request_seconds',
    help: 'HTTP requests to the platform, by duration.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [this.registry],
  })
  readonly #providerCalls = new Counter({
    name: 'playhouse_provider_calls_total',
    help: 'Calls to payment provider, transfer-wallet vendors and message service, by outcome.',
    labelNames: ['provider', 'outcome'],
    registers: [this.registry],
  })
  readonly #leader = new Gauge({
    name: 'playhouse_live_leader',
    help: '1 if this process relays live events. Absent where it cannot.',
    registers: [],
  })

  readonly #interruptedSince = new Map<string, number>()

  constructor(logStream?: { dropped?: number }) {
    const droppedLines = new Counter({
      name: 'playhouse_platform_log_lines_dropped_total',
      help: 'Log lines lost while the log could not be written.',
      registers: [this.registry],
      collect() {
        this.reset()
        this.inc(logStream?.dropped ?? 0)
      },
    })
    this.registry.registerMetric(droppedLines)
    const interruptedSince = this.#interruptedSince
    const interrupted = new Gauge({
      name: 'playhouse_work_interrupted_seconds',
      help: 'For how long the database has failed a work of this process.',
      labelNames: ['work'],
      registers: [],
      collect() {
        this.reset()
        for (const [work, since] of interruptedSince) this.set({ work }, (Date.now() - since) / 1_000)
      },
    })
    this.registry.registerMetric(interrupted)
    collectDefaultMetrics({ register: this.registry })
  }

  /** `route` is the matched pattern, not the address. */
  request(route: string, status: number, seconds: number): void {
    this.#requests.inc({ route, status })
    this.#seconds.observe({ route }, seconds)
  }

  /** A process that may lead says from the start that it does not. */
  leads(isLeader: boolean): void {
    this.registry.registerMetric(this.#leader)
    this.#leader.set(isLeader ? 1 : 0)
  }

  /** Since when the database fails a work; undefined once it runs again. */
  interruption(work: string, since: number | undefined): void {
    if (since === undefined) this.#interruptedSince.delete(work)
    else this.#interruptedSince.set(work, since)
  }

  observeReplica(replica: ReplicaReads): void {
    const reads = new Counter({
      name: 'playhouse_report_reads_total',
      help: 'Reports and records, by the server that answered, and why it was the primary.',
      labelNames: ['source', 'reason'],
      registers: [this.registry],
    })
    replica.onRead = (source, reason) => reads.inc({ source, reason })
    const lag = new Gauge({
      name: 'playhouse_replica_lag_seconds',
      help: 'Age of what the replica has replayed last; 0 if that is everything. Absent without an answer.',
      registers: [this.registry],
      async collect() {
        this.remove()
        const seconds = await replica.lagSeconds()
        if (seconds !== undefined) this.set(seconds)
      },
    })
    this.registry.registerMetric(lag)
  }

  observePayments(providers: PaymentProviders): PaymentProviders {
    const observe =
      <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
      (...args: Args) =>
        this.#observe('payments', PaymentRefusedError, call(...args))
    const observed = (provider: PaymentProvider): PaymentProvider => ({
      ...provider,
      createDeposit: observe(provider.createDeposit),
      findDeposit: observe(provider.findDeposit),
      createPayout: observe(provider.createPayout),
      findPayout: observe(provider.findPayout),
      listMovements: observe(provider.listMovements),
    })
    return new Map([...providers].map(([code, provider]) => [code, observed(provider)]))
  }

  observeVendors<Observed extends Pick<Vendors, 'ask'>>(client: Observed): Observed {
    return { ...client, ask: (...call) => this.#observe('vendors', VendorRefusedError, client.ask(...call)) }
  }

  observeSender(sender: Sender): Sender {
    return {
      sendSms: (message) => this.#observe('messages', undefined, sender.sendSms(message)),
      sendEmail: (message) => this.#observe('messages', undefined, sender.sendEmail(message)),
    }
  }

  async #observe<T>(
    provider: Provider,
    refusal: (abstract new (...args: never[]) => Error) | undefined,
    call: Promise<T>,
  ): Promise<T> {
    let outcome: Outcome = 'ok'
    try {
      return await call
    } catch (error) {
      outcome = refusal && error instanceof refusal ? 'refused' : 'unknown'
      throw error
    } finally {
      this.#providerCalls.inc({ provider, outcome })
    }
  }
}
