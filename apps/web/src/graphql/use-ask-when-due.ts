import { useEffect } from 'react'
import { serverNow } from '../server-time.ts'

/** Timers stop while a device sleeps. */
const LOOK_MS = 3_000

/** Asks again and again once the platform's time is `due`, until the response leaves nothing due. */
export function useAskWhenDue(due: string | undefined, ask: () => Promise<unknown> | void): void {
  useEffect(() => {
    if (due === undefined) return
    const timer = setInterval(() => {
      if (serverNow() >= Date.parse(due)) void Promise.resolve(ask()).catch(() => {})
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [due, ask])
}
