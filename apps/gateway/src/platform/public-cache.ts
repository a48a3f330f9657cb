import { LRUCache } from 'lru-cache'
import type { CacheTimes, SharedCache } from './shared-cache.ts'

/** Characters of JSON text kept; the parsed values take about three times as much. */
const TEXT_LENGTH_MAX = 48 * 1024 * 1024
const ENTRIES_MAX = 20_000
/** Entries up to this many times their fresh time old are served while they are revalidated; older ones are awaited. */
const STALE_WHILE_REVALIDATE_FACTOR = 10

interface Entry {
  value: unknown
  size: number
  at: number
}

/** `hit`: fresh entry. `stale`: served while revalidating. `miss`: loaded. `fallback`: stale entry after a failed load. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'fallback'

interface GetOptions {
  /** Skips the cached entry and replaces it. */
  fresh?: boolean | undefined
  name?: string
}

interface TakeOptions {
  name: string
  /** The caller has no time left to wait for a load. */
  isLate: boolean
}

/** `size`: length of the text. `at`: epoch milliseconds of the response, now when left out. */
export type Load = () => Promise<{ value: unknown; size: number; at?: number }>

/** In-process cache of public REST responses: stale-while-revalidate, stale-if-error, one load per key at a time. */
export class PublicCache {
  /** Second level shared by gateways, if there is one. */
  readonly shared: SharedCache | undefined
  /** True when nothing is cached between requests (`PUBLIC_CACHE=off`). */
  readonly isOff: boolean
  readonly #onServed: ((name: string, outcome: CacheOutcome) => void) | undefined
  readonly #entries = new LRUCache<string, Entry, { times: CacheTimes; load: Load }>({
    max: ENTRIES_MAX,
    maxSize: TEXT_LENGTH_MAX,
    sizeCalculation: (entry) => Math.max(1, entry.size),
    allowStaleOnFetchAbort: true,
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // The same clock as `at`, without lru-cache's own debounce.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const now = Date.now()
      const { value, size, at = now } = await context.load()
      options.ttl = Math.max(1, context.times.freshSeconds * 1_000 - Math.max(0, now - at))
      return { value, size, at }
    },
  })

  constructor(
    options: { onServed?: (name: string, outcome: CacheOutcome) => void; shared?: SharedCache; isOff?: boolean } = {},
  ) {
    this.#onServed = options.onServed
    this.shared = options.shared
    this.isOff = options.isOff ?? false
  }

  peekFresh(key: string): unknown {
    return this.#entries.get(key, { allowStale: false })?.value
  }

  /** The fresh entry, or for a late caller the one that `get` serves after a failed load; undefined where `get` has to wait for something. */
  take(key: string, times: CacheTimes, { name, isLate }: TakeOptions): { value: unknown } | undefined {
    const entry = this.#entries.get(key, { allowStale: isLate })
    if (!entry) return undefined
    const age = (Date.now() - entry.at) / 1_000
    if (age >= times.freshSeconds + times.staleSeconds) return undefined
    this.#onServed?.(name, age < times.freshSeconds ? 'hit' : 'fallback')
    return entry
  }

  drop(names: ReadonlySet<string>): void {
    for (const key of this.#entries.keys()) {
      if (!names.has(key.slice(0, key.indexOf(' ')))) continue
      this.#entries.delete(key)
      this.shared?.remove(key)
    }
  }

  /** @throws what `load` throws when no cached entry may be served instead */
  async get(key: string, times: CacheTimes, load: Load, options: GetOptions = {}): Promise<unknown> {
    const { fresh = false, name = '' } = options
    const held = this.#entries.peek(key, { allowStale: true })
    const age = held ? (Date.now() - held.at) / 1_000 : Infinity
    const servesStale = !fresh && age < times.freshSeconds * STALE_WHILE_REVALIDATE_FACTOR
    const entry = await this.#entries.fetch(key, {
      context: { times, load },
      forceRefresh: fresh,
      allowStale: servesStale,
      // Without a stale entry lru-cache would resolve undefined instead of rejecting.
      allowStaleOnFetchRejection: age < times.freshSeconds + times.staleSeconds,
    })
    if (this.#onServed) {
      const fromMemory = entry !== undefined && entry === held
      this.#onServed(
        name,
        fromMemory ? (age < times.freshSeconds ? 'hit' : servesStale ? 'stale' : 'fallback') : 'miss',
      )
    }
    return entry ? entry.value : (await load()).value
  }
}

/** Cache entries that one request has read. A response made of them alone is current while each is still the cached, fresh one. */
export class CacheDependencies {
  readonly #values = new Map<string, unknown>()
  readonly #byAddress = new Map<string, unknown>()
  #isCacheable = true

  /** `byAddress`: the value depends on the caller's address. */
  add(key: string, value: unknown, byAddress: boolean): void {
    const values = byAddress ? this.#byAddress : this.#values
    values.set(key, value)
  }

  addAll(others: CacheDependencies): void {
    for (const [key, value] of others.#values) this.#values.set(key, value)
    for (const [key, value] of others.#byAddress) this.#byAddress.set(key, value)
    this.#isCacheable &&= others.#isCacheable
  }

  /** The request has read something outside the cache, or a read has failed. */
  markUncacheable(): void {
    this.#isCacheable = false
  }

  areCurrent(cache: PublicCache, { byAddress }: { byAddress: boolean }): boolean {
    return this.#isCacheable && areCached(this.#values, cache) && (!byAddress || areCached(this.#byAddress, cache))
  }
}

function areCached(values: ReadonlyMap<string, unknown>, cache: PublicCache): boolean {
  for (const [key, value] of values) if (cache.peekFresh(key) !== value) return false
  return true
}
