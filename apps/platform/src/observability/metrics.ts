import { PaymentRefusedError, type PaymentsClient } from '@playhouse/vendor-api/payments-client.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { TransferRefusal, type VendorClient } from '../domains/money/wallet/transfer/vendor-client.ts'
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

  observePayments(client: PaymentsClient): PaymentsClient {
    return { ...client, call: (...call) => this.#observe('payments', PaymentRefusedError, client.call(...call)) }
  }

  observeVendors(client: VendorClient): VendorClient {
    return { ...client, ask: (...call) => this.#observe('vendors', TransferRefusal, client.ask(...call)) }
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
