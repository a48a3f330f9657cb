import { LRUCache } from 'lru-cache'
import { platformError } from './platform-error.ts'

const HOUR_MS = 3_600_000
/** Addresses remembered at most; the longest quiet ones are forgotten first. */
const ADDRESSES = 50_000

/** Counts what one address does within the last hour. */
export interface SlidingWindow {
  /** Counts one more. @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next one is let through */
  take(address: string): void
}

/** A limit of `perHour` within any hour, per address, in this process's memory. */
export function slidingWindow(perHour: number, now: () => number = Date.now): SlidingWindow {
  // Made for the first address: each takes room for all of them at once, and there are nine limits.
  let seen: LRUCache<string, number[]> | undefined
  return {
    take(address) {
      seen ??= new LRUCache({ max: ADDRESSES })
      const at = now()
      const recent = (seen.get(address) ?? []).filter((time) => time > at - HOUR_MS)
      const oldest = recent[0]
      if (oldest !== undefined && recent.length >= perHour) {
        throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((oldest + HOUR_MS - at) / 1000) })
      }
      recent.push(at)
      seen.set(address, recent)
    },
  }
}
