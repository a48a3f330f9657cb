import {
  type CrashBet,
  type CrashModel,
  type CrashMove,
  type CrashView,
  LOWEST_CASH_OUT,
  multiplierAfter,
  payoutAt,
  reachedAfterMs,
} from '@playhouse/engines/crash/crash.ts'
import { CRASH_MODELS } from '@playhouse/engines/crash/models.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDecimal } from '../frame/decimal-field.ts'
import { GameFrame, pastViews, useGame } from '../frame/game-frame.tsx'
import { useLaunched, useModel } from '../frame/launched.tsx'
import { prefersReducedMotion } from '../frame/motion.ts'
import { Paragraphs, Table } from '../frame/parts.tsx'
import './crash.css'
import { extentAt } from './curve.ts'
import { type Drawing, drawCurve, type Words } from './draw-curve.ts'

/** How often the button's amount is updated. */
const LABEL_EVERY_MS = 100
/** How often the figures change where the player wants no motion. */
const STILL_EVERY_MS = 250
const POINTS_SHOWN = 20
/** The view is so much higher than a curve at its end, whose words stand over it. */
const ROOM_FOR_WORDS = 2
/** Multipliers whose chances the rules show, in hundredths. */
const EXAMPLES = [LOWEST_CASH_OUT, 150, 200, 500, 1_000, 2_500, 10_000, 100_000]
const EMPTY_CURVE: Drawing = { extent: extentAt(0), toMs: null, takenMs: null, crashed: false, target: null }

type Ended = Extract<CrashView, { going: false }>

/** A round under way, by this page's own clock. */
interface Running {
  readonly key: string
  /** In hundredths. */
  readonly target: number | null
  startedAt: number
}

/** What stands over the curve. */
interface Reading {
  readonly state: 'ready' | 'awaited' | 'going' | 'crashed' | 'taken'
  /** In hundredths. */
  readonly multiplier: number
  readonly words: readonly string[]
  /** Of a round under way, in minor units. */
  readonly stake?: bigint
}

const READY: Reading = { state: 'ready', multiplier: 100, words: [] }

