import { PlatformUnavailable } from './failures.ts'

/** The currency of a request's money, as the platform's responses state it. A brand has one. */
export class RequestCurrency {
  code: string | undefined

  constructor(code?: string) {
    this.code = code
  }

  /**
   * Reads the currency of a response, or of the rows of its list; a response without money has none.
   * @throws PlatformUnavailable for a second currency, in which the amounts of the first would be shown
   */
  take(response: unknown): void {
    const { currency, list } = (response ?? {}) as { currency?: unknown; list?: readonly unknown[] }
    const stated = currency ?? (list?.[0] as { currency?: unknown } | null | undefined)?.currency
    if (typeof stated !== 'string' || stated === this.code) return
    if (this.code !== undefined)
      throw new PlatformUnavailable('bad_answer', `currency: expected ${this.code}, as before in the request`)
    this.code = stated
  }
}
