import { averagePay, type Fish, type FishingModel, type FishingView } from '@playhouse/engines/fishing/fishing.ts'
import { FISHING_MODELS } from '@playhouse/engines/fishing/models.ts'
import { decimal, type Rational, rational } from '@playhouse/engines/rational.ts'
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { GameFrame } from '../frame/game-frame.tsx'
import { useGame } from '../frame/use-game.ts'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { pause, prefersReducedMotion } from '../frame/motion.ts'
import { Paragraphs, Table } from '../frame/parts.tsx'
import { FishPicture, FishSheet } from './fish-drawings.tsx'
import './fishing.css'
import { Pond, type PondFish, type PondHandle, type ShotTexts } from './pond.tsx'

/** At most four shots a second. */
const MIN_SHOT_MS = 250
const FLIGHT_MS = 160

/** The pond: aim at a fish, one shot at a time. The fish's positions come from a public seed and do not affect results. */
export function FishingGame() {
  const { t } = useTranslation('fishing')
  const { launch } = useLaunched()
  const model = useModel(FISHING_MODELS)
  const game = useGame(model)
  const pond = useRef<PondHandle>(null)
  const [fishClass, setFishClass] = useState(model.fish[0]?.id ?? '')
  const [target, setTarget] = useState<PondFish | null>(null)
  const [texts, setWords] = useState<ShotTexts | null>(null)
  const shot = useRef<{ at: PondFish | null; startedAt: number }>({ at: null, startedAt: 0 })
  const { isLocked, rounds } = game
  const { getName, describeClass } = useFishTexts(model)

  const aimAtClass = (id: string) => {
    setFishClass(id)
    setTarget(pond.current?.ofClass(id) ?? null)
  }
  const aim = useRef(aimAtClass)
  useEffect(() => {
    aim.current = aimAtClass
  })
  // Aim at a fish of the first class once the pond is mounted.
  useEffect(() => {
    aim.current(model.fish[0]?.id ?? '')
  }, [model])

  /** Aims and shoots at once. The bet must be rendered before `press` sends it. */
  const aimAndShoot = (fish: PondFish) => {
    if (isLocked) return
    flushSync(() => {
      setFishClass(fish.swimmer.fish)
      setTarget(fish)
    })
    rounds.press()
  }

  useArrowKeys(model, fishClass, aim)

  return (
    <GameFrame<FishingView>
      game={game}
      engine="fishing"
      texts={{ press: t('press'), pressed: t('pressed'), ready: t('ready') }}
      bet={target ? { bet: { stake: game.stake, fish: target.swimmer.fish } } : null}
      stage={{
        start() {
          shot.current = { at: target, startedAt: performance.now() }
          if (target) pond.current?.shootAt(target)
          game.sounds.tick()
        },
        async show(view, round) {
          const { at, startedAt } = shot.current
          const hit = at?.swimmer.fish === view.fish ? at : pond.current?.ofClass(view.fish)
          if (!prefersReducedMotion()) await pause(FLIGHT_MS - (performance.now() - startedAt))
          if (hit) {
            const text = view.caught ? (
              <>
                <b>{`×${view.multiplier}`}</b>
                <Amount value={view.payout} />
              </>
            ) : (
              t('miss')
            )
            setWords({ key: round.roundId, fish: hit, caught: view.caught, text })
          }
          if (hit && view.caught) {
            game.sounds.step()
            pond.current?.replace(hit, round.nextServerSeedHash)
          }
          await pause(MIN_SHOT_MS - (performance.now() - startedAt))
        },
        giveUp() {
          shot.current = { at: null, startedAt: 0 }
        },
      }}
      wonOn={({ fish, multiplier }) => `${getName(fish)} ×${multiplier}`}
      breakdown={({ fish, caught, multiplier }) => [[getName(fish), caught ? `×${multiplier}` : t('miss')]]}
      proof={({ fish, multiplier }) => [
        [t('fish'), getName(fish)],
        [t('draw'), String(multiplier)],
      ]}
      rules={<Rules model={model} />}
    >
      <FishSheet ids={model.fish.map(({ id }) => id)} />
      <div className={`fishing ${model.id}`}>
        <Pond
          ref={pond}
          modelId={model.id}
          seed={launch.session.serverSeedHash}
          classes={model.fish.map(({ id }) => id)}
          target={target}
          texts={texts}
          onAim={aimAndShoot}
        />
        <p className="about tabular" id="about">
          {describeClass(model.fish.find(({ id }) => id === fishClass))}
        </p>
        <Targets model={model} chosen={fishClass} onChoose={aimAtClass} />
      </div>
    </GameFrame>
  )
}