export function CrashGame() {
  const { t } = useTranslation('crash')
  const { launch, money, number } = useLaunched()
  const model = useModel(CRASH_MODELS)
  const game = useGame(model)
  const [typed, setTyped] = useState('')
  const [reading, setReading] = useState(READY)
  const [points, setPoints] = useState(() =>
    pastViews<CrashView>(launch)
      .filter((view) => !view.going)
      .slice(0, POINTS_SHOWN),
  )
  const running = useRef<Running>(null)
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const times = (hundredths: number) => `${number(hundredths / 100, two)}×`
  const short = (value: number) => number(value, { maximumFractionDigits: 2 })
  const svg = useRef<SVGSVGElement>(null)
  const figure = useRef<HTMLParagraphElement>(null)
  const curve = useCurve(svg, {
    times: (value) => `${short(value)}×`,
    seconds: (seconds) => t('seconds', { seconds: short(seconds) }),
  })
  const target = targetOf(typed, model.highest)

  /** Writes the figure outside of React: only its text node's value, so that React's own node stays. */
  const count = (multiplier: number) => {
    if (figure.current?.firstChild) figure.current.firstChild.nodeValue = times(multiplier)
  }
  const stand = () => {
    running.current = null
    setReading(READY)
    count(READY.multiplier)
    curve.draw(EMPTY_CURVE)
  }

  const run = (round: Running) => {
    if (running.current !== round) return
    const elapsedMs = ageOf(round, model)
    count(multiplierAfter(model, elapsedMs))
    if (prefersReducedMotion()) {
      setTimeout(() => run(round), STILL_EVERY_MS)
      return
    }
    const goal = round.target === null ? null : round.target / 100
    curve.draw({ extent: extentAt(elapsedMs), toMs: elapsedMs, takenMs: null, crashed: false, target: goal })
    requestAnimationFrame(() => run(round))
  }
  /** The figure is written in every frame, the button's amount only so often. */
  const update = (round: Running) => {
    if (running.current !== round) return
    const multiplier = multiplierAfter(model, ageOf(round, model))
    setReading((before) => ({ ...before, multiplier }))
    setTimeout(() => update(round), prefersReducedMotion() ? STILL_EVERY_MS : LABEL_EVERY_MS)
  }

  const wordsOf = ({ cause, multiplier, point }: Ended): string[] => {
    const at = times(multiplier)
    if (cause === 'crash') return [t('crashedAt', { at })]
    if (cause === 'highest') return [t('highestAt', { at })]
    return [t('takenAt', { at }), t(point < model.highest ? 'thenCrashed' : 'highestAt', { at: times(point) })]
  }
  const showEnd = (view: Ended, goal: number | null) => {
    const crashed = view.point < model.highest
    const takenMs = view.cause === 'crash' ? null : reachedAfterMs(model, view.multiplier)
    const toMs = reachedAfterMs(model, crashed ? view.point + 1 : model.highest)
    // After an early cash-out the rest may be far away: what was taken stays in sight.
    const seenMs = takenMs === null ? toMs : Math.min(toMs, takenMs * 1.5 + 2_000)
    const state = view.cause === 'crash' ? 'crashed' : 'taken'
    setReading({ state, multiplier: view.multiplier, words: wordsOf(view) })
    count(view.multiplier)
    curve.draw({ extent: extentAt(seenMs, ROOM_FOR_WORDS), toMs, takenMs, crashed, target: goal && goal / 100 })
  }

  const primaryMove = () => {
    const { state, multiplier, stake } = reading
    if (state !== 'going' || stake === undefined || multiplier < LOWEST_CASH_OUT) return null
    const amount = money(payoutAt(stake, multiplier))
    return { label: t('cashOut', { amount }), move: { type: 'cash-out' } satisfies CrashMove }
  }

  return (
    <GameFrame<CrashView>
      game={game}
      engine="crash"
      hasMoves
      texts={{ press: t('press'), pressed: t('pressed'), ready: t('ready') }}
      bet={target === undefined ? null : { bet: { stake: game.stake, target } satisfies CrashBet }}
      primaryMove={primaryMove()}
      stage={{
        start() {
          stand()
          setReading({ ...READY, state: 'awaited' })
        },
        progress(_view, round) {
          const startedAt = startOf(round)
          if (running.current?.key === round.roundKey) {
            // The answer that travelled shortest is nearest to the vendor's clock.
            running.current.startedAt = Math.min(running.current.startedAt, startedAt)
            return
          }
          const goal = goalOf(round)
          const begun = { key: round.roundKey, target: goal, startedAt }
          running.current = begun
          const words = goal === null ? [] : [t('targetLine', { at: times(goal) })]
          const multiplier = multiplierAfter(model, ageOf(begun, model))
          setReading({ state: 'going', multiplier, words, stake: parseAmount(round.stake) })
          run(begun)
          update(begun)
        },
        pending() {
          running.current = null
          setReading((before) => ({ ...before, state: 'awaited' }))
        },
        async show(view, round) {
          running.current = null
          if (view.going) return
          showEnd(view, goalOf(round))
          setPoints((before) => [view, ...before].slice(0, POINTS_SHOWN))
          if (view.cause === 'crash') game.sounds.tick()
        },
        giveUp: stand,
      }}
      wonOn={(view) => t('wonAt', { at: times(view.multiplier) })}
      tooLate={(view) => (!view.going && view.cause === 'crash' ? t('tooLate', { at: times(view.point) }) : '')}
      breakdown={(view) =>
        view.going
          ? []
          : [
              [t('reached'), view.cause === 'crash' ? '–' : times(view.multiplier)],
              [t('point'), times(view.point)],
            ]
      }
      proof={(view) => (view.going ? [] : [[t('point'), times(view.point)]])}
      controls={
        <div className="crash-target">
          <label className="label" htmlFor="target">
            {t('target')}
          </label>
          <span className="target-field">
            <input
              type="text"
              id="target"
              className="tabular"
              inputMode="decimal"
              autoComplete="off"
              placeholder={t('targetNone')}
              value={typed}
              aria-invalid={target === undefined}
              onChange={({ target: field }) => setTyped(field.value)}
            />
            <span aria-hidden="true">×</span>
          </span>
        </div>
      }
      rules={<Rules times={times} />}
    >
      <div className="crash">
        <div className="points">
          <ol className="tabular" id="points" aria-label={t('lastPoints')}>
            {points.map((view, index) => (
              <li key={index} title={wordsOf(view).join(' · ')} data-taken={view.cause !== 'crash' || undefined}>
                {times(view.point)}
              </li>
            ))}
          </ol>
          <PointBars points={points} />
        </div>
        <div className="plot">
          <svg id="curve" ref={svg} aria-hidden="true" />
          <div className="reading tabular" id="reading" data-state={reading.state}>
            <p className="times" id="times" ref={figure}>
              {times(reading.multiplier)}
            </p>
            <p id="ending">
              {reading.words.map((words) => (
                <span key={words}>{words}</span>
              ))}
            </p>
          </div>
        </div>
      </div>
    </GameFrame>
  )
}

