import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Autoplay, type AutoplayEnd } from './autoplay.ts'
import { useLaunched } from './launched.tsx'
import { setTurbo } from './motion.ts'
import { Dialog } from './parts.tsx'
import type { Rounds } from './rounds.ts'

/** Autoplay of a game. It ends when the player turns to anything else, such as a reality check or another tab. */
export function useAutoplay(rounds: Rounds) {
  const [autoplay] = useState(() => new Autoplay(rounds))
  const state = useSyncExternalStore(autoplay.subscribe, autoplay.getState, autoplay.getState)
  useEffect(() => autoplay.follow(), [autoplay])
  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && autoplay.stop()
    addEventListener('blur', autoplay.stop)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener('blur', autoplay.stop)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [autoplay])
  return { ...state, autoplay, isOn: state.left !== null }
}
export type AutoplayOfGame = ReturnType<typeof useAutoplay>

const ENDED = {
  done: 'autoplayDone',
  loss: 'autoplayLossReached',
  win: 'autoplayWon',
  stopped: 'autoplayStopped',
} as const satisfies Record<AutoplayEnd, string>
const ROUNDS = [10, 25, 50, 100] as const
const LOSS_MULTIPLES = [5n, 10n, 25n, 50n] as const
const WIN_MULTIPLES = [5n, 10n, 50n] as const

interface AutoplayControlsProps {
  auto: AutoplayOfGame
  /** Total stake of a round; null while none can be played. */
  stake: string | null
}

/** Buttons for autoplay and turbo, each where the rules of the player's country allow it. */
export function AutoplayControls({ auto, stake }: AutoplayControlsProps) {
  const { t } = useTranslation('frame')
  const { launch, money } = useLaunched()
  const { allowsAutoplay, allowsTurbo } = launch
  const [isOpen, setOpen] = useState(false)
  const [isFast, setFast] = useState(false)
  if (!allowsAutoplay && !allowsTurbo) return null
  const switchSpeed = () => {
    setTurbo(!isFast)
    setFast(!isFast)
  }
  return (
    <div className="auto">
      {allowsAutoplay ? (
        <button
          type="button"
          className="secondary"
          id="autoplay"
          aria-haspopup="dialog"
          disabled={auto.isOn || stake === null}
          onClick={() => setOpen(true)}
        >
          {t('autoplay')}
        </button>
      ) : null}
      {allowsTurbo ? (
        <button type="button" className="secondary" id="turbo" aria-pressed={isFast} onClick={switchSpeed}>
          {t('turbo')}
        </button>
      ) : null}
      <p className="label" role="status">
        {auto.ended !== null
          ? t(ENDED[auto.ended])
          : auto.lossLimit !== null && t('autoplayRunning', { limit: money(formatAmount(auto.lossLimit)) })}
      </p>
      {stake === null ? null : (
        <Dialog id="autoplay-plan" title={t('autoplay')} isOpen={isOpen} onClose={() => setOpen(false)}>
          <PlanForm
            stake={parseAmount(stake)}
            onStart={(plan) => {
              setOpen(false)
              auto.autoplay.start(plan, parseAmount(stake))
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

interface PlanFormProps {
  /** Minor units. */
  stake: bigint
  onStart(plan: Parameters<Autoplay['start']>[0]): void
}

function PlanForm({ stake, onStart }: PlanFormProps) {
  const { t } = useTranslation('frame')
  const { money, number } = useLaunched()
  const [rounds, setRounds] = useState<number>(ROUNDS[0])
  const [lossMultiple, setLossMultiple] = useState<bigint>(LOSS_MULTIPLES[1])
  const [winMultiple, setWinMultiple] = useState<bigint | null>(null)
  const getAmount = (multiple: bigint) => money(formatAmount(stake * multiple))
  return (
    <>
      <p>{t('autoplayHelp', { stake: money(formatAmount(stake)) })}</p>
      <Choices
        legend={t('autoplayRounds')}
        name="auto-rounds"
        choices={ROUNDS.map((count) => ({ value: count, text: number(count) }))}
        chosen={rounds}
        onChoose={setRounds}
      />
      <Choices
        legend={t('autoplayLoss')}
        name="auto-loss"
        choices={LOSS_MULTIPLES.map((multiple) => ({ value: multiple, text: getAmount(multiple) }))}
        chosen={lossMultiple}
        onChoose={setLossMultiple}
      />
      <Choices
        legend={t('autoplayWin')}
        name="auto-win"
        choices={[
          { value: null, text: t('autoplayAnyWin') },
          ...WIN_MULTIPLES.map((multiple) => ({ value: multiple, text: getAmount(multiple) })),
        ]}
        chosen={winMultiple}
        onChoose={setWinMultiple}
      />
      <button
        type="button"
        className="primary"
        id="autoplay-start"
        onClick={() =>
          onStart({
            rounds,
            lossLimit: stake * lossMultiple,
            winLimit: winMultiple === null ? null : stake * winMultiple,
          })
        }
      >
        {t('autoplayStart', { count: rounds })}
      </button>
    </>
  )
}

interface ChoicesProps<Value> {
  legend: string
  name: string
  choices: readonly { value: Value; text: string }[]
  chosen: Value
  onChoose(value: Value): void
}

function Choices<Value>({ legend, name, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="stakes plan">
      <legend>{legend}</legend>
      {choices.map(({ value, text }) => (
        <label key={text}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span className="tabular">{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
