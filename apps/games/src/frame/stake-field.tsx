import type { GameModel } from '@playhouse/engines/engine.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Limits = Pick<GameModel, 'minStake' | 'maxStake'>

const WHOLE = /^\d{1,12}$/

/** A stake within the table's limits, in whole units. In and out: minor units. */
export function withinTable(minor: bigint, { minStake, maxStake }: Limits): bigint {
  const whole = minor - (minor % MINOR_UNITS)
  return whole < minStake ? minStake : whole > maxStake ? maxStake : whole
}

/** What was typed as minor units; undefined where it is no whole number within the limits. */
function typedStake(typed: string, { minStake, maxStake }: Limits): bigint | undefined {
  const digits = typed.replaceAll(/[\s.,]/g, '')
  if (!WHOLE.test(digits)) return undefined
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

/** A stake to type, to halve and to double. What is shown when it loses the focus is always a stake that the table takes. */
export function StakeField({ id, limits, stake, isDisabled = false, onChange }: StakeFieldProps) {
  const { t } = useTranslation('frame')
  const [typed, setTyped] = useState<string | null>(null)
  const minor = parseAmount(stake)
  const change = (next: bigint) => {
    setTyped(null)
    onChange(formatAmount(withinTable(next, limits)))
  }
  const type = (text: string) => {
    setTyped(text)
    const next = typedStake(text, limits)
    if (next !== undefined) onChange(formatAmount(next))
  }
  const leave = () => {
    if (typed === null) return
    const digits = typed.replaceAll(/[\s.,]/g, '')
    if (WHOLE.test(digits)) change(parseAmount(digits))
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
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
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
