import type { GameModel } from '@playhouse/engines/engine.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { Amount, useLaunched } from './launched.tsx'
import { MostStake, StakeField } from './stake-field.tsx'

interface StakeChoicesProps {
  model: GameModel
  /** The model's, or less by the player's own limit or bonus. */
  limits: Pick<GameModel, 'minStake' | 'maxStake'>
  stake: string
  total: string | undefined
  isDisabled: boolean
  onChoose(stake: string): void
  onValid(isValid: boolean): void
}

export function StakeChoices({ model, limits, stake, total, isDisabled, onChoose, onValid }: StakeChoicesProps) {
  const { t } = useTranslation('frame')
  const { number } = useLaunched()
  return (
    <fieldset className="stakes" id="stakes" disabled={isDisabled}>
      <legend className="label">
        {t('stake')}
        <span id="total-stake">
          {total === undefined ? null : (
            <>
              <span>{` · ${t('total')} `}</span>
              <Amount value={total} />
            </>
          )}
        </span>
      </legend>
      <StakeField
        id="stake"
        limits={limits}
        stake={stake}
        isDisabled={isDisabled}
        onChange={onChoose}
        onValid={onValid}
      />
      {stakeChoices(model).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="stake"
            value={choice}
            checked={choice === stake}
            disabled={parseAmount(choice) > limits.maxStake}
            onChange={() => {
              onValid(true)
              onChoose(choice)
            }}
          />
          <span className="tabular">{number(choice)}</span>
        </label>
      ))}
      <MostStake model={model} limits={limits} />
    </fieldset>
  )
}

const MAX_CHOICES = 8

/** Suggested stakes: the minimum, then 1, 2 and 5 times each power of ten within the limits. */
export function stakeChoices({ minStake, maxStake }: Pick<GameModel, 'minStake' | 'maxStake'>): string[] {
  const choices = [minStake]
  for (let power = 1n; power <= maxStake; power *= 10n) {
    choices.push(...[power, 2n * power, 5n * power].filter((stake) => stake > minStake && stake <= maxStake))
  }
  return choices.slice(0, MAX_CHOICES).map(formatAmount)
}

export function Limits({ model }: { model: Pick<GameModel, 'minStake' | 'maxStake'> }) {
  const { t } = useTranslation('frame')
  const { money } = useLaunched()
  return <p className="tabular">{t('limits', { min: money(model.minStake), max: money(model.maxStake) })}</p>
}
