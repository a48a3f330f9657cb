import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useRef, useState } from 'react'

/** As long as until the next amount is told: what is shown trails what is known and never runs ahead of it. */
const TICK_MS = 10_000
const STEP_MS = 250

/** The amount so far (`share` from 0 to 1) on the way from one to another; never beyond the other. Decimal strings. */
export function onTheWay(from: string, to: string, share: number): string {
  const [start, end] = [parseAmount(from), parseAmount(to)]
  if (end <= start || share >= 1) return to
  return formatAmount(start + ((end - start) * BigInt(Math.floor(Math.max(0, share) * 1_000))) / 1_000n)
}

/** An amount that was told, reached in small steps from the one told before; at once where it fell, and for whoever wants no motion. */
export function useTicking(told: string): string {
  const [shown, setShown] = useState(told)
  const last = useRef(told)
  useEffect(() => {
    const from = last.current
    const began = performance.now()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const step = () => {
      last.current = onTheWay(from, told, still ? 1 : (performance.now() - began) / TICK_MS)
      setShown(last.current)
      if (last.current === told) clearInterval(timer)
    }
    const timer = setInterval(step, STEP_MS)
    step()
    return () => clearInterval(timer)
  }, [told])
  return shown
}
