import type { PublicCache } from './public-cache.ts'

/**
 * What one request has read of the public cache. As long as each of it is what the cache would still say, whatever was made
 * of it alone may be said again.
 */
export class PublicReads {
  readonly #values = new Map<string, unknown>()
  readonly #byAddress = new Map<string, unknown>()
  #whole = true

  /** `byAddress`: the value speaks of the caller's address. */
  add(key: string, value: unknown, byAddress: boolean): void {
    const values = byAddress ? this.#byAddress : this.#values
    values.set(key, value)
  }

  /** Something was read, or could not be read, that cannot be asked for again here. */
  spoil(): void {
    this.#whole = false
  }

  /** True when nothing was read but what the cache holds, and it still holds it. */
  areCurrent(cache: PublicCache, { byAddress }: { byAddress: boolean }): boolean {
    return this.#whole && areHeld(this.#values, cache) && (!byAddress || areHeld(this.#byAddress, cache))
  }
}

function areHeld(values: ReadonlyMap<string, unknown>, cache: PublicCache): boolean {
  for (const [key, value] of values) if (cache.current(key) !== value) return false
  return true
}
