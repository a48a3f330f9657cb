import { draw, find, make, prefersStillness } from '../frame/client/elements.ts'
import { type FishPlace, newcomer, placeOf, schoolOf, stillPlace, type Swimmer } from './school.ts'

/** Part of the pond's smaller side within which a press finds a fish. */
const NEAR = 0.16
const STILL_COLUMNS = 4
/** A fish that turns is never seen as a mere line. */
const NARROWEST = 0.3
const GONE_MS = 180

/** A fish in the pond. */
export interface PondFish {
  readonly element: HTMLElement
  swimmer: Swimmer
  place: FishPlace
}

/** The pond with its school; places are parts of the pond. */
export interface Pond {
  /** The fish of a class that is nearest to the middle. */
  ofClass(id: string): PondFish | undefined
  /** The fish nearest to a point of the page; undefined where there is only water. */
  at(clientX: number, clientY: number): PondFish | undefined
  /** Aims at a fish: the ring follows it. */
  aim(fish: PondFish | undefined): void
  /** Takes a fish out; another of its class comes by the seed. */
  replace(fish: PondFish, seed: string): void
}

/** Lets the school of a seed swim. It stands still where the player wants no motion or holds it. */
export function pond(seed: string, classes: readonly string[], aimed: (fish: PondFish) => void): Pond {
  const water = find('#pond')
  const ring = find('#aim')
  const hold = find<HTMLButtonElement>('#hold')
  const since = performance.now()
  let held: number | undefined
  let target: PondFish | undefined
  let waited = 0

  const school: PondFish[] = schoolOf(seed, classes).map((swimmer) => {
    const size = classes.indexOf(swimmer.fish) + 1
    const use = draw('use', { href: `#fish-${swimmer.fish}` })
    const picture = draw('svg', { viewBox: '0 0 120 80', 'aria-hidden': 'true' }, use)
    const element = make('div', `fish size-${size}`, picture)
    return { element, swimmer, place: placeOf(swimmer, 0) }
  })
  // Large ones behind, so that none is hidden.
  const backToFront = school.toSorted(
    (one, other) => classes.indexOf(other.swimmer.fish) - classes.indexOf(one.swimmer.fish),
  )
  find('#school').append(...backToFront.map(({ element }) => element))
  ring.append(ringPicture())

  const stands = () => prefersStillness()
  const seconds = () => ((held ?? performance.now()) - since - waited) / 1_000
  const put = () => {
    const { clientWidth: width, clientHeight: height } = water
    const still = stands()
    const now = seconds()
    for (const [index, fish] of school.entries()) {
      fish.place = still ? stillPlace(index, school.length, STILL_COLUMNS) : placeOf(fish.swimmer, now)
      const { x, y, facing } = fish.place
      const turned = Math.abs(facing) < NARROWEST ? NARROWEST * (facing < 0 ? -1 : 1) : facing
      fish.element.style.transform = `translate(${x * width}px, ${y * height}px) translate(-50%, -50%) scaleX(${turned})`
    }
    if (target) ring.style.transform = `translate(${target.place.x * width}px, ${target.place.y * height}px)`
  }
  const swim = () => {
    put()
    if (!stands() && held === undefined) requestAnimationFrame(swim)
  }
  const go = () => requestAnimationFrame(swim)
  hold.addEventListener('click', () => {
    const now = performance.now()
    if (held === undefined) held = now
    else {
      waited += now - held
      held = undefined
      go()
    }
    hold.setAttribute('aria-pressed', String(held !== undefined))
  })
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', go)
  new ResizeObserver(put).observe(water)
  go()

  const middle = ({ place: { x, y } }: PondFish) => (x - 0.5) ** 2 + (y - 0.5) ** 2
  const pondView: Pond = {
    ofClass: (id) =>
      school.filter(({ swimmer }) => swimmer.fish === id).toSorted((one, other) => middle(one) - middle(other))[0],
    at(clientX, clientY) {
      const { left, top, width, height } = water.getBoundingClientRect()
      const away = ({ element, place: { x, y } }: PondFish) => {
        const distance = Math.hypot(clientX - left - x * width, clientY - top - y * height)
        return distance - Math.min(element.clientWidth, element.clientHeight * 1.5) * 0.3
      }
      const [nearest] = school.toSorted((one, other) => away(one) - away(other))
      return nearest && away(nearest) < NEAR * Math.min(width, height) ? nearest : undefined
    },
    aim(fish) {
      target = fish
      ring.hidden = !fish
      for (const each of school) each.element.toggleAttribute('data-aimed', each === fish)
      if (fish)
        for (const index of classes.keys())
          ring.classList.toggle(`size-${index + 1}`, fish.element.classList.contains(`size-${index + 1}`))
      put()
    },
    replace(fish, next) {
      const comes = () => {
        fish.swimmer = newcomer(next, fish.swimmer)
        put()
        if (!stands()) fish.element.animate({ opacity: [0, 1] }, GONE_MS)
      }
      if (stands()) return comes()
      fish.element.animate({ opacity: [1, 0] }, { duration: GONE_MS, easing: 'ease-out' }).finished.then(comes, comes)
    },
  }
  water.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    const fish = pondView.at(event.clientX, event.clientY)
    if (fish) aimed(fish)
  })
  water.addEventListener('pointermove', (event) => {
    water.toggleAttribute('data-near', pondView.at(event.clientX, event.clientY) !== undefined)
  })
  return pondView
}

/** A ring with four marks, on a field of 100 x 100. */
function ringPicture(): SVGElement {
  return draw(
    'svg',
    { viewBox: '0 0 100 100' },
    draw('circle', { cx: 50, cy: 50, r: 40, class: 'edge' }),
    draw('circle', { cx: 50, cy: 50, r: 40 }),
    draw('path', { d: 'M50 2v16M50 82v16M2 50h16M82 50h16' }),
  )
}
