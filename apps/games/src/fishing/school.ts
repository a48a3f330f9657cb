/** A fish on its way; all figures come from a public seed. */
export interface Swimmer {
  /** Class of fish. */
  readonly fish: string
  /** Middle of its way, in parts of the water from left to right and from top to bottom. */
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly sway: number
  /** Radians a second along and across the water. */
  readonly along: number
  readonly across: number
  readonly phase: number
}

/** Where a fish is: parts of the water; `facing` from -1 (left) to 1, between them it turns. */
export interface FishPlace {
  readonly x: number
  readonly y: number
  readonly facing: number
}

/** How many of each class swim, the commonest first. */
const COUNTS = [3, 2, 2, 1, 1, 1, 1]

/** The school that a seed gives: the same for everybody who has the seed. In: classes, the commonest first. */
export function schoolOf(seed: string, classes: readonly string[]): Swimmer[] {
  const fish = classes.flatMap((id, index) => Array.from({ length: COUNTS[index] ?? 1 }, () => id))
  const part = parts(seed)
  for (let last = fish.length - 1; last > 0; last--) {
    const other = Math.floor(part() * (last + 1))
    ;[fish[last], fish[other]] = [fish[other] ?? '', fish[last] ?? '']
  }
  return fish.map((id, lane) => swimmer(id, (lane + 0.5) / fish.length, part))
}

/** The fish that comes for a caught one, by the seed of the round after. */
export function newcomer(seed: string, { fish, y }: Swimmer): Swimmer {
  return swimmer(fish, y, parts(seed))
}

/** Where a fish is so many seconds after the school was seen first. */
export function placeOf({ x, y, reach, sway, along, across, phase }: Swimmer, seconds: number): FishPlace {
  const angle = phase + along * seconds
  return {
    x: x + reach * Math.sin(angle),
    y: y + sway * Math.sin(phase * 3 + across * seconds),
    facing: Math.max(-1, Math.min(1, Math.cos(angle) * 4)),
  }
}

/** Where the fish of a school stand that do not move: a grid, row by row. */
export function stillPlace(index: number, count: number, columns: number): FishPlace {
  const rows = Math.ceil(count / columns)
  return { x: ((index % columns) + 0.5) / columns, y: (Math.floor(index / columns) + 0.5) / rows, facing: 1 }
}

function swimmer(fish: string, lane: number, part: () => number): Swimmer {
  const reach = 0.22 + part() * 0.14
  return {
    fish,
    reach,
    x: 0.14 + reach + part() * (0.72 - 2 * reach),
    y: 0.08 + lane * 0.8,
    sway: 0.02 + part() * 0.04,
    along: (0.14 + part() * 0.14) * (part() < 0.5 ? -1 : 1),
    across: 0.5 + part() * 0.6,
    // Neighbouring lanes begin far from each other: steps of the golden section of a turn.
    phase: (lane * 11 * 0.618 + part() * 0.15) * 2 * Math.PI,
  }
}

/** Parts of one from a seed, as a row without end (xorshift over a hash of the text). Decides no chance, only where fish swim. */
function parts(seed: string): () => number {
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
