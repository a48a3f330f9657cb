import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { POINT } from './bet-texts.ts'

const PRESETS = { POINT: ['1', '5', '10', '50', '100'], MONEY: ['5000', '10000', '50000', '100000', '500000'] } as const

export type StakeUnit = keyof typeof PRESETS

export const getStakeUnit = (unit: string): StakeUnit => (unit === 'POINT' ? 'POINT' : 'MONEY')

/** Converts the typed stake to whole units of currency; empty if it is no whole amount. */
const getStake = (typed: string, unit: StakeUnit): string => {
  const whole = wholeAmount(typed) ?? ''
  return whole !== '' && unit === 'POINT' ? String(BigInt(whole) * BigInt(POINT)) : whole
}

const formatStake = (stake: string, unit: StakeUnit): string =>
  unit === 'POINT' && /^\d+$/.test(stake) ? String(BigInt(stake) / BigInt(POINT)) : stake

interface StakeFieldProps {
  label: string
  /** Whole units of currency; empty while it is no amount. */
  stake: string
  unit: StakeUnit
  currency: string
  invalid?: boolean
  describedBy?: string | undefined
  onChange: (stake: string) => void
}

/** A stake in points or money. Keeps the typed text, valid or not. */
export function StakeField({ label, stake, unit, currency, invalid, describedBy, onChange }: StakeFieldProps) {
  const { t } = useTranslation('lottery')
  const [typed, setTyped] = useState(() => formatStake(stake, unit))
  const shown = getStake(typed, unit) === stake ? typed : formatStake(stake, unit)
  return (
    <span className="relative block">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(getStake(target.value, unit))
        }}
        className={`${controlClass} figures pe-14 text-end`}
      />
      <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-caption text-muted">
        {unit === 'POINT' ? t('points') : currency}
      </span>
    </span>
  )
}

interface StakePresetsProps {
  stake: string
  unit: StakeUnit
  onChange: (stake: string) => void
}

export function StakePresets({ stake, unit, onChange }: StakePresetsProps) {
  const { t } = useTranslation('lottery')
  const { compact } = useFormat()
  return (
    <div role="group" aria-label={t('stakePresets')} className="flex flex-wrap gap-1.5">
      {PRESETS[unit].map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={getStake(preset, unit) === stake}
          onClick={() => onChange(getStake(preset, unit))}
          className="figures h-8 rounded-control border border-line px-2.5 text-small text-muted hover:border-edge hover:text-text aria-pressed:border-edge aria-pressed:bg-pressed aria-pressed:text-text pointer-coarse:h-10"
        >
          {compact(Number(preset))}
        </button>
      ))}
    </div>
  )
}
