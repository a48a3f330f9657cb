import { LRUCache } from 'lru-cache'

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

export interface CacheTimes {
  freshSeconds: number
  staleSeconds: number
}

type Load = () => Promise<{ value: unknown; size: number }>

/**
 * Public answers of one process: fresh ones are served, stale ones are served while they are renewed or when they cannot
 * be, and of many callers who miss the same answer one makes the call.
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, Entry, { times: CacheTimes; load: Load }>({
    max: ENTRIES_MAX,
    maxSize: LENGTH_MAX,
    sizeCalculation: (entry) => Math.max(1, entry.size),
    allowStaleOnFetchAbort: true,
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // The same clock as `at`, read each time.
    perf: Date,
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { options, context }) => {
      options.ttl = context.times.freshSeconds * 1_000
      return { ...(await context.load()), at: Date.now() }
    },
  })

  /**
   * The value under `key`, from memory or by `load`.
   * @param fresh true passes by what is in memory and replaces it
   * @throws what `load` throws when there is nothing that may still be served
   */
  async get(key: string, times: CacheTimes, load: Load, { fresh = false } = {}): Promise<unknown> {
    const held = this.#entries.peek(key, { allowStale: true })
    const age = held ? (Date.now() - held.at) / 1_000 : Infinity
    const entry = await this.#entries.fetch(key, {
      context: { times, load },
      forceRefresh: fresh,
      allowStale: !fresh && age < times.freshSeconds * SERVE_WHILE_RENEWING,
      // Without a value to fall back on this would turn a failure into nothing instead of throwing it.
      allowStaleOnFetchRejection: age < times.freshSeconds + times.staleSeconds,
    })
    return entry ? entry.value : (await load()).value
  }
}
