import { useEffect, useState } from 'react'
import { useNow } from '../../../ui/use-now.ts'

export function useClock(everyMs: number): number {
  const now = useNow()
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
