/** Path of a fish; all figures come from a public seed. */
export interface Swimmer {
  readonly fish: string
  /** Centre of the path, as fractions of the pond's width and height. */
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly sway: number
  /** Radians per second along and across the pond. */
  readonly along: number
  readonly across: number
  readonly phase: number
}

/** Position of a fish as fractions of the pond; `facing` goes from -1 (left) to 1 (right) while it turns. */
export interface FishPlace {
  readonly x: number
  readonly y: number
  readonly facing: number
}

/** Number of fish of each class, most common first. */
const COUNTS = [3, 2, 2, 1, 1, 1, 1]

/** Derives a school from a seed, the same for everybody. Classes are ordered most common first. */
export function getSchool(seed: string, classes: readonly string[]): Swimmer[] {
  const fish = classes.flatMap((id, index) => Array.from({ length: COUNTS[index] ?? 1 }, () => id))
  const nextFraction = randomFractions(seed)
  for (let last = fish.length - 1; last > 0; last--) {
    const other = Math.floor(nextFraction() * (last + 1))
    ;[fish[last], fish[other]] = [fish[other] ?? '', fish[last] ?? '']
  }
  return fish.map((id, lane) => swimmer(id, (lane + 0.5) / fish.length, nextFraction))
}

/** The fish that replaces a caught one, from the next round's seed. */
export function newcomer(seed: string, { fish, y }: Swimmer): Swimmer {
  return swimmer(fish, y, randomFractions(seed))
}

export function getPlace({ x, y, reach, sway, along, across, phase }: Swimmer, seconds: number): FishPlace {
  const angle = phase + along * seconds
  return {
    x: x + reach * Math.sin(angle),
    y: y + sway * Math.sin(phase * 3 + across * seconds),
    facing: Math.max(-1, Math.min(1, Math.cos(angle) * 4)),
  }
}

/** Position in a grid, row by row, for fish that do not move. */
export function stillPlace(index: number, count: number, columns: number): FishPlace {
  const rows = Math.ceil(count / columns)
  return { x: ((index % columns) + 0.5) / columns, y: (Math.floor(index / columns) + 0.5) / rows, facing: 1 }
}

function swimmer(fish: string, lane: number, nextFraction: () => number): Swimmer {
  const reach = 0.22 + nextFraction() * 0.14
  return {
    fish,
    reach,
    x: 0.14 + reach + nextFraction() * (0.72 - 2 * reach),
    y: 0.08 + lane * 0.8,
    sway: 0.02 + nextFraction() * 0.04,
    along: (0.14 + nextFraction() * 0.14) * (nextFraction() < 0.5 ? -1 : 1),
    across: 0.5 + nextFraction() * 0.6,
    // Golden-ratio steps keep neighbouring lanes out of phase.
    phase: (lane * 11 * 0.618 + nextFraction() * 0.15) * 2 * Math.PI,
  }
}

/** Pseudo-random fractions from a seed (xorshift). Positions only: never used for results. */
function randomFractions(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  state ||= 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
