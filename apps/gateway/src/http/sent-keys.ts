import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

const KEPT_MS = 24 * 3_600_000
const LOCAL_KEYS_MAX = 200_000

/**
 * Request keys of mutations that were sent to a platform that carries a repetition out again. Each may be sent once within a day: kept here and, so that other
 * gateways and the next process know them, in Redis. While Redis is down only this process knows.
 */
export class SentKeys {
  readonly #shared: { redis: Redis; prefix: string } | undefined
  readonly #local = new LRUCache<string, true>({ max: LOCAL_KEYS_MAX, ttl: KEPT_MS })

  constructor(shared?: { redis: Redis; prefix: string }) {
    this.#shared = shared
  }

  /** @returns whether the key is new */
  async claim(key: string): Promise<boolean> {
    if (this.#local.has(key)) return false
    this.#local.set(key, true)
    if (!this.#shared) return true
    const { redis, prefix } = this.#shared
    try {
      return (await redis.set(prefix + key, '1', 'PX', KEPT_MS, 'NX')) === 'OK'
    } catch {
      // Logged once by the connection.
      return true
    }
  }

  /** For a mutation that was not carried out. */
  async release(key: string): Promise<void> {
    this.#local.delete(key)
    // A key that stays is refused for a day: the caller needs another one.
    await this.#shared?.redis.del(this.#shared.prefix + key).catch(() => {})
  }
}
