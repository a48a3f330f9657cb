import { LRUCache } from 'lru-cache'

/** Callers remembered at most; the longest quiet ones are forgotten first. */
const CALLERS = 10_000

/** Counts calls of the running second. In: who calls. Out: false for those over the limit. In this process's memory. */
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
