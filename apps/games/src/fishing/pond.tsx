import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersReducedMotion } from '../frame/motion.ts'
import { FishPicture } from './fish-drawings.tsx'
import { Scenery } from './scenery.tsx'
import { type FishPlace, newcomer, placeOf, schoolOf, stillPlace, type Swimmer } from './school.ts'

/** Part of the pond's smaller side within which a press finds a fish. */
const NEAR = 0.16
const STILL_COLUMNS = 4
/** A fish that turns is never seen as a mere line. */
const NARROWEST = 0.3
const GONE_MS = 180
const FLIGHT_MS = 160
const WORDS_MS = 1_400

/** A fish in the pond. Its place changes in every frame, outside of React. */
export interface PondFish {
  readonly index: number
  /** 1 is the smallest. */
  readonly size: number
  swimmer: Swimmer
  place: FishPlace
}

/** Moves the pond outside of React. */
export interface PondHandle {
  /** The fish of a class that is nearest to the middle. */
  ofClass(id: string): PondFish | undefined
  /** Flies a dart at a fish. */
  shootAt(fish: PondFish): void
  /** Takes a fish out; another of its class comes by the seed. */
  replace(fish: PondFish, seed: string): void
}

/** Words that stand for a moment where a shot went. */
export interface ShotWords {
  readonly key: string
  readonly fish: PondFish
  readonly caught: boolean
  readonly text: React.ReactNode
}

interface PondProps {
  ref: Ref<PondHandle>
  modelId: string
  seed: string
  /** The commonest first. */
  classes: readonly string[]
  target: PondFish | null
  words: ShotWords | null
  /** A fish was pressed. */
  onAim(fish: PondFish): void
}

