import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import type { OperationRate } from '../domains/base/context.ts'

const LOCAL_KEYS_MAX = 100_000
/** INCR and PEXPIRE in one script: a key without a TTL would block its caller forever. */
const INCREMENT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

interface SharedCounters {
  redis: Redis
  prefix: string
}

export interface Count {
  count: number
  /** Until the window ends. */
  leftMs: number
}

/** Fixed-window counters, in Redis where there is one and otherwise in this process. A window starts with a key's first count. */
export class RateCounters {
  readonly #shared: SharedCounters | undefined
  readonly #local = new LRUCache<string, { count: number }>({
    max: LOCAL_KEYS_MAX,
    ttlAutopurge: false,
    // A window ends on time, without lru-cache's own debounce.
    ttlResolution: 0,
  })

  constructor(shared?: SharedCounters) {
    this.#shared = shared
  }

  /** Counts locally while Redis is down: a limit that guards money or accounts must hold. At once without Redis. */
  increment(key: string, windowMs: number): Count | Promise<Count> {
    return this.#shared ? this.#incrementShared(key, windowMs, this.#shared) : this.#incrementLocal(key, windowMs)
  }

  async #incrementShared(key: string, windowMs: number, { redis, prefix }: SharedCounters): Promise<Count> {
    try {
      const reply = await redis.eval(INCREMENT, 1, prefix + key, windowMs)
      const [count, leftMs] = reply as [number, number]
      return { count, leftMs }
    } catch {
      // Logged once by the connection.
      return this.#incrementLocal(key, windowMs)
    }
  }

  #incrementLocal(key: string, windowMs: number): Count {
    const known = this.#local.get(key)
    if (known) known.count += 1
    else this.#local.set(key, { count: 1 }, { ttl: windowMs })
    return { count: known?.count ?? 1, leftMs: this.#local.getRemainingTTL(key) }
  }
}

/** Value of `Retry-After`, in seconds. */
export const toWaitSeconds = (leftMs: number): number => Math.max(1, Math.ceil(leftMs / 1_000))

export interface Caller {
  network: string
  /** Digest of the session's token; undefined for a visitor. */
  session: string | undefined
  isApiToken?: boolean
}

/** Identifies a token or username in memory and in Redis without storing it. */
export function digest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}

export class RateLimiter {
  readonly #counters: RateCounters
  readonly #caller: Caller
  readonly #factor: number

  constructor(counters: RateCounters, caller: Caller, factor: number) {
    this.#counters = counters
    this.#caller = caller
    this.#factor = factor
  }

  /**
   * Counts one use of `operation`.
   * @param account username for limits by account
   * @returns seconds to wait when a limit is exceeded, otherwise undefined
   */
  async take(operation: string, rates: readonly OperationRate[], account?: string): Promise<number | undefined> {
    for (const { by, max, windowMs } of rates) {
      const key = `${operation}:${by}:${this.#getKey(by, account)}`
      const { count, leftMs } = await this.#counters.increment(key, windowMs)
      if (count > max * this.#factor) return toWaitSeconds(leftMs)
    }
    return undefined
  }

  #getKey(by: OperationRate['by'], account = ''): string {
    if (by === 'account') return digest(account.trim().toLowerCase())
    return (by === 'session' && this.#caller.session) || this.#caller.network
  }
}
