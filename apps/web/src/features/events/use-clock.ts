import { useEffect, useState } from 'react'
import { useNow } from '../../ui/use-now.ts'

/** The current time, updated at this interval. */
export function useClock(everyMs: number): number {
  const [now, setNow] = useState(useNow())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
