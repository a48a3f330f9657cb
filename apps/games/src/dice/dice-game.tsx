import {
  type DiceBet,
  type DiceView,
  FACES,
  getMultiplier,
  MAX_WAYS,
  MIN_WAYS,
  getWays,
  getWin,
  type DiceModel,
} from '@playhouse/engines/dice/dice.ts'
import { DICE_MODELS } from '@playhouse/engines/dice/models.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { type ChangeEvent, type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDecimal } from '../frame/decimal-field.ts'
import { GameFrame, pastViews } from '../frame/game-frame.tsx'
import { useGame } from '../frame/use-game.ts'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { pause, prefersReducedMotion } from '../frame/motion.ts'
import { Table } from '../frame/parts.tsx'
import { isAbove } from '../frame/play-api.ts'
import './dice.css'

/** Duration of the needle's movement; must match dice.css. */
const MOVE_MS = 180
const RECENT_ROLLS = 20
/** Even chances. */
const FIRST_CHOICE: Choice = { direction: 'under', target: FACES / 2 }
/** Chances listed in the rules, as numbers of winning faces. */
const EXAMPLES = [MIN_WAYS, 1_000, 2_500, 5_000, 7_500, MAX_WAYS]

type Choice = Pick<DiceBet, 'direction' | 'target'>

interface Roll {
  readonly shown: number
  readonly result?: 'awaited' | 'shown' | 'won' | undefined
  /** Position of the needle, visible only after a round. */
  readonly needleAt: number
  readonly needle?: 'won' | 'lost' | undefined
}

export function DiceGame() {
  const { t } = useTranslation('dice')
  const { launch } = useLaunched()
  const model = useModel(DICE_MODELS)
  const game = useGame(model)
  const { hundredths, times, chance } = useFigures()
  const [choice, setChoice] = useState(FIRST_CHOICE)
  /** Text of the target field while it is being edited. */
  const [typed, setTyped] = useState<string | null>(null)
  const [roll, setRoll] = useState<Roll>({ shown: 0, needleAt: 0 })
  const [rolls, setRolls] = useState(() => pastViews<DiceView>(launch).slice(0, RECENT_ROLLS))
  const { direction, target } = choice
  const ways = getWays(choice)
  const isMistyped = typed !== null && getTarget(typed, choice) === null

  const choose = (next: Choice) => {
    setChoice(next)
    setRoll((before) => ({ ...before, needle: undefined }))
  }
  const changeTarget = (text: string) => {
    setTyped(text)
    const next = getTarget(text, choice)
    if (next !== null) choose({ direction, target: next })
  }
  const finishTyping = () => {
    if (typed === null) return
    const hundredth = Math.round(readDecimal(typed) * 100)
    setTyped(null)
    choose(nearestAllowed({ direction, target: Number.isNaN(hundredth) ? target : hundredth }))
  }
  const changeSlider = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (game.isLocked) return
    setTyped(null)
    choose(nearestAllowed({ direction, target: Number(value) }))
  }
  const switchDirection = (next: Choice['direction']) => {
    setTyped(null)
    // Keep the chance when the side changes.
    choose({ direction: next, target: FACES - 1 - target })
  }

  return (
    <GameFrame<DiceView>
      game={game}
      engine="dice"
      texts={{ press: t('press'), pressed: t('pressed'), ready: t('ready') }}
      bet={isMistyped ? null : { bet: { stake: game.stake, ...choice } satisfies DiceBet }}
      stage={{
        start: () => setRoll((before) => ({ ...before, result: 'awaited', needle: undefined })),
        async show(view, round) {
          setTyped(null)
          setChoice(getChoice(round))
          const needle = view.won ? 'won' : 'lost'
          setRoll((before) => ({ ...before, needleAt: view.roll, needle }))
          if (!prefersReducedMotion()) await pause(MOVE_MS)
          const isWin = isAbove(round.payout ?? '0', round.stake)
          setRoll({ shown: view.roll, result: isWin ? 'won' : 'shown', needleAt: view.roll, needle })
          setRolls((before) => [view, ...before].slice(0, RECENT_ROLLS))
          game.sounds.tick()
        },
        giveUp: () => setRoll((before) => ({ ...before, shown: 0, result: undefined })),
      }}
      wonOn={(view, round) => {
        const bet = getChoice(round)
        const values = { roll: hundredths(view.roll), target: hundredths(bet.target) }
        return t(bet.direction === 'under' ? 'rolledUnder' : 'rolledOver', values)
      }}
      breakdown={(view, round) => [
        [t('roll'), hundredths(view.roll)],
        [t(getChoice(round).direction), hundredths(getChoice(round).target)],
        [t('multiplier'), times(BigInt(view.multiplier))],
      ]}
      proof={(view) => [[t('roll'), hundredths(view.roll)]]}
      controls={
        <>
          <BetFields
            direction={direction}
            typed={typed ?? hundredths(target)}
            isMistyped={isMistyped}
            onDirection={switchDirection}
            onType={changeTarget}
            onTyped={finishTyping}
          />
          <dl className="dice-figures tabular">
            <div>
              <dt>{t('chance')}</dt>
              <dd id="chance">{chance(ways)}</dd>
            </div>
            <div>
              <dt>{t('multiplier')}</dt>
              <dd id="multiplier">{times(getMultiplier(model, ways))}</dd>
            </div>
            <div>
              <dt>{t('pays')}</dt>
              <dd id="pays">
                <Amount value={getWin(model, choice, parseAmount(game.stake))} />
              </dd>
            </div>
          </dl>
        </>
      }
      rules={<Rules model={model} />}
    >
      <div className="dice">
        <ol className="rolls tabular" id="rolls" aria-label={t('lastRolls')}>
          {rolls.map((view, index) => (
            <li key={index} data-won={view.won || undefined}>
              {hundredths(view.roll)}
            </li>
          ))}
        </ol>
        <p className="roll tabular" id="roll" aria-label={t('roll')} data-result={roll.result}>
          {hundredths(roll.shown)}
        </p>
        <Scale choice={choice} roll={roll} onSlide={changeSlider} />
      </div>
    </GameFrame>
  )
}

