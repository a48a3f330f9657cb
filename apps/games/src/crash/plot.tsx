import { type CrashModel, reachedAfterMs } from '@playhouse/engines/crash/crash.ts'
import type { SharedBet, SharedRound } from '@playhouse/vendor-api/play-api-shared.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaunched } from '../frame/launched.tsx'
import { prefersReducedMotion } from '../frame/motion.ts'
import type { SharedRounds } from '../frame/shared-table.ts'
import './crash.css'
import { extentAt } from './curve.ts'
import { type Drawing, drawCurve, type Taken, type Words } from './draw-curve.ts'
import { readPoint, readCashOut } from './results.ts'

const REDUCED_MOTION_INTERVAL_MS = 250

const EMPTY_CURVE: Drawing = { extent: extentAt(0), toMs: null, crashed: false, taken: [] }

interface PlotProps {
  rounds: SharedRounds
  model: CrashModel
  last: SharedRound
  bets: readonly SharedBet[]
  times(hundredths: number): string
}

/** The curve, drawn outside React on every frame and on resize. */
export function Plot({ rounds, model, last, bets, times }: PlotProps) {
  const { t } = useTranslation('crash')
  const { number } = useLaunched()
  const svg = useRef<SVGSVGElement>(null)
  const short = (value: number) => number(value, { maximumFractionDigits: 2 })
  const texts: Words = {
    times: (value) => `${short(value)}×`,
    seconds: (seconds) => t('seconds', { seconds: short(seconds) }),
  }
  const latest = useRef({ last, bets, times, texts })
  useEffect(() => {
    latest.current = { last, bets, times, texts }
  })
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const paint = () => {
      const { last: round, texts: labels, ...own } = latest.current
      if (svg.current) drawCurve(svg.current, getDrawing(model, round, rounds.now(), own), labels)
    }
    const step = () => {
      paint()
      if (prefersReducedMotion() || latest.current.last.phase !== 'playing') {
        timer = setTimeout(step, REDUCED_MOTION_INTERVAL_MS)
      } else frame = requestAnimationFrame(step)
    }
    step()
    const observer = new ResizeObserver(paint)
    if (svg.current) observer.observe(svg.current)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [model, rounds])
  return (
    <div className="plot">
      <svg id="curve" ref={svg} aria-hidden="true" />
    </div>
  )
}

function getDrawing(
  model: CrashModel,
  round: SharedRound,
  now: number,
  { bets, times }: Pick<PlotProps, 'bets' | 'times'>,
): Drawing {
  if (round.phase === 'betting' || round.startsAt === null) return EMPTY_CURVE
  const point = readPoint(round.result)
  const toMs =
    point === null
      ? Math.max(0, now - round.startsAt)
      : reachedAfterMs(model, point < model.highest ? point + 1 : model.highest)
  const taken = bets.flatMap((bet): Taken[] => {
    const at = readCashOut(bet)
    return at === null ? [] : [{ ms: reachedAfterMs(model, at), label: times(at) }]
  })
  return { extent: extentAt(toMs), toMs, crashed: point !== null && point < model.highest, taken }
}
