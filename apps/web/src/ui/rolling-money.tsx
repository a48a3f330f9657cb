import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useRef, useState } from 'react'
import { Money } from './money.tsx'
import { REDUCED_MOTION, useMedia } from './use-media.ts'

const STEPS = 24n
const STEP_MS = 30

interface RollingMoneyProps {
  /** What has been paid so far; only grows when money has moved. */
  amount: string
  currency: string
}

/** An amount that counts up from zero, and to each larger one. Assistive technology reads the amount itself. */
export function RollingMoney({ amount, currency }: RollingMoneyProps) {
  const target = parseAmount(amount)
  const isStill = useMedia(REDUCED_MOTION)
  const [shown, setShown] = useState(0n)
  const latest = useRef(0n)
  useEffect(() => {
    const start = latest.current
    if (isStill || start === target) return
    let left = STEPS
    const timer = setInterval(() => {
      left -= 1n
      const value = target - ((target - start) * left * left) / (STEPS * STEPS)
      latest.current = value
      setShown(value)
      if (left === 0n) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [target, isStill])
  const isWhole = isStill || shown === target
  return (
    <>
      <span aria-hidden="true">
        <Money amount={isWhole ? amount : formatAmount(shown - (shown % MINOR_UNITS))} currency={currency} short />
      </span>
      <span className="visually-hidden">
        <Money amount={amount} currency={currency} short />
      </span>
    </>
  )
}