interface BetFieldsProps {
  direction: Choice['direction']
  typed: string
  isMistyped: boolean
  onDirection(direction: Choice['direction']): void
  onType(text: string): void
  onTyped(): void
}

function BetFields({ direction, typed, isMistyped, onDirection, onType, onTyped }: BetFieldsProps) {
  const { t } = useTranslation('dice')
  return (
    <fieldset className="dice-bet">
      <legend className="label">{t('direction')}</legend>
      <div className="switch">
        {(['under', 'over'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="direction"
              value={value}
              checked={value === direction}
              onChange={() => onDirection(value)}
            />
            <span>{t(value)}</span>
          </label>
        ))}
      </div>
      <input
        type="text"
        id="target"
        className="tabular"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-label={t('target')}
        aria-invalid={isMistyped}
        onChange={({ target: field }) => onType(field.value)}
        onBlur={onTyped}
        onKeyDown={({ key }) => key === 'Enter' && onTyped()}
      />
    </fieldset>
  )
}

interface ScaleProps {
  choice: Choice
  roll: Roll
  onSlide(event: ChangeEvent<HTMLInputElement>): void
}

/** The winning range, and where the last roll fell. */
function Scale({ choice: { direction, target }, roll, onSlide }: ScaleProps) {
  const { t } = useTranslation('dice')
  const { hundredths } = useFigures()
  return (
    <div
      className="scale"
      id="scale"
      data-direction={direction}
      data-result={roll.needle}
      style={{ '--target': target / 100, '--roll': roll.needleAt / 100 } as CSSProperties}
    >
      <div className="needle" aria-hidden="true">
        <svg viewBox="0 0 20 14">
          <path d="M1 1H19L10 13Z" />
        </svg>
      </div>
      <div className="bar" aria-hidden="true">
        <div className="range">
          <span>{t('wins')}</span>
        </div>
      </div>
      <input
        type="range"
        id="target-slider"
        aria-label={t('target')}
        aria-valuetext={`${t(direction)} ${hundredths(target)}`}
        min={0}
        max={FACES - 1}
        step={1}
        value={target}
        onChange={onSlide}
      />
      <div className="marks tabular" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
}

function Rules({ model }: { model: DiceModel }) {
  const { t } = useTranslation('dice')
  const { times, chance } = useFigures()
  return (
    <>
      <p>{t('rulesHow')}</p>
      <p>{t('rulesPays', { min: chance(MIN_WAYS), max: chance(MAX_WAYS) })}</p>
      <h3>{t('chances')}</h3>
      <Table
        className="chances"
        head={[t('chance'), t('multiplier')]}
        rows={EXAMPLES.map((count) => [String(count), chance(count), times(getMultiplier(model, count))])}
      />
    </>
  )
}

function useFigures() {
  const { number } = useLaunched()
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return {
    /** 5000 is "50.00". */
    hundredths: (count: number) => number(count / 100, two),
    /** Ten-thousandths with two to four decimals: 29102 is "2.9102×". */
    times: (tenThousandths: bigint) =>
      `${number(Number(tenThousandths) / 10_000, { minimumFractionDigits: 2, maximumFractionDigits: 4 })}×`,
    /** Winning faces of ten thousand: 4850 is "48.50%". */
    chance: (ways: number) => `${number(ways / 100, two)}%`,
  }
}

/** The choice of a round, which may differ from the controls when the round is resumed later. */
function getChoice({ bet }: RoundResponse): Choice {
  const { direction, target } = bet as DiceBet
  return { direction, target }
}

/** The typed target in hundredths; null if not allowed. */
function getTarget(typed: string, { direction }: Choice): number | null {
  const target = Math.round(readDecimal(typed) * 100)
  return nearestAllowed({ direction, target }).target === target ? target : null
}

function nearestAllowed({ direction, target }: Choice): Choice {
  const [minimum, maximum] = direction === 'under' ? [MIN_WAYS, MAX_WAYS] : [FACES - 1 - MAX_WAYS, FACES - 1 - MIN_WAYS]
  return { direction, target: Math.min(maximum, Math.max(minimum, target)) }
}
