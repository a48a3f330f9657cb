import { networkOf } from '@playhouse/shared/network-of.ts'
import { LRUCache } from 'lru-cache'
import { platformError } from './platform-error.ts'

const HOUR_MS = 3_600_000
/** Networks remembered at most; the longest quiet ones are forgotten first. */
const NETWORKS = 50_000

/** Counts what one network (an IPv4 address, a /64 of IPv6) does within the last hour. */
export interface SlidingWindow {
  /** Counts one more. @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next one is let through */
  take(address: string): void
}

/** A limit of `perHour` within any hour, per network, in this process's memory. */
export function slidingWindow(perHour: number, now: () => number = Date.now): SlidingWindow {
  // Made for the first caller: each takes room for all of them at once, and there are nine limits.
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
