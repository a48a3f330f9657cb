import { useEffect, useRef, useState } from 'react'
import { useRenderedAt } from '../../ui/use-now.ts'

/**
 * The platform's time less the page's running time. `performance.now()` does not jump when somebody sets the clock. An answer that was
 * cached or slow makes the time seem earlier, so the largest difference is the best.
 */
let ahead = -Infinity

/** Corrects the clock by the platform's time in an answer. */
export function observeServerTime(serverTime: string): void {
  // On the server the clock is right, and one page must not change another's.
  if (import.meta.env.SSR) return
  ahead = Math.max(ahead, Date.parse(serverTime) - performance.now())
}

/** The platform's time in epoch milliseconds; the browser's until there is an answer. */
export function serverNow(): number {
  return ahead === -Infinity ? Date.now() : performance.now() + ahead
}

/** The platform's time, read again at each of its whole seconds. */
export function useServerClock(serverTime: string | undefined): number {
  const [, setTick] = useState(0)
  if (serverTime !== undefined) observeServerTime(serverTime)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(
        () => {
          setTick((tick) => tick + 1)
          next()
        },
        1_000 - (serverNow() % 1_000) + 5,
      )
    }
    next()
    return () => clearTimeout(timer)
  }, [])
  return useRenderedAt() ?? serverNow()
}

/** The browser may answer a visitor from its cache, half a minute late. */
const CACHED_MS = 2_000

/**
 * Asks once, past the browser's cache, where the platform's time seems old: countdowns would run late.
 * @param ask undefined until there is an answer
 */
export function useUncachedTime(ask: (() => unknown) | undefined): void {
  const isChecked = useRef(false)
  useEffect(() => {
    if (!ask || isChecked.current) return
    isChecked.current = true
    if (Date.now() - serverNow() > CACHED_MS) ask()
  }, [ask])
}