function useArrowKeys({ fish }: FishingModel, fishClass: string, aim: RefObject<(id: string) => void>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step === undefined || document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.closest('input')) return
      const index = fish.findIndex(({ id }) => id === fishClass)
      const next = fish[(index + step + fish.length) % fish.length]
      if (next) aim.current(next.id)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [fishClass, fish, aim])
}

function useFishTexts(model: FishingModel) {
  const { t } = useTranslation('fishing')
  const { number, percent } = useLaunched()
  return { getName, payRange, describeClass }

  function getName(id: string): string {
    return t(fishKey(id))
  }

  /** Payout range of a class: "×8", or "×20–90" for a boss. */
  function payRange({ pays }: Fish): string {
    const [first = 0, ...more] = pays.map(({ multiplier }) => multiplier)
    const last = more.at(-1)
    return `×${number(first)}${last === undefined ? '' : `–${number(last)}`}`
  }

  /** Payouts and catch rate of a class. */
  function describeClass(fish: Fish | undefined): string {
    if (!fish) return ''
    const pays = fish.pays.map(({ multiplier }) => number(multiplier)).join(' / ')
    return t('about', { fish: getName(fish.id), pays, chance: percent(decimal(caughtPercent(model, fish), 4)) })
  }
}

interface TargetsProps {
  model: FishingModel
  chosen: string
  onChoose(id: string): void
}

/** The classes to aim at. */
function Targets({ model, chosen, onChoose }: TargetsProps) {
  const { t } = useTranslation('fishing')
  const { getName, payRange } = useFishTexts(model)
  return (
    <fieldset className="targets" id="targets">
      <legend className="read-only">{t('targets')}</legend>
      {model.fish.map((fish) => (
        <label key={fish.id} className={fish.boss ? 'boss' : undefined}>
          <input
            type="radio"
            name="fish"
            value={fish.id}
            checked={fish.id === chosen}
            onChange={() => onChoose(fish.id)}
          />
          <FishPicture id={fish.id} />
          <span className="target-name">{getName(fish.id)}</span>
          <span className="target-pays tabular">{payRange(fish)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Rules({ model }: { model: FishingModel }) {
  const { t } = useTranslation('fishing')
  const { percent } = useLaunched()
  const { getName, payRange } = useFishTexts(model)
  return (
    <>
      <Paragraphs texts={[t('howShot'), t('howAim')]} />
      <Table
        className="rules-table"
        head={[t('fish'), t('pays'), t('caught')]}
        rows={model.fish.map((fish) => [
          fish.id,
          <Fragment key={fish.id}>
            <FishPicture id={fish.id} />
            <span>{getName(fish.id)}</span>
          </Fragment>,
          payRange(fish),
          percent(decimal(caughtPercent(model, fish), 4)),
        ])}
      />
      {model.fish
        .filter(({ boss }) => boss)
        .map((boss) => (
          <Fragment key={boss.id}>
            <h3>{t('prizesOf', { fish: getName(boss.id) })}</h3>
            <PrizeTable model={model} boss={boss} />
          </Fragment>
        ))}
      <Paragraphs
        texts={[t('prizeHelp'), t('howReturn', { percent: percent(model.returnToPlayer) }), t('howSchool')]}
      />
    </>
  )
}

/** Exact chance in per cent that a shot catches the fish. */
function caughtPercent(model: FishingModel, fish: Fish): Rational {
  return rational(BigInt(model.returnToPlayerBasisPoints), BigInt(100 * averagePay(fish)))
}

function PrizeTable({ model, boss }: { model: FishingModel; boss: Fish }) {
  const { t } = useTranslation('fishing')
  const { number, percent } = useLaunched()
  const all = BigInt(boss.pays.reduce((sum, { weight }) => sum + weight, 0))
  const { numerator, denominator } = caughtPercent(model, boss)
  return (
    <Table
      className="rules-table"
      head={[t('prize'), t('ofCaught'), t('ofShots')]}
      rows={boss.pays.map(({ multiplier, weight }) => [
        String(multiplier),
        `×${number(multiplier)}`,
        percent(decimal(rational(100n * BigInt(weight), all), 2)),
        percent(decimal(rational(numerator * BigInt(weight), denominator * all), 4)),
      ])}
    />
  )
}

/** Text key of a class: `mudCrab` for "mud-crab". */
export function fishKey(fish: string): 'minnow' {
  return fish.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as 'minnow'
}
