import { LRUCache } from 'lru-cache'
import type { SharedAnswers } from './public-cache-shared.ts'

/** Length of all answers kept, as they came over the wire; read objects take some three times as much. */
const LENGTH_MAX = 48 * 1024 * 1024
const ENTRIES_MAX = 20_000
/** An answer up to this many times its fresh time old is served at once and renewed behind it; an older one is waited for. */
const SERVE_WHILE_RENEWING = 10

interface Entry {
  value: unknown
  size: number
  at: number
}

/**
 * How a caller was served: from memory, from memory while it is renewed, after a call, or from memory because the call failed.
 */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'fallback'

export interface CacheTimes {
  freshSeconds: number
  staleSeconds: number
}

export interface GetOptions {
  /** Passes by what is in memory and replaces it. */
  fresh?: boolean | undefined
  /** The endpoint's, for counting. */
  name?: string
}

/** An answer with its length. `at`: when it was given, in milliseconds since 1970; now when left out. */
export type Load = () => Promise<{ value: unknown; size: number; at?: number }>

/**
 * Public answers of one process: fresh ones are served, stale ones are served while they are renewed or when they cannot
 * be, and of many callers who miss the same answer one makes the call.
 */
export class PublicCache {
  /** Where several gateways share what they know; public-cache-shared.ts. */
  readonly shared: SharedAnswers | undefined
  /** True when nothing is kept: each request asks for itself. */
  readonly off: boolean
  readonly #served: ((name: string, outcome: CacheOutcome) => void) | undefined
  readonly #entries = new LRUCache<string, Entry, { times: CacheTimes; load: Load }>({
    max: ENTRIES_MAX,
    maxSize: LENGTH_MAX,
    sizeCalculation: (entry) => Math.max(1, entry.size),
    allowStaleOnFetchAbort: true,
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // The same clock as `at`, read each time.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const now = Date.now()
      const { value, size, at = now } = await context.load()
      options.ttl = Math.max(1, context.times.freshSeconds * 1_000 - Math.max(0, now - at))
      return { value, size, at }
    },
  })

  /** `served` hears of every answer under its endpoint's name. */
  constructor(
    options: { served?: (name: string, outcome: CacheOutcome) => void; shared?: SharedAnswers; off?: boolean } = {},
  ) {
    this.#served = options.served
    this.shared = options.shared
    this.off = options.off ?? false
  }

  /** The value under `key` while it is fresh; undefined otherwise. */
  current(key: string): unknown {
    return this.#entries.get(key, { allowStale: false })?.value
  }

  /**
   * The value under `key`, from memory or by `load`.
   * @throws what `load` throws when there is nothing that may still be served
   */
  async get(key: string, times: CacheTimes, load: Load, options: GetOptions = {}): Promise<unknown> {
    const { fresh = false, name = '' } = options
    const held = this.#entries.peek(key, { allowStale: true })
    const age = held ? (Date.now() - held.at) / 1_000 : Infinity
    const servedStale = !fresh && age < times.freshSeconds * SERVE_WHILE_RENEWING
    const entry = await this.#entries.fetch(key, {
      context: { times, load },
      forceRefresh: fresh,
      allowStale: servedStale,
      // Without a value to fall back on this would turn a failure into nothing instead of throwing it.
      allowStaleOnFetchRejection: age < times.freshSeconds + times.staleSeconds,
    })
    if (this.#served) {
      const fromMemory = entry !== undefined && entry === held
      this.#served(name, fromMemory ? (age < times.freshSeconds ? 'hit' : servedStale ? 'stale' : 'fallback') : 'miss')
    }
    return entry ? entry.value : (await load()).value
  }
}
