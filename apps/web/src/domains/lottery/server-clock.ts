import { useEffect, useRef, useState } from 'react'
import { observeServerTime, serverNow } from '../../server-time.ts'
import { useRenderedAt } from '../../ui/use-now.ts'

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
    // oxlint-disable-next-line source/platform-time -- how old the platform's time is
    if (Date.now() - serverNow() > CACHED_MS) ask()
  }, [ask])
}
