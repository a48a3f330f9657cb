import type { GameModel } from '@playhouse/engines/engine.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Limits = Pick<GameModel, 'minStake' | 'maxStake'>

const WHOLE_NUMBER = /^\d{1,12}$/

/** Rounds a stake in minor units down to whole units, within the limits. */
export function clampStake(minor: bigint, { minStake, maxStake }: Limits): bigint {
  const whole = minor - (minor % MINOR_UNITS)
  return whole < minStake ? minStake : whole > maxStake ? maxStake : whole
}

/** Typed stake in minor units; undefined unless a whole number within the limits. */
function typedStake(typed: string, { minStake, maxStake }: Limits): bigint | undefined {
  const digits = typed.replaceAll(/[\s.,]/g, '')
  if (!WHOLE_NUMBER.test(digits)) return undefined
  const minor = parseAmount(digits)
  return minor >= minStake && minor <= maxStake ? minor : undefined
}

interface StakeFieldProps {
  id: string
  limits: Limits
  /** Decimal string. */
  stake: string
  isDisabled?: boolean
  onChange(stake: string): void
}

/** Stake input with buttons to halve and double. On blur it always shows a valid stake. */
export function StakeField({ id, limits, stake, isDisabled = false, onChange }: StakeFieldProps) {
  const { t } = useTranslation('frame')
  const [typed, setTyped] = useState<string | null>(null)
  const minor = parseAmount(stake)
  const change = (next: bigint) => {
    setTyped(null)
    onChange(formatAmount(clampStake(next, limits)))
  }
  const type = (text: string) => {
    setTyped(text)
    const next = typedStake(text, limits)
    if (next !== undefined) onChange(formatAmount(next))
  }
  const finishTyping = () => {
    if (typed === null) return
    const digits = typed.replaceAll(/[\s.,]/g, '')
    if (WHOLE_NUMBER.test(digits)) change(parseAmount(digits))
    else setTyped(null)
  }
  return (
    <span className="stake-input" data-disabled={isDisabled || undefined}>
      <button
        type="button"
        aria-label={`½ ${t('halve')}`}
        title={t('halve')}
        disabled={isDisabled}
        onClick={() => change(minor / 2n)}
      >
        ½
      </button>
      <input
        id={id}
        className="tabular"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('stake')}
        disabled={isDisabled}
        aria-invalid={typed !== null && typedStake(typed, limits) === undefined}
        value={typed ?? String(minor / MINOR_UNITS)}
        onChange={({ target }) => type(target.value)}
        onBlur={finishTyping}
        onKeyDown={({ key }) => key === 'Enter' && finishTyping()}
      />
      <button
        type="button"
        aria-label={`2× ${t('double')}`}
        title={t('double')}
        disabled={isDisabled}
        onClick={() => change(minor * 2n)}
      >
        2×
      </button>
    </span>
  )
}
