import { PlatformUnavailable, type Outage } from './failures.ts'

export type CircuitState = 'closed' | 'open' | 'half-open'

export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  failures: number
  /** How long it stays open before one call may try. */
  openMs: number
  /** Hears when the circuit opens and closes. */
  changed?: (state: 'closed' | 'open') => void
}

/** These say nothing of the platform: the caller's own time was over, or it has left. */
const NOT_ITS_FAULT: ReadonlySet<Outage> = new Set(['too_late', 'caller_gone'])

/** Spares a platform that is down, and the callers who would wait for it. */
export class CircuitBreaker {
  readonly #options: BreakerOptions
  #failuresInRow = 0
  #openUntil = 0
  #trying = false

  constructor(options: BreakerOptions) {
    this.#options = options
  }

  /** `half-open`: the wait is over and the next call decides. */
  get state(): CircuitState {
    if (this.#failuresInRow < this.#options.failures) return 'closed'
    return Date.now() < this.#openUntil || this.#trying ? 'open' : 'half-open'
  }

  /**
   * Runs `call` unless the circuit is open. A refusal is an answer and closes the circuit; only PlatformUnavailable counts
   * as failure, and a caller who leaves or whose time is over counts as neither.
   * @throws PlatformUnavailable `circuit_open` without calling; otherwise what `call` throws
   */
  async run<T>(what: string, call: () => Promise<T>): Promise<T> {
    const state = this.state
    if (state === 'open') throw new PlatformUnavailable('circuit_open', what)
    if (state === 'half-open') this.#trying = true
    try {
      const result = await call()
      this.#answered()
      return result
    } catch (error) {
      if (!(error instanceof PlatformUnavailable)) this.#answered()
      else if (!NOT_ITS_FAULT.has(error.outage)) this.#failed()
      throw error
    } finally {
      if (state === 'half-open') this.#trying = false
    }
  }

  #answered(): void {
    const wasOpen = this.#failuresInRow >= this.#options.failures
    this.#failuresInRow = 0
    if (wasOpen) this.#options.changed?.('closed')
  }

  #failed(): void {
    this.#failuresInRow += 1
    this.#openUntil = Date.now() + this.#options.openMs
    if (this.#failuresInRow === this.#options.failures) this.#options.changed?.('open')
  }
}
