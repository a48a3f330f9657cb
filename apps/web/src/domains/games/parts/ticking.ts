import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useRef, useState } from 'react'

/** The polling interval: the shown amount trails the known one and never exceeds it. */
const TICK_MS = 10_000
const STEP_MS = 250

/** Interpolates between two amounts (`share` from 0 to 1), never beyond the second. Decimal strings. */
export function onTheWay(from: string, to: string, share: number): string {
  const [start, end] = [parseAmount(from), parseAmount(to)]
  if (end <= start || share >= 1) return to
  return formatAmount(start + ((end - start) * BigInt(Math.floor(Math.max(0, share) * 1_000))) / 1_000n)
}

/** Counts up from the previous amount to the latest one; jumps if it fell or motion is reduced. */
export function useTicking(latest: string): string {
  const [shown, setShown] = useState(latest)
  const last = useRef(latest)
  useEffect(() => {
    const from = last.current
    const began = performance.now()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const step = () => {
      last.current = onTheWay(from, latest, still ? 1 : (performance.now() - began) / TICK_MS)
      setShown(last.current)
      if (last.current === latest) clearInterval(timer)
    }
    const timer = setInterval(step, STEP_MS)
    step()
    return () => clearInterval(timer)
  }, [latest])
  return shown
}