/** The school of a seed. It stands still where the player wants no motion or holds it. */
export function Pond({ ref, modelId, seed, classes, target, words, onAim }: PondProps) {
  const { t } = useTranslation('fishing')
  const water = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const elements = useRef(new Map<number, HTMLElement>())
  const [school] = useState(() =>
    schoolOf(seed, classes).map((swimmer, index): PondFish => {
      return { index, size: classes.indexOf(swimmer.fish) + 1, swimmer, place: placeOf(swimmer, 0) }
    }),
  )
  const [isHeld, setHeld] = useState(false)
  const [isNear, setNear] = useState(false)
  const clock = useRef({ seconds: 0, countedAt: 0 })
  const aimed = useRef(target)
  useEffect(() => {
    aimed.current = target
    place()
  })
  useEffect(() => {
    let frame = 0
    clock.current.countedAt = performance.now()
    const swim = () => {
      const now = performance.now()
      if (!isHeld) clock.current.seconds += (now - clock.current.countedAt) / 1_000
      clock.current.countedAt = now
      place()
      if (!prefersReducedMotion() && !isHeld) frame = requestAnimationFrame(swim)
    }
    const start = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(swim)
    }
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    motion.addEventListener('change', start)
    const observer = new ResizeObserver(place)
    if (water.current) observer.observe(water.current)
    start()
    return () => {
      cancelAnimationFrame(frame)
      motion.removeEventListener('change', start)
      observer.disconnect()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld])

  function place(): void {
    if (!water.current) return
    const { clientWidth: width, clientHeight: height } = water.current
    const isStill = prefersReducedMotion()
    for (const fish of school) {
      fish.place = isStill
        ? stillPlace(fish.index, school.length, STILL_COLUMNS)
        : placeOf(fish.swimmer, clock.current.seconds)
      const { x, y, facing } = fish.place
      const turned = Math.abs(facing) < NARROWEST ? NARROWEST * (facing < 0 ? -1 : 1) : facing
      const element = elements.current.get(fish.index)
      if (!element) continue
      element.style.transform = `translate(${x * width}px, ${y * height}px) translate(-50%, -50%) scaleX(${turned})`
    }
    const { current: at } = aimed
    if (at && ring.current) {
      ring.current.style.transform = `translate(${at.place.x * width}px, ${at.place.y * height}px)`
    }
  }

  useImperativeHandle(ref, () => ({
    ofClass(id) {
      const middle = ({ place: { x, y } }: PondFish) => (x - 0.5) ** 2 + (y - 0.5) ** 2
      const ofClass = school.filter(({ swimmer }) => swimmer.fish === id)
      return ofClass.toSorted((one, other) => middle(one) - middle(other))[0]
    },
    shootAt({ place: { x, y } }) {
      if (prefersReducedMotion() || !water.current) return
      const { clientWidth: width, clientHeight: height } = water.current
      const dart = document.createElement('i')
      dart.className = 'dart'
      water.current.append(dart)
      const angle = `rotate(${Math.atan2(y * height - height, x * width - width / 2)}rad)`
      const transform = [
        `translate(${width / 2}px, ${height}px) ${angle}`,
        `translate(${x * width}px, ${y * height}px) ${angle}`,
      ]
      const flight = dart.animate({ transform }, { duration: FLIGHT_MS, easing: 'ease-out' })
      const remove = () => dart.remove()
      flight.finished.then(remove, remove)
    },
    replace(fish, next) {
      const element = elements.current.get(fish.index)
      const come = () => {
        fish.swimmer = newcomer(next, fish.swimmer)
        place()
        if (!prefersReducedMotion()) element?.animate({ opacity: [0, 1] }, GONE_MS)
      }
      if (prefersReducedMotion() || !element) return come()
      element.animate({ opacity: [1, 0] }, { duration: GONE_MS, easing: 'ease-out' }).finished.then(come, come)
    },
  }))

  /** The fish nearest to a point of the page; undefined where there is only water. */
  function fishAt(clientX: number, clientY: number): PondFish | undefined {
    if (!water.current) return undefined
    const { left, top, width, height } = water.current.getBoundingClientRect()
    const distanceTo = ({ index, place: { x, y } }: PondFish) => {
      const element = elements.current.get(index)
      const size = Math.min(element?.clientWidth ?? 0, (element?.clientHeight ?? 0) * 1.5)
      return Math.hypot(clientX - left - x * width, clientY - top - y * height) - size * 0.3
    }
    const [nearest] = school.toSorted((one, other) => distanceTo(one) - distanceTo(other))
    return nearest && distanceTo(nearest) < NEAR * Math.min(width, height) ? nearest : undefined
  }

  return (
    // The keyboard aims with the choices below the pond.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="pond"
      id="pond"
      ref={water}
      data-near={isNear || undefined}
      onPointerMove={({ clientX, clientY }) => setNear(fishAt(clientX, clientY) !== undefined)}
      onClick={({ target: pressed, clientX, clientY }) => {
        if (pressed instanceof Element && pressed.closest('button')) return
        const fish = fishAt(clientX, clientY)
        if (fish) onAim(fish)
      }}
    >
      <Scenery modelId={modelId} />
      <div className="school" id="school" role="img" aria-label={t('pond')}>
        {school
          // Large ones behind, so that none is hidden.
          .toSorted((one, other) => other.size - one.size)
          .map((fish) => (
            <div
              key={fish.index}
              ref={(element) => {
                if (element) elements.current.set(fish.index, element)
              }}
              className={`fish size-${fish.size}`}
              data-aimed={fish === target || undefined}
            >
              <FishPicture id={fish.swimmer.fish} />
            </div>
          ))}
      </div>
      <div className={`aim size-${target?.size ?? 1}`} id="aim" ref={ring} hidden={!target} aria-hidden="true">
        <svg viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="40" className="edge" />
          <circle cx="50" cy="50" r="40" />
          <path d="M50 2v16M50 82v16M2 50h16M82 50h16" />
        </svg>
      </div>
      <div className="muzzle" aria-hidden="true" />
      {words ? <Words key={words.key} words={words} /> : null}
      <button type="button" className="hold" id="hold" aria-pressed={isHeld} onClick={() => setHeld(!isHeld)}>
        {t('hold')}
      </button>
    </div>
  )
}

function Words({ words: { fish, caught, text } }: { words: ShotWords }) {
  const [isOver, setOver] = useState(false)
  const [{ x, y }] = useState(fish.place)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), WORDS_MS)
    return () => clearTimeout(timer)
  }, [])
  const percent = (part: number) => `${Math.max(14, Math.min(86, part * 100))}%`
  if (isOver) return null
  return (
    <p
      className={`shot-result ${caught ? 'caught' : 'missed'}`}
      style={{ left: percent(x), top: percent(y) }}
      aria-hidden="true"
    >
      {text}
    </p>
  )
}
