import type { BaccaratBet, BaccaratModel, BaccaratView, Spot } from '@playhouse/engines/baccarat/baccarat.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { SharedBet, SharedRound } from '@playhouse/vendor-api/play-api-shared.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaunched } from '../frame/launched.tsx'
import '../frame/felt.css'
import './baccarat.css'
import { type Chip, chipTotal } from './chips.ts'
import { SPOT_KEYS, Odds } from './baccarat-rules.tsx'

const SPOT_ORDER: readonly Spot[] = ['player-pair', 'player', 'tie', 'banker', 'banker-pair']
const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Chips on a spot; those not placed yet are lighter. */
function ChipStack({ amount, isPending = false }: { amount: string; isPending?: boolean }) {
  return (
    <span className="stack" data-pending={isPending || undefined}>
      <i className="chip" />
      {amount}
    </span>
  )
}

interface PlacesProps {
  model: BaccaratModel
  isLocked: boolean
  onAddChip(on: Spot): void
  onRemoveChip(on: Spot): void
  children: (on: Spot) => SpotState
}

interface SpotState {
  text: ReactNode
  /** Number of other players' bets here. */
  others: number
  paid?: 'won' | 'over'
}

export function Places({ model, isLocked, onAddChip, onRemoveChip, children: spotState }: PlacesProps) {
  const { t } = useTranslation('baccarat')
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number, on: Spot) => {
    const step = ARROW_STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const places = event.currentTarget.parentElement?.children
      const next = places?.[(index + step + SPOT_ORDER.length) % SPOT_ORDER.length]
      if (next instanceof HTMLElement) next.focus()
    }
    if (event.key === 'Backspace' || event.key === 'Delete') onRemoveChip(on)
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  }
  return (
    <div className="places" role="group" aria-label={t('places')}>
      {SPOT_ORDER.map((on, index) => {
        const { text, paid, others } = spotState(on)
        return (
          <button
            key={on}
            type="button"
            className="place"
            data-on={on}
            data-paid={paid}
            aria-disabled={isLocked}
            onClick={() => onAddChip(on)}
            onKeyDown={(event) => onKeyDown(event, index, on)}
          >
            <span className="place-name">{t(SPOT_KEYS[on])}</span>
            <span className="odds tabular">
              <Odds model={model} on={on} />
            </span>
            <span className="laid tabular">{text}</span>
            {others > 0 ? (
              <span
                className="others tabular"
                role="img"
                aria-label={t('otherBets', { number: others })}
                title={t('otherBets', { number: others })}
              >{`+${others}`}</span>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}

interface SpotOptions {
  others: SharedRound['others']
  /** Bets on the last round, while they are shown. */
  lastBets: readonly SharedBet[] | null
  placedBets: readonly SharedBet[]
  chips: readonly Chip[]
}

export function useSpotState({ others: otherBets, lastBets, placedBets, chips }: SpotOptions): (on: Spot) => SpotState {
  const { t } = useTranslation('baccarat')
  const { number } = useLaunched()
  return (on) => {
    const others = otherBets.filter(({ bet }) => (bet as BaccaratBet).bets.some((each) => each.on === on)).length
    const stakeOn = (own: readonly SharedBet[]) =>
      own
        .flatMap(({ bet }) => (bet as BaccaratBet).bets)
        .reduce((sum, bet) => (bet.on === on ? sum + parseAmount(bet.stake) : sum), 0n)
    if (lastBets) {
      const paid = lastBets
        .filter(({ status }) => status === 'settled')
        .flatMap(({ view }) => (view as BaccaratView).paid)
        .filter((each) => each.on === on)
      if (paid.length > 0) {
        const returned = paid.reduce((sum, { payout }) => sum + parseAmount(payout), 0n)
        const staked = paid.reduce((sum, each) => sum + parseAmount(each.stake), 0n)
        const text = returned > 0n ? t('paid', { amount: shortAmount(returned) }) : t('lost')
        return { text, others, paid: returned > staked ? 'won' : 'over' }
      }
      const staked = stakeOn(lastBets)
      return { text: staked > 0n ? <ChipStack amount={shortAmount(staked)} /> : null, others }
    }
    const [placed, laid] = [stakeOn(placedBets), chipTotal(chips, on)]
    if (placed + laid === 0n) return { text: null, others }
    return { text: <ChipStack amount={shortAmount(placed + laid)} isPending={laid > 0n} />, others }
  }

  /** Omits zero decimals: there is little room on the table. */
  function shortAmount(minor: bigint): string {
    return number(minor % 10_000n === 0n ? minor / 10_000n : Number(minor / 100n) / 100)
  }
}
