import type { GameModel } from '@playhouse/engines/engine.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaunched } from './launched.tsx'

type Limits = Pick<GameModel, 'minStake' | 'maxStake'>

/** Rounds a stake in minor units down to whole units, within the limits. */
export function clampStake(minor: bigint, { minStake, maxStake }: Limits): bigint {
  const whole = minor - (minor % MINOR_UNITS)
  return whole < minStake ? minStake : whole > maxStake ? maxStake : whole
}

/** Typed stake in minor units; undefined unless a whole number within the limits. "750.5" is none. */
export function typedStake(typed: string, { minStake, maxStake }: Limits): bigint | undefined {
  const whole = wholeAmount(typed)
  if (whole === undefined) return undefined
  const minor = parseAmount(whole)
  return minor >= minStake && minor <= maxStake ? minor : undefined
}

/** A model's limits, lowered to what the player's own limit and bonus allow. */
export function withinMaximum<Model extends Limits>(model: Model, maxStake: string | null): Model {
  const maximum = maxStake === null ? model.maxStake : parseAmount(maxStake)
  return maximum < model.maxStake ? { ...model, maxStake: maximum } : model
}

/** Names the largest stake where it is less than the game's. */
export function MostStake({ model, limits }: { model: Limits; limits: Limits }) {
  const { t } = useTranslation('frame')
  const { money } = useLaunched()
  return limits.maxStake < model.maxStake ? (
    <p className="label tabular">{t('mostStake', { max: money(limits.maxStake) })}</p>
  ) : null
}

interface StakeFieldProps {
  id: string
  limits: Limits
  /** Decimal string. */
  stake: string
  isDisabled?: boolean
  onChange(stake: string): void
  /** Called with whether what is typed is a stake; nothing else may be played. */
  onValid?(isValid: boolean): void
}

/** Stake input with buttons to halve and double. What is no stake stays as typed, with the reason. */
export function StakeField({ id, limits, stake, isDisabled = false, onChange, onValid }: StakeFieldProps) {
  const { t } = useTranslation('frame')
  const { money } = useLaunched()
  const [typed, setTyped] = useState<string | null>(null)
  const minor = parseAmount(stake)
  const isWrong = typed !== null && typedStake(typed, limits) === undefined
  const change = (next: bigint) => {
    setTyped(null)
    onValid?.(true)
    onChange(formatAmount(clampStake(next, limits)))
  }
  const type = (text: string) => {
    setTyped(text)
    const next = typedStake(text, limits)
    onValid?.(next !== undefined)
    if (next !== undefined) onChange(formatAmount(next))
  }
  const finishTyping = () => {
    if (!isWrong) setTyped(null)
  }
  return (
    <>
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
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
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
      {isWrong ? (
        <span id={`${id}-wrong`} role="alert" className="stake-wrong tabular">
          {t('limits', { min: money(limits.minStake), max: money(limits.maxStake) })}
        </span>
      ) : null}
    </>
  )
}
