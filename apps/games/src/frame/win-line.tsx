import { MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from './launched.tsx'
import { prefersReducedMotion } from './motion.ts'
import { isAbove } from './play-api.ts'
import { winTier } from './win-tier.ts'

/** How long each tier counts up. */
const COUNTS_MS = [0, 500, 1_200, 2_200]
const WON_WORDS = { 1: 'won', 2: 'wonBig', 3: 'wonHuge' } as const

interface WinLineProps {
  payout: string
  stake: string
  /** Where it was won, or why. */
  note?: string
}

/** What a round has paid. A payout not above the stake is a loss or a draw, and is not dressed as a win. Give it the round's id as key. */
export function WinLine({ payout, stake, note }: WinLineProps) {
  const { t } = useTranslation('frame')
  if (!isAbove(payout, '0')) return <span>{t('noWin')}</span>
  const tier = winTier(payout, stake)
  if (tier === 0) {
    return (
      <>
        <span>{t('paidBack')}</span>
        <b>
          <Amount value={payout} />
        </b>
        {note ? <span>{note}</span> : null}
      </>
    )
  }
  return (
    <>
      <span className="win-word">{t(WON_WORDS[tier as 1 | 2 | 3])}</span>
      <strong data-tier={tier}>
        <span className="unseen">
          <Amount value={payout} />
        </span>
        <span aria-hidden="true">
          <CountUp amount={payout} lastsMs={COUNTS_MS[tier] ?? 0} />
        </span>
      </strong>
      {note ? <span>{note}</span> : null}
    </>
  )
}

/** Counts up to an amount that was paid; with reduced motion it just stands there. */
function CountUp({ amount, lastsMs }: { amount: string; lastsMs: number }) {
  const whole = parseAmount(amount)
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? whole : 0n))
  useEffect(() => {
    if (prefersReducedMotion()) return
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - begun) / lastsMs)
      // Fast at first: the last digits are read.
      const eased = BigInt(Math.floor((1 - (1 - part) ** 3) * 1_000_000))
      const counted = (whole * eased) / 1_000_000n
      setShown(part === 1 ? whole : counted - (counted % MINOR_UNITS))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [whole, lastsMs])
  return <Amount value={shown} />
}
