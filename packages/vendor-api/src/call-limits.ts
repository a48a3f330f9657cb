import { LRUCache } from 'lru-cache'

/** Least recently used callers are evicted. */
const CALLERS = 10_000

/** In-memory limit of calls per second and caller. The returned function is false beyond the limit. */
export function perSecond(limit: number, now: () => number = Date.now): (caller: string) => boolean {
  const counts = new LRUCache<string, { second: number; calls: number }>({ max: CALLERS })
  return (caller) => {
    const second = Math.floor(now() / 1000)
    const counted = counts.get(caller)
    if (counted?.second !== second) {
      counts.set(caller, { second, calls: 1 })
      return limit >= 1
    }
    counted.calls += 1
    return counted.calls <= limit
  }
}
