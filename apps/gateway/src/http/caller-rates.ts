import { networkOf } from '@playhouse/shared/network-of.ts'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { OperationRate } from '../graphql/operation-rates.ts'
import type { RateCounters } from './rate-counters.ts'

/** Names of the session's cookie, over TLS and without. */
const SESSION_COOKIES = ['__Host-playhouse', 'playhouse']

/** What opens a session in this request: the sealed cookie or a bearer's token; undefined for a visitor. */
export function credentialOf({ cookies, headers }: FastifyRequest): string | undefined {
  return headers.authorization ?? SESSION_COOKIES.map((name) => cookies[name]).find(Boolean)
}

/** A name for a secret or a person's name, under which it can be counted without being kept. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** How often the caller of one request has done things. */
export class CallerRates {
  readonly #counters: RateCounters
  readonly #request: FastifyRequest
  readonly #factor: number

  /** `factor` multiplies how often everything may be done. */
  constructor(counters: RateCounters, request: FastifyRequest, factor: number) {
    this.#counters = counters
    this.#request = request
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
    const credential = by === 'session' ? credentialOf(this.#request) : undefined
    return credential ? digest(credential) : networkOf(this.#request.ip)
  }
}
