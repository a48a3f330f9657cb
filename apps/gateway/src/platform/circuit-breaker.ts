import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { PlatformUnavailable, type Outage } from './failures.ts'

export type CircuitState = 'closed' | 'open' | 'half-open'

export interface BreakerOptions {
  /** Calls within the window below which the circuit stays closed. */
  calls: number
  /** Share of failed calls that opens it, above 0 and up to 1. */
  failedShare: number
  windowMs: number
  /** How long it stays open before one probe is let through. */
  openMs: number
  onChange?: (state: 'closed' | 'open') => void
}

/** Neither callers nor our own queue say anything about the platform. */
const NOT_COUNTED: ReadonlySet<Outage> = new Set(['too_late', 'caller_gone', 'busy'])

/**
 * Circuit breaker by rate of failure, with one half-open probe; calls during the probe fail at once instead of waiting for it.
 * A rate, because a few callers' own failures in a row must not cut off everybody.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions
  readonly #window: RateWindow
  #isOpen = false
  #openUntil = 0
  #isProbing = false

  constructor(options: BreakerOptions) {
    this.#options = options
    this.#window = new RateWindow(options.windowMs)
  }

  get state(): CircuitState {
    if (!this.#isOpen) return 'closed'
    return performance.now() < this.#openUntil || this.#isProbing ? 'open' : 'half-open'
  }

  /**
   * Runs `call` unless the circuit is open.
   * @throws PlatformUnavailable `circuit_open` without calling; otherwise what `call` throws
   */
  async run<T>(what: string, call: () => Promise<T>): Promise<T> {
    const end = this.start(what)
    try {
      const result = await call()
      end()
      return result
    } catch (error) {
      end(error)
      throw error
    }
  }

  /**
   * Starts a call. Only PlatformUnavailable counts as a failure; a refusal is an answer.
   * @returns to be called once, with the error of a call that failed
   * @throws PlatformUnavailable `circuit_open` unless the call may start
   */
  start(what: string): (error?: unknown) => void {
    const { state } = this
    if (state === 'open') throw new PlatformUnavailable('circuit_open', what)
    if (state === 'closed') return this.#end
    this.#isProbing = true
    return (error) => {
      this.#isProbing = false
      this.#record(error, true)
    }
  }

  readonly #end = (error?: unknown): void => this.#record(error, false)

  #record(error: unknown, isProbe: boolean): void {
    const failed = error instanceof PlatformUnavailable
    if (failed && NOT_COUNTED.has(error.outage)) return
    const { calls, failedShare, openMs, onChange } = this.#options
    // Only the probe decides about an open circuit; others had started before.
    if (this.#isOpen && !isProbe) return
    const now = performance.now()
    if (isProbe && !failed) {
      this.#isOpen = false
      this.#window.clear()
      onChange?.('closed')
      return
    }
    this.#window.add(now, failed)
    if (isProbe) {
      this.#openUntil = now + openMs
      return
    }
    const counted = this.#window.total(now)
    if (!failed || counted.calls < calls || counted.failed < counted.calls * failedShare) return
    this.#isOpen = true
    this.#openUntil = now + openMs
    onChange?.('open')
  }
}

const SPANS = 10

/** Counts of a sliding window, kept by tenths of it. */
class RateWindow {
  readonly #spanMs: number
  #spans: { from: number; calls: number; failed: number }[] = []

  constructor(windowMs: number) {
    this.#spanMs = windowMs / SPANS
  }

  add(now: number, failed: boolean): void {
    const from = Math.floor(now / this.#spanMs)
    let span = this.#spans.at(-1)
    if (span?.from !== from) {
      span = { from, calls: 0, failed: 0 }
      this.#spans = [...this.#spans.filter((one) => one.from > from - SPANS), span]
    }
    span.calls += 1
    if (failed) span.failed += 1
  }

  total(now: number): { calls: number; failed: number } {
    const since = Math.floor(now / this.#spanMs) - SPANS
    const sum = { calls: 0, failed: 0 }
    for (const { from, calls, failed } of this.#spans) {
      if (from <= since) continue
      sum.calls += calls
      sum.failed += failed
    }
    return sum
  }

  clear(): void {
    this.#spans = []
  }
}

/** One circuit per service behind the platform, so that one outage does not block the others. */
export class CircuitBreakers {
  readonly #options: Omit<BreakerOptions, 'onChange'>
  readonly #onChange: (service: string, state: 'closed' | 'open') => void
  readonly #byService = new Map<string, CircuitBreaker>()

  constructor(
    options: Omit<BreakerOptions, 'onChange'>,
    onChange: (service: string, state: 'closed' | 'open') => void = () => {},
  ) {
    this.#options = options
    this.#onChange = onChange
  }

  of({ path }: Pick<Endpoint, 'path'>): CircuitBreaker {
    const service = getService(path)
    let breaker = this.#byService.get(service)
    if (!breaker) {
      breaker = new CircuitBreaker({ ...this.#options, onChange: (state) => this.#onChange(service, state) })
      this.#byService.set(service, breaker)
    }
    return breaker
  }

  states(): [service: string, state: CircuitState][] {
    return [...this.#byService].map(([service, breaker]) => [service, breaker.state])
  }
}

/** `relay/<prefix>` for relayed paths (`/wps/relay/GCSGAME_gameList`), otherwise the first two segments without a version. */
export function getService(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '' && !/^v\d+$/.test(part))
  return second === 'relay' ? `relay/${third.split('_', 1)[0]}` : `${first}/${second}`
}
