import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/** Counters that one gateway keeps at most; the least used go first. */
const KEPT = 100_000
/** Counts and starts the window in one step: a counter without an end would lock its caller out for good. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

interface Count {
  count: number
  /** Until the window ends. */
  leftMs: number
}

/** Counts by key within windows that begin with a key's first count: in Redis where there is one, else in this process. */
export class RateCounters {
  readonly #redis: Redis | undefined
  readonly #own = new LRUCache<string, { count: number }>({ max: KEPT, ttlAutopurge: false })

  constructor(redis?: Redis) {
    this.#redis = redis
  }

  /** Counts once more. While Redis is away this process counts for itself: a limit that guards money or accounts holds. */
  async count(key: string, windowMs: number): Promise<Count> {
    if (!this.#redis) return this.#countHere(key, windowMs)
    try {
      const [count, leftMs] = (await this.#redis.eval(COUNT, 1, `playhouse:rate:${key}`, windowMs)) as [number, number]
      return { count, leftMs }
    } catch {
      // Told once in the log, where the connection is made.
      return this.#countHere(key, windowMs)
    }
  }

  #countHere(key: string, windowMs: number): Count {
    const known = this.#own.get(key)
    if (known) known.count += 1
    else this.#own.set(key, { count: 1 }, { ttl: windowMs })
    return { count: known?.count ?? 1, leftMs: this.#own.getRemainingTTL(key) }
  }
}
