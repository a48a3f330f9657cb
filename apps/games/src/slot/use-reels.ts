import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pause, prefersReducedMotion } from '../frame/motion.ts'

/** One turn of a reel past its window; every movement stays below 200 ms. */
const STEP_MS = 190
const BETWEEN_REELS_MS = 120
const SHORTEST_SPIN_MS = 400

/** What the reels show, reel by reel from the left, each from the top. */
type Columns = readonly (readonly string[])[]

/** The strips of the reels and their movements. With reduced motion results just appear. */
export function useReels(strips: Columns, columns: Columns) {
  const [shown, setShown] = useState<Columns>(columns)
  const elements = useRef(new Map<number, HTMLElement>())
  const moving = useRef(new Map<number, Animation>())
  const startedAt = useRef(0)

  const still = (reel: number) => {
    moving.current.get(reel)?.cancel()
    moving.current.delete(reel)
  }
  const move = (reel: number, from: string, timing: KeyframeAnimationOptions) => {
    const animation = elements.current.get(reel)?.animate({ transform: [from, 'translateY(0)'] }, timing)
    if (animation) moving.current.set(reel, animation)
  }
  /** Symbols that fly past; the result comes from the server. */
  const passing = (reel: number) => {
    const strip = strips[reel] ?? []
    const from = Math.floor(Math.random() * strip.length)
    return (columns[reel] ?? []).map((_, offset) => strip[(from + offset) % strip.length] ?? '')
  }
  const stand = (next: Columns) => {
    for (const reel of strips.keys()) still(reel)
    setShown(next)
  }

  return {
    strips: shown,
    attach(reel: number, strip: HTMLElement | null) {
      if (strip) elements.current.set(reel, strip)
    },
    spin() {
      startedAt.current = performance.now()
      flushSync(() => setShown(columns.map((column, reel) => [...column, ...passing(reel), ...column])))
      for (const reel of strips.keys()) {
        move(reel, 'translateY(-200%)', { duration: STEP_MS * 2, iterations: Number.POSITIVE_INFINITY })
      }
    },
    /** Stops the reels one after another where the result has them. */
    async runOut(next: Columns, onStop: () => void) {
      if (!prefersReducedMotion()) {
        await pause(SHORTEST_SPIN_MS - (performance.now() - startedAt.current))
        for (const [reel, column] of next.entries()) {
          still(reel)
          flushSync(() => setShown((before) => before.with(reel, [...column, ...passing(reel)])))
          move(reel, 'translateY(-100%)', { duration: STEP_MS, easing: 'ease-out' })
          onStop()
          await pause(BETWEEN_REELS_MS)
        }
        await pause(STEP_MS - BETWEEN_REELS_MS)
      }
      stand(next)
    },
    stand,
  }
}
