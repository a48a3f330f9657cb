import { createHash } from 'node:crypto'
import type { OperationRate } from '../graphql/operation-rates.ts'
import type { RateCounters } from './rate-counters.ts'

/** A name for a secret or a person's name, under which it can be counted without being kept. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Whom a request is counted as. */
export interface Caller {
  network: string
  /** Names the session; undefined for a visitor. */
  session: string | undefined
}

/** How often the caller of one request has done things. */
export class CallerRates {
  readonly #counters: RateCounters
  readonly #caller: Caller
  readonly #factor: number

  /** `factor` multiplies how often everything may be done. */
  constructor(counters: RateCounters, caller: Caller, factor: number) {
    this.#counters = counters
    this.#caller = caller
    this.#factor = factor
  }

  /**
   * Takes one turn at `operation`.
   * @param account the account it is about, where a limit counts by it
   * @returns undefined when there was a turn left, else the seconds to wait
   */
  async take(operation: string, rates: readonly OperationRate[], account?: string): Promise<number | undefined> {
    for (const { by, max, windowMs } of rates) {
      const key = `${operation}:${by}:${this.#keyOf(by, account)}`
      const { count, leftMs } = await this.#counters.count(key, windowMs)
      if (count > max * this.#factor) return Math.max(1, Math.ceil(leftMs / 1_000))
    }
    return undefined
  }

  #keyOf(by: OperationRate['by'], account = ''): string {
    if (by === 'account') return digest(account.trim().toLowerCase())
    return (by === 'session' && this.#caller.session) || this.#caller.network
  }
}
