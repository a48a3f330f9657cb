import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { animateShow, pauseShow, prefersReducedMotion } from '../frame/motion.ts'

/** Duration of one turn of a reel; all animations stay below 200 ms. */
const STEP_MS = 190
const REEL_STOP_INTERVAL_MS = 120
const MIN_SPIN_MS = 400

/** Symbols by reel from the left, each from the top. */
type Columns = readonly (readonly string[])[]

/** Reel strips and their animations. With reduced motion, results appear at once. */
export function useReels(strips: Columns, columns: Columns) {
  const [shown, setShown] = useState<Columns>(columns)
  const elements = useRef(new Map<number, HTMLElement>())
  const animations = useRef(new Map<number, Animation>())
  const startedAt = useRef(0)

  const cancelAnimation = (reel: number) => {
    animations.current.get(reel)?.cancel()
    animations.current.delete(reel)
  }
  const animateReel = (reel: number, from: string, timing: KeyframeAnimationOptions) => {
    const animation = animateShow(elements.current.get(reel), { transform: [from, 'translateY(0)'] }, timing)
    if (animation) animations.current.set(reel, animation)
  }
  /** Random symbols for the spinning animation; the result comes from the server. */
  const randomSymbols = (reel: number) => {
    const strip = strips[reel] ?? []
    const from = Math.floor(Math.random() * strip.length)
    return (columns[reel] ?? []).map((_, offset) => strip[(from + offset) % strip.length] ?? '')
  }
  const show = (next: Columns) => {
    for (const reel of strips.keys()) cancelAnimation(reel)
    setShown(next)
  }

  return {
    strips: shown,
    attach(reel: number, strip: HTMLElement | null) {
      if (strip) elements.current.set(reel, strip)
    },
    spin() {
      startedAt.current = performance.now()
      flushSync(() => setShown(columns.map((column, reel) => [...column, ...randomSymbols(reel), ...column])))
      for (const reel of strips.keys()) {
        animateReel(reel, 'translateY(-200%)', { duration: STEP_MS * 2, iterations: Number.POSITIVE_INFINITY })
      }
    },
    async stop(next: Columns, onStop: () => void) {
      if (!prefersReducedMotion()) {
        await pauseShow(MIN_SPIN_MS - (performance.now() - startedAt.current))
        for (const [reel, column] of next.entries()) {
          cancelAnimation(reel)
          flushSync(() => setShown((before) => before.with(reel, [...column, ...randomSymbols(reel)])))
          animateReel(reel, 'translateY(-100%)', { duration: STEP_MS, easing: 'ease-out' })
          onStop()
          await pauseShow(REEL_STOP_INTERVAL_MS)
        }
        await pauseShow(STEP_MS - REEL_STOP_INTERVAL_MS)
      }
      show(next)
    },
    show,
  }
}
