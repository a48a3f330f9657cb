import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { readDecimal } from '../frame/client/decimal-field.ts'
import { draw, find, make, prefersStillness } from '../frame/client/elements.ts'
import type { Frame, Stage } from '../frame/client/frame.ts'
import { fill } from '../frame/client/wording.ts'
import type { RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import {
  type CrashBet,
  type CrashMove,
  type CrashView,
  LOWEST_CASH_OUT,
  multiplierAfter,
  payoutAt,
  reachedAfterMs,
} from '@playhouse/engines/crash/crash.ts'
import { extentAt } from './curve.ts'
import { timesIn } from './figures.ts'
import { curveIn } from './stage-curve.ts'
import type { StageData } from './stage-data.ts'
import type { CrashTexts } from './texts/en.ts'

/** How often the button's amount is written anew. */
const LABEL_EVERY_MS = 100
/** How often the figures change where the player wants no motion. */
const STILL_EVERY_MS = 250
const POINTS_SHOWN = 20
/** The view is so much higher than a curve at its end, whose words stand over it. */
const ROOM_FOR_WORDS = 2

type Ended = Extract<CrashView, { going: false }>

/** A round under way, by this page's own clock. */
interface Running {
  readonly key: string
  readonly stake: bigint
  readonly target: number | null
  startedAt: number
}

/** The growing curve, the target's field and the last points. */
export function createStage(frame: Frame<StageData, CrashTexts>): Stage<CrashView> {
  const { data, texts, sounds } = frame
  const times = timesIn(frame.language)
  const short = new Intl.NumberFormat(frame.language, { maximumFractionDigits: 2 })
  const drawCurve = curveIn(find<SVGSVGElement>('#curve'), {
    times: (value) => `${short.format(value)}×`,
    seconds: (count) => fill(texts.seconds, { count: short.format(count) }),
  })
  const [reading, figure, ending] = [find('#reading'), find('#times'), find('#ending')]
  const field = find<HTMLInputElement>('#target')
  const points: Ended[] = []
  let running: Running | undefined

  /** The field's target in hundredths, null when it is empty, undefined when it is none. */
  const typedTarget = (): number | null | undefined => {
    if (field.value.trim() === '') return null
    const target = Math.round(readDecimal(field.value) * 100)
    return target >= LOWEST_CASH_OUT && target <= data.highest ? target : undefined
  }
  const stand = () => {
    running = undefined
    reading.dataset.state = 'ready'
    figure.textContent = times(100)
    ending.textContent = ''
    drawCurve({ extent: extentAt(0), toMs: null, takenMs: null, crashed: false, target: null })
  }
  /** How old the round is; it does not grow beyond its target, whose payment is then on its way. */
  const ageOf = ({ startedAt, target }: Running) =>
    Math.min(performance.now() - startedAt, reachedAfterMs(data, target ?? data.highest))

  const run = (round: Running) => {
    if (running !== round) return
    const elapsedMs = ageOf(round)
    const multiplier = multiplierAfter(data, elapsedMs)
    const before = figure.textContent
    figure.textContent = times(multiplier)
    if (prefersStillness()) {
      if (before !== figure.textContent) frame.betChanged()
      setTimeout(() => run(round), STILL_EVERY_MS)
      return
    }
    drawCurve({
      extent: extentAt(elapsedMs),
      toMs: elapsedMs,
      takenMs: null,
      crashed: false,
      target: round.target && round.target / 100,
    })
    requestAnimationFrame(() => run(round))
  }
  const label = (round: Running) => {
    if (running !== round) return
    frame.betChanged()
    setTimeout(() => label(round), LABEL_EVERY_MS)
  }

  const showEnd = (view: Ended, target: number | null) => {
    const crashed = view.point < data.highest
    const takenMs = view.cause === 'crash' ? null : reachedAfterMs(data, view.multiplier)
    const toMs = reachedAfterMs(data, crashed ? view.point + 1 : data.highest)
    // After an early cash-out the rest may be far away: what was taken stays in sight.
    const seenMs = takenMs === null ? toMs : Math.min(toMs, takenMs * 1.5 + 2_000)
    reading.dataset.state = view.cause === 'crash' ? 'crashed' : 'taken'
    figure.textContent = times(view.multiplier)
    ending.replaceChildren(...endWords(view).map((words) => make('span', '', words)))
    drawCurve({ extent: extentAt(seenMs, ROOM_FOR_WORDS), toMs, takenMs, crashed, target: target && target / 100 })
  }
  const endWords = ({ cause, multiplier, point }: Ended): string[] => {
    const at = times(multiplier)
    if (cause === 'crash') return [fill(texts.crashedAt, { at })]
    if (cause === 'highest') return [fill(texts.highestAt, { at })]
    const then = point < data.highest ? texts.thenCrashed : texts.highestAt
    return [fill(texts.takenAt, { at }), fill(then, { at: times(point) })]
  }
  const addPoint = (view: Ended) => {
    points.unshift(view)
    points.splice(POINTS_SHOWN)
    find('#points').replaceChildren(
      ...points.map((each) => {
        const chip = make('li', '', times(each.point))
        chip.title = endWords(each).join(' · ')
        chip.toggleAttribute('data-taken', each.cause !== 'crash')
        return chip
      }),
    )
    find<SVGElement>('#point-bars').replaceChildren(...bars(points))
  }

  field.addEventListener('input', () => {
    field.setAttribute('aria-invalid', String(typedTarget() === undefined))
    frame.betChanged()
  })
  for (const view of frame.earlier.toReversed() as CrashView[]) if (!view.going) addPoint(view)
  stand()

  return {
    bet(stake) {
      const target = typedTarget()
      return target === undefined ? null : { bet: { stake, target } satisfies CrashBet }
    },
    start() {
      stand()
      reading.dataset.state = 'awaited'
    },
    progress(_view, round) {
      const startedAt = performance.now() - round.elapsedMs
      if (running?.key === round.roundKey) {
        // The answer that travelled shortest is nearest to the vendor's clock.
        running.startedAt = Math.min(running.startedAt, startedAt)
        return
      }
      running = { key: round.roundKey, stake: parseAmount(round.stake), target: targetOf(round), startedAt }
      reading.dataset.state = 'going'
      ending.textContent = running.target === null ? '' : fill(texts.targetLine, { at: times(running.target) })
      run(running)
      if (!prefersStillness()) label(running)
    },
    pending() {
      running = undefined
      reading.dataset.state = 'awaited'
    },
    primaryMove() {
      if (!running) return null
      const multiplier = multiplierAfter(data, ageOf(running))
      if (multiplier < LOWEST_CASH_OUT) return null
      const amount = frame.amount(formatAmount(payoutAt(running.stake, multiplier))).textContent
      return { label: fill(texts.cashOut, { amount }), move: { type: 'cash-out' } satisfies CrashMove }
    },
    async show(view, round) {
      running = undefined
      if (view.going) return
      showEnd(view, targetOf(round))
      addPoint(view)
      if (view.cause === 'crash') sounds.tick()
    },
    giveUp: stand,
    wonOn: (view) => fill(texts.wonAt, { at: times(view.multiplier) }),
    tooLate: (view) => (!view.going && view.cause === 'crash' ? fill(texts.tooLate, { at: times(view.point) }) : ''),
    breakdown: (view) => {
      if (view.going) return []
      const taken = view.cause === 'crash' ? '–' : times(view.multiplier)
      return [
        [texts.reached, taken],
        [texts.point, times(view.point)],
      ]
    },
    proof: (view) => (view.going ? [] : [[texts.point, times(view.point)]]),
  }
}

const targetOf = ({ bet }: RoundAnswer) => (bet as CrashBet).target ?? null

/** The last points as bars, the newest at the right, each as high as its point's logarithm. */
function bars(points: readonly Ended[]): SVGElement[] {
  const highest = Math.max(1_000, ...points.map(({ point }) => point))
  return points.map(({ point, cause }, index) => {
    const height = Math.max(1, (24 * Math.log(point / 100)) / Math.log(highest / 100))
    const place = { x: 120 - (index + 1) * 6, y: 24 - height, width: 4, height, rx: 1 }
    return draw('rect', { ...place, class: cause === 'crash' ? 'lost' : 'taken' })
  })
}
