import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersReducedMotion } from '../frame/motion.ts'
import { FishPicture } from './fish-drawings.tsx'
import { Scenery } from './scenery.tsx'
import { type FishPlace, newcomer, getPlace, getSchool, stillPlace, type Swimmer } from './school.ts'

/** Distance at which a press selects a fish, as a fraction of the pond's smaller side. */
const PRESS_RADIUS = 0.16
const STILL_GRID_COLUMNS = 4
/** A turning fish is never drawn narrower than this. */
const MIN_TURN_SCALE = 0.3
const FADE_MS = 180
const FLIGHT_MS = 160
const WORDS_DURATION_MS = 1_400

/** A fish in the pond. Its place changes every frame, outside React. */
export interface PondFish {
  readonly index: number
  /** 1 is the smallest. */
  readonly size: number
  swimmer: Swimmer
  place: FishPlace
}

/** Animates the pond outside React. */
export interface PondHandle {
  ofClass(id: string): PondFish | undefined
  /** Animates a dart towards a fish. */
  shootAt(fish: PondFish): void
  replace(fish: PondFish, seed: string): void
}

/** Result of a shot, shown briefly where it hit. */
export interface ShotTexts {
  readonly key: string
  readonly fish: PondFish
  readonly caught: boolean
  readonly text: React.ReactNode
}

interface PondProps {
  ref: Ref<PondHandle>
  modelId: string
  seed: string
  /** Most common first. */
  classes: readonly string[]
  target: PondFish | null
  texts: ShotTexts | null
  onAim(fish: PondFish): void
}

/** The school of a seed. It stays still with reduced motion or while the player holds it. */
export function Pond({ ref, modelId, seed, classes, target, texts, onAim }: PondProps) {
  const { t } = useTranslation('fishing')
  const water = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const elements = useRef(new Map<number, HTMLElement>())
  const [school] = useState(() =>
    getSchool(seed, classes).map((swimmer, index): PondFish => {
      return { index, size: classes.indexOf(swimmer.fish) + 1, swimmer, place: getPlace(swimmer, 0) }
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
  useSwimming(clock, water, isHeld, place)

  function place(): void {
    if (!water.current) return
    const { clientWidth: width, clientHeight: height } = water.current
    const isStill = prefersReducedMotion()
    for (const fish of school) {
      fish.place = isStill
        ? stillPlace(fish.index, school.length, STILL_GRID_COLUMNS)
        : getPlace(fish.swimmer, clock.current.seconds)
      const { x, y, facing } = fish.place
      const turned = Math.abs(facing) < MIN_TURN_SCALE ? MIN_TURN_SCALE * (facing < 0 ? -1 : 1) : facing
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
      throwDart(water.current, x, y)
    },
    replace(fish, next) {
      const element = elements.current.get(fish.index)
      const showNewcomer = () => {
        fish.swimmer = newcomer(next, fish.swimmer)
        place()
        if (!prefersReducedMotion()) element?.animate({ opacity: [0, 1] }, FADE_MS)
      }
      if (prefersReducedMotion() || !element) return showNewcomer()
      element
        .animate({ opacity: [1, 0] }, { duration: FADE_MS, easing: 'ease-out' })
        .finished.then(showNewcomer, showNewcomer)
    },
  }))

  const findFish = (clientX: number, clientY: number) =>
    water.current ? nearestFish(school, elements.current, water.current, { clientX, clientY }) : undefined

  return (
    // Keyboard users aim with the radio buttons below the pond.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="pond"
      id="pond"
      ref={water}
      data-near={isNear || undefined}
      onPointerMove={({ clientX, clientY }) => setNear(findFish(clientX, clientY) !== undefined)}
      onClick={({ target: pressed, clientX, clientY }) => {
        if (pressed instanceof Element && pressed.closest('button')) return
        const fish = findFish(clientX, clientY)
        if (fish) onAim(fish)
      }}
    >
      <Scenery modelId={modelId} />
      <div className="school" id="school" role="img" aria-label={t('pond')}>
        {school
          // Large fish behind, so that small ones stay visible.
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
      {texts ? <Words key={texts.key} texts={texts} /> : null}
      <button type="button" className="hold" id="hold" aria-pressed={isHeld} onClick={() => setHeld(!isHeld)}>
        {t('hold')}
      </button>
    </div>
  )
}

/** Moves the fish with the time, unless the player holds them or wants little motion. */
function useSwimming(
  clock: RefObject<{ seconds: number; countedAt: number }>,
  water: RefObject<HTMLElement | null>,
  isHeld: boolean,
  place: () => void,
): void {
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
}

/** Animates a dart from below the pond to a place in it. */
function throwDart(water: HTMLElement, x: number, y: number): void {
  const { clientWidth: width, clientHeight: height } = water
  const dart = document.createElement('i')
  dart.className = 'dart'
  water.append(dart)
  const angle = `rotate(${Math.atan2(y * height - height, x * width - width / 2)}rad)`
  const transform = [
    `translate(${width / 2}px, ${height}px) ${angle}`,
    `translate(${x * width}px, ${y * height}px) ${angle}`,
  ]
  const flight = dart.animate({ transform }, { duration: FLIGHT_MS, easing: 'ease-out' })
  const remove = () => dart.remove()
  flight.finished.then(remove, remove)
}

/** The fish at a point of the page, if any. */
function nearestFish(
  school: readonly PondFish[],
  elements: ReadonlyMap<number, HTMLElement>,
  water: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): PondFish | undefined {
  const { left, top, width, height } = water.getBoundingClientRect()
  const distanceTo = ({ index, place: { x, y } }: PondFish) => {
    const element = elements.get(index)
    const size = Math.min(element?.clientWidth ?? 0, (element?.clientHeight ?? 0) * 1.5)
    return Math.hypot(clientX - left - x * width, clientY - top - y * height) - size * 0.3
  }
  const [nearest] = school.toSorted((one, other) => distanceTo(one) - distanceTo(other))
  return nearest && distanceTo(nearest) < PRESS_RADIUS * Math.min(width, height) ? nearest : undefined
}

function Words({ texts: { fish, caught, text } }: { texts: ShotTexts }) {
  const [isOver, setOver] = useState(false)
  const [{ x, y }] = useState(fish.place)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), WORDS_DURATION_MS)
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