/** Draws the curve outside of React, in every frame, and again when its size changes. */
function useCurve(svg: RefObject<SVGSVGElement | null>, words: Words) {
  const last = useRef(EMPTY_CURVE)
  const latestWords = useRef(words)
  useEffect(() => {
    latestWords.current = words
  })
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const observer = new ResizeObserver(() => drawCurve(element, last.current, latestWords.current))
    observer.observe(element)
    return () => observer.disconnect()
  }, [svg])
  return {
    draw(drawing: Drawing) {
      last.current = drawing
      if (svg.current) drawCurve(svg.current, drawing, latestWords.current)
    },
  }
}

/** By this page's clock. */
const startOf = ({ elapsedMs }: RoundAnswer) => performance.now() - elapsedMs

/** How old the round is; it does not grow beyond its target, whose payment is then on its way. */
const ageOf = ({ startedAt, target }: Running, model: CrashModel) =>
  Math.min(performance.now() - startedAt, reachedAfterMs(model, target ?? model.highest))

const goalOf = ({ bet }: RoundAnswer) => (bet as CrashBet).target ?? null

/** The typed target in hundredths, null when the field is empty, undefined when it is not a target. */
function targetOf(typed: string, highest: number): number | null | undefined {
  if (typed.trim() === '') return null
  const target = Math.round(readDecimal(typed) * 100)
  return target >= LOWEST_CASH_OUT && target <= highest ? target : undefined
}

/** The last points as bars, the newest at the right, each as high as its point's logarithm. */
function PointBars({ points }: { points: readonly Ended[] }) {
  const highest = Math.max(1_000, ...points.map(({ point }) => point))
  return (
    <svg id="point-bars" viewBox="0 0 120 24" aria-hidden="true">
      {points.map(({ point, cause }, index) => {
        const height = Math.max(1, (24 * Math.log(point / 100)) / Math.log(highest / 100))
        const place = { x: 120 - (index + 1) * 6, y: 24 - height, width: 4, height, rx: 1 }
        return <rect key={index} {...place} className={cause === 'crash' ? 'lost' : 'taken'} />
      })}
    </svg>
  )
}

function Rules({ times }: { times: (hundredths: number) => string }) {
  const { t } = useTranslation('crash')
  const { number } = useLaunched()
  const model = useModel(CRASH_MODELS)
  const percent = (ratio: number) => number(ratio, { style: 'percent', maximumFractionDigits: 2 })
  const chanceOf = (multiplier: number) => model.returnToPlayerBasisPoints / (100 * multiplier)
  const secondsTo = (multiplier: number) => {
    const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    return t('seconds', { seconds: number(reachedAfterMs(model, multiplier) / 1_000, tenths) })
  }
  return (
    <>
      <Paragraphs
        texts={[
          t('rulesHow'),
          t('rulesCashOut'),
          t('rulesTarget'),
          t('rulesAway', { highest: times(model.highest) }),
          t('rulesChance', { instant: percent(1 - chanceOf(LOWEST_CASH_OUT)) }),
        ]}
      />
      <Table
        className="chances"
        head={[t('reached'), t('chance'), t('after')]}
        rows={EXAMPLES.filter((multiplier) => multiplier <= model.highest).map((multiplier) => [
          String(multiplier),
          times(multiplier),
          percent(chanceOf(multiplier)),
          secondsTo(multiplier),
        ])}
      />
    </>
  )
}
