import { type CrashBet, type CrashModel, MIN_CASH_OUT, payoutAt } from '@playhouse/engines/crash/crash.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { SharedBet, SharedRound } from '@playhouse/vendor-api/play-api-shared.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDecimal } from '../frame/decimal-field.ts'
import { useLaunched } from '../frame/launched.tsx'
import type { SharedRounds, SharedState } from '../frame/shared-table.ts'
import { clampStake, MostStake, StakeField, withinMaximum } from '../frame/stake-field.tsx'
import './crash.css'
import { readCashOut } from './results.ts'

/** One of the player's two bets, on the running round or on the next. */
interface Panel {
  readonly place: number
  readonly flying: SharedBet | undefined
  readonly placed: SharedBet | undefined
  readonly isSending: boolean
}

export function getPanel({ table: { last, next, bets }, sending }: SharedState, place: number): Panel {
  const on = (round: SharedRound) =>
    bets.find((bet) => bet.place === place && bet.eventId === round.id && bet.status !== 'refunded')
  return {
    place,
    flying: last.phase === 'playing' ? on(last) : undefined,
    placed: on(next),
    isSending: sending.has(place),
  }
}

interface BetPanelProps {
  panel: Panel
  model: CrashModel
  /** Largest stake that limit and bonus allow. */
  maxStake: string | null
  rounds: SharedRounds
  multiplier: number | null
  isEnded: boolean
  times(hundredths: number): string
  register(press: () => void): void
}

export function BetPanel({ panel, model, maxStake, rounds, multiplier, isEnded, times, register }: BetPanelProps) {
  const { t } = useTranslation('crash')
  const { money } = useLaunched()
  const { place, flying, placed, isSending } = panel
  const limits = withinMaximum(model, maxStake)
  const [stake, setStake] = useState<string>(() => formatAmount(clampStake(model.minStake * 2n, limits)))
  const [isStakeValid, setStakeValid] = useState(true)
  const [typed, setTyped] = useState('')
  const [cashing, setCashing] = useState('')
  const target = getTarget(typed, model.highest)
  const taken = flying ? (readCashOut(flying) ?? autoCashedOutAt(flying, multiplier)) : null
  const isLive = flying?.status === 'going' && taken === null && multiplier !== null
  const isCashing = isLive && cashing === flying.roundKey
  const mayStake = isStakeValid && parseAmount(stake) <= limits.maxStake
  const isLocked = isSending || placed !== undefined || isEnded
  const getId = (name: string) => (place === 1 ? name : `${name}-${place}`)

  const press = () => {
    if (isLive) {
      if (isCashing || (multiplier ?? 0) < MIN_CASH_OUT) return
      setCashing(flying.roundKey)
      void rounds.cashOut(flying).then(() => setCashing(''))
      return
    }
    if (isLocked || target === undefined || !mayStake) return
    void rounds.place(place, { stake, target } satisfies CrashBet)
  }
  useEffect(() => {
    // Braces matter: React would call a returned function on cleanup and place a bet.
    register(press)
  })

  const isIdle = isLive ? isCashing : isLocked || target === undefined || !mayStake
  return (
    <section className="bet-panel" aria-label={t('bet', { number: place })} data-live={isLive || undefined}>
      <StakeField
        id={getId('stake')}
        limits={limits}
        stake={stake}
        isDisabled={isLocked}
        onChange={setStake}
        onValid={setStakeValid}
      />
      <MostStake model={model} limits={limits} />
      <label className="target-field">
        <span className="label">{t('auto')}</span>
        <input
          type="text"
          id={getId('target')}
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('targetNone')}
          value={typed}
          disabled={isLocked}
          aria-label={t('target')}
          aria-invalid={target === undefined}
          onChange={({ target: field }) => setTyped(field.value)}
        />
        <span aria-hidden="true">×</span>
      </label>
      <p className="bet-note tabular" role="status">
        {taken !== null ? t('takenAt', { at: times(taken) }) : ''}
      </p>
      <button
        type="button"
        className={isLive || place === 1 ? 'primary' : 'secondary'}
        id={getId('play')}
        aria-disabled={isIdle}
        onClick={press}
      >
        {label()}
      </button>
    </section>
  )

  function label(): string {
    if (isLive) {
      const amount = money(payoutAt(parseAmount(flying.stake), multiplier ?? 100))
      return t(isCashing ? 'cashing' : 'cashOut', { amount })
    }
    if (isSending) return t('placing')
    if (placed) return t('placed', { amount: money(placed.stake) })
    return t(multiplier === null ? 'press' : 'pressNext', { amount: money(stake) })
  }
}

/** The target, once reached on the page's clock and before the vendor confirms it. */
function autoCashedOutAt({ bet }: SharedBet, multiplier: number | null): number | null {
  const { target } = bet as CrashBet
  return target && multiplier !== null && multiplier >= target ? target : null
}

/** The typed target in hundredths; null if empty, undefined if invalid. */
function getTarget(typed: string, highest: number): number | null | undefined {
  if (typed.trim() === '') return null
  const target = Math.round(readDecimal(typed) * 100)
  return target >= MIN_CASH_OUT && target <= highest ? target : undefined
}
