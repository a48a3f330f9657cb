import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { PlatformUnavailable, type Outage } from './failures.ts'

export type CircuitState = 'closed' | 'open' | 'half-open'

export interface BreakerOptions {
  /** Consecutive failures that open the circuit. */
  failures: number
  /** How long it stays open before one probe is let through. */
  openMs: number
  onChange?: (state: 'closed' | 'open') => void
}

/** Caller timeouts and aborts must not count against the platform. */
const CALLER_OUTAGES: ReadonlySet<Outage> = new Set(['too_late', 'caller_gone'])

/** Circuit breaker with one half-open probe; calls during the probe fail at once instead of waiting for it. */
export class CircuitBreaker {
  readonly #options: BreakerOptions
  #failures = 0
  #openUntil = 0
  #isProbing = false

  constructor(options: BreakerOptions) {
    this.#options = options
  }

  get state(): CircuitState {
    if (this.#failures < this.#options.failures) return 'closed'
    return Date.now() < this.#openUntil || this.#isProbing ? 'open' : 'half-open'
  }

  /**
   * Runs `call` unless the circuit is open. Only PlatformUnavailable counts as a failure; a refusal is an answer.
   * @throws PlatformUnavailable `circuit_open` without calling; otherwise what `call` throws
   */
  async run<T>(what: string, call: () => Promise<T>): Promise<T> {
    const state = this.state
    if (state === 'open') throw new PlatformUnavailable('circuit_open', what)
    if (state === 'half-open') this.#isProbing = true
    try {
      const result = await call()
      this.#recordSuccess()
      return result
    } catch (error) {
      if (!(error instanceof PlatformUnavailable)) this.#recordSuccess()
      else if (!CALLER_OUTAGES.has(error.outage)) this.#recordFailure()
      throw error
    } finally {
      if (state === 'half-open') this.#isProbing = false
    }
  }

  #recordSuccess(): void {
    const wasOpen = this.#failures >= this.#options.failures
    this.#failures = 0
    if (wasOpen) this.#options.onChange?.('closed')
  }

  #recordFailure(): void {
    this.#failures += 1
    this.#openUntil = Date.now() + this.#options.openMs
    if (this.#failures === this.#options.failures) this.#options.onChange?.('open')
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
    const service = serviceOf(path)
    let breaker = this.#byService.get(service)
    if (!breaker) {
      breaker = new CircuitBreaker({ ...this.#options, onChange: (state) => this.#onChange(service, state) })
      this.#byService.set(service, breaker)
    }
    return breaker
  }

  /** Services called so far. */
  states(): [service: string, state: CircuitState][] {
    return [...this.#byService].map(([service, breaker]) => [service, breaker.state])
  }
}

/** `relay/<prefix>` for relayed paths (`/wps/relay/GCSGAME_gameList`), otherwise the first two segments without a version. */
export function serviceOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '' && !/^v\d+$/.test(part))
  return second === 'relay' ? `relay/${third.split('_', 1)[0]}` : `${first}/${second}`
}
