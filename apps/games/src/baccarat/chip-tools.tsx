import type { BaccaratModel, Spot } from '@playhouse/engines/baccarat/baccarat.ts'
import { baccaratEngine } from '@playhouse/engines/baccarat/engine.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { SharedBet } from '@playhouse/vendor-api/play-api-shared.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stakeChoices } from '../frame/stake-choices.tsx'
import { useLaunched } from '../frame/launched.tsx'
import type { SharedRounds } from '../frame/shared-table.ts'
import { MostStake } from '../frame/stake-field.tsx'
import '../frame/felt.css'
import './baccarat.css'
import { getBets, type Chip, chipTotal, withoutLastChip } from './chips.ts'

const MAX_BETS = baccaratEngine.table?.bets ?? 1

export function ChipPicker({
  model,
  limits,
  stake,
  onChoose,
}: {
  model: BaccaratModel
  /** The model's, or less by the player's own limit or bonus. */
  limits: Pick<BaccaratModel, 'minStake' | 'maxStake'>
  stake: string
  onChoose: (stake: string) => void
}) {
  const { t } = useTranslation('baccarat')
  const { number, money } = useLaunched()
  return (
    <fieldset className="chip-choice" id="stakes">
      <legend className="label">{t('chips')}</legend>
      {stakeChoices(model).map((choice, index) => (
        <label key={choice} title={money(choice)}>
          <input
            type="radio"
            name="stake"
            value={choice}
            aria-label={money(choice)}
            checked={choice === stake}
            disabled={parseAmount(choice) > limits.maxStake}
            onChange={() => onChoose(choice)}
          />
          <span className="tabular" data-chip={index}>
            {number(Number(choice), { notation: 'compact' })}
          </span>
        </label>
      ))}
      <MostStake model={model} limits={limits} />
    </fieldset>
  )
}

interface ToolsProps {
  chips: readonly Chip[]
  lastChips: readonly Chip[]
  onChange(chips: readonly Chip[]): void
}

export function Tools({ chips, lastChips, onChange }: ToolsProps) {
  const { t } = useTranslation('baccarat')
  const pressed = useRef<HTMLButtonElement>(null)
  const tools = [
    { id: 'remove-chip', text: t('remove'), isDisabled: chips.length === 0, next: () => withoutLastChip(chips) },
    { id: 'clear-chips', text: t('clear'), isDisabled: chips.length === 0, next: () => [] },
    {
      id: 'repeat-bets',
      text: t('repeat'),
      isDisabled: lastChips.length === 0 || chips.length > 0,
      next: () => lastChips,
    },
  ]
  // A button that has just been disabled would lose the focus.
  useEffect(() => {
    if (pressed.current?.disabled) {
      document.querySelector<HTMLElement>(chips.length > 0 ? '#play' : '.place')?.focus()
    }
    pressed.current = null
  }, [chips])
  return (
    <div className="tools">
      {tools.map(({ id, text, isDisabled, next }) => (
        <button
          key={id}
          type="button"
          className="secondary"
          id={id}
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget
            onChange(next())
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

interface ChipOptions {
  isLocked: boolean
  /** The player's bets on the next round. */
  placedBets: readonly SharedBet[]
  stake: string
  maxStake: bigint
  onChange(): void
}

export function useChips(rounds: SharedRounds, { isLocked, placedBets, stake, maxStake, onChange }: ChipOptions) {
  const { t } = useTranslation('baccarat')
  const { money } = useLaunched()
  const [chips, setChips] = useState<readonly Chip[]>([])
  const [lastChips, setLastChips] = useState<readonly Chip[]>([])
  const [warning, setWarning] = useState('')
  const mayPlace = !isLocked && chips.length > 0 && chipTotal(chips) <= maxStake && placedBets.length < MAX_BETS
  const changeChips = (nextChips: readonly Chip[]) => {
    if (isLocked) return
    setWarning('')
    setChips(nextChips)
    onChange()
  }
  const addChip = (on: Spot) => {
    const minor = parseAmount(stake)
    if (isLocked) return
    if (chipTotal(chips) + minor > maxStake) setWarning(t('most', { max: money(maxStake) }))
    else changeChips([...chips, { on, minor }])
  }
  const placeBets = async () => {
    if (!mayPlace) return
    const sentChips = chips
    const freePlace = [1, 2, 3].find((each) => placedBets.every((bet) => bet.place !== each)) ?? 1
    if (!(await rounds.place(freePlace, { bets: getBets(sentChips) }))) return
    setLastChips((before) => (placedBets.length > 0 ? [...before, ...sentChips] : sentChips))
    setChips([])
  }
  return { chips, lastChips, warning, mayPlace, changeChips, addChip, placeBets }
}
