import { networkOf } from '@playhouse/server/network-of.ts'
import { LRUCache } from 'lru-cache'
import { platformError } from './platform-error.ts'

const HOUR_MS = 3_600_000
/** Least recently used networks are evicted. */
const NETWORKS = 50_000

/** Sliding window of one hour per network (an IPv4 address, a /64 of IPv6). */
export interface RateLimit {
  /** Counts a call. @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next is allowed */
  take(address: string): void
}

/** In-memory limit of `perHour` calls per network. */
export function createRateLimit(perHour: number, now: () => number = Date.now): RateLimit {
  // Created lazily: each allocates room for all networks, and there are nine limits.
  let seen: LRUCache<string, number[]> | undefined
  return {
    take(address) {
      seen ??= new LRUCache({ max: NETWORKS })
      const at = now()
      const network = networkOf(address)
      const recent = (seen.get(network) ?? []).filter((time) => time > at - HOUR_MS)
      const oldest = recent[0]
      if (oldest !== undefined && recent.length >= perHour) {
        throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((oldest + HOUR_MS - at) / 1000) })
      }
      recent.push(at)
      seen.set(network, recent)
    },
  }
}
