import { MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from './launched.tsx'
import { prefersReducedMotion } from './motion.ts'
import { isAbove } from './play-api.ts'
import { winTier } from '@playhouse/shared/win-tier.ts'

const COUNT_UP_MS = [0, 500, 1_200, 2_200]
const WIN_KEYS = { 1: 'won', 2: 'wonBig', 3: 'wonHuge' } as const

interface WinLineProps {
  payout: string
  stake: string
  /** Where or why it was won. */
  note?: string
  /** Names the stake that was lost, at tables where a bet and its end lie apart. */
  namesLoss?: boolean
}

/** Payout of a round. A payout not above the stake is not celebrated as a win. Use the round id as React key. */
export function WinLine({ payout, stake, note, namesLoss = false }: WinLineProps) {
  const { t } = useTranslation('frame')
  if (!isAbove(payout, '0') && namesLoss)
    return (
      <>
        <span>{t('lost')}</span>
        <b>
          <Amount value={stake} />
        </b>
      </>
    )
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
      <span className="win-word">{t(WIN_KEYS[tier as 1 | 2 | 3])}</span>
      <strong data-tier={tier}>
        <span className="unseen">
          <Amount value={payout} />
        </span>
        <span aria-hidden="true">
          <CountUp amount={payout} durationMs={COUNT_UP_MS[tier] ?? 0} />
        </span>
      </strong>
      {note ? <span>{note}</span> : null}
    </>
  )
}

/** Counts up to an amount; shows it at once with reduced motion. */
function CountUp({ amount, durationMs }: { amount: string; durationMs: number }) {
  const total = parseAmount(amount)
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? total : 0n))
  useEffect(() => {
    if (prefersReducedMotion()) return
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - startedAt) / durationMs)
      // Ease out, so that the last digits are readable.
      const eased = BigInt(Math.floor((1 - (1 - part) ** 3) * 1_000_000))
      const counted = (total * eased) / 1_000_000n
      setShown(part === 1 ? total : counted - (counted % MINOR_UNITS))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [total, durationMs])
  return <Amount value={shown} />
}
