import { PlatformUnavailable } from './failures.ts'

export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  failures: number
  /** How long it stays open before one call may try. */
  openMs: number
}

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
  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#failuresInRow < this.#options.failures) return 'closed'
    return Date.now() < this.#openUntil || this.#trying ? 'open' : 'half-open'
  }

  /**
   * Runs `call` unless the circuit is open. A refusal is an answer and closes the circuit; only PlatformUnavailable counts
   * as failure, and a caller who leaves counts as neither.
   * @throws PlatformUnavailable `circuit_open` without calling; otherwise what `call` throws
   */
  async run<T>(what: string, call: () => Promise<T>): Promise<T> {
    const state = this.state
    if (state === 'open') throw new PlatformUnavailable('circuit_open', what)
    if (state === 'half-open') this.#trying = true
    try {
      const result = await call()
      this.#failuresInRow = 0
      return result
    } catch (error) {
      this.#note(error)
      throw error
    } finally {
      if (state === 'half-open') this.#trying = false
    }
  }

  #note(error: unknown): void {
    if (!(error instanceof PlatformUnavailable)) this.#failuresInRow = 0
    else if (error.outage !== 'caller_gone') {
      this.#failuresInRow += 1
      this.#openUntil = Date.now() + this.#options.openMs
    }
  }
}
