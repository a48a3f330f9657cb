import type { Draw } from '../engine.ts'
import type { Shape } from './models.ts'

/** Goals, sets or, in a duel, wins; a drawn duel is 0 to 0. */
export interface Result {
  readonly home: number
  readonly away: number
}

/** In thousandths: each side's chance to score (goals), to take a set (series) or to win (duel). */
export interface Strengths {
  readonly home: number
  readonly away: number
}

/** A result with its number of equally likely courses. */
export interface CountedResult extends Result {
  readonly ways: bigint
}

const THOUSAND = 1_000

/** Draws the strengths of both sides. Two draws. */
export function drawStrengths({ kind }: Shape, draw: Draw): Strengths {
  const [one, other] = [draw(THOUSAND), draw(THOUSAND)]
  switch (kind) {
    case 'goals':
      return { home: spread(140, 280, one), away: spread(120, 260, other) }
    case 'series': {
      const home = spread(320, 360, (one + other) >> 1)
      return { home, away: THOUSAND - home }
    }
    case 'duel': {
      const home = spread(380, 200, one)
      return { home, away: THOUSAND - home - spread(30, 40, other) }
    }
  }
}

/** An integer from `minimum` to below `minimum + width`. */
const spread = (minimum: number, width: number, drawn: number): number =>
  minimum + Math.floor((drawn * width) / THOUSAND)

/** A goal, set or win, with its side and turn. */
interface Point {
  readonly side: 'home' | 'away'
  readonly turn: number
}

/** Plays an event. One draw per chance or set; a series draws all its sets even if decided earlier. */
function drawPoints(shape: Shape, { home, away }: Strengths, draw: Draw): Point[] {
  switch (shape.kind) {
    case 'goals': {
      const goals = (side: Point['side'], chance: number) =>
        Array.from({ length: shape.chances }, (_, turn) => ({ side, turn, scored: draw(THOUSAND) < chance })).filter(
          ({ scored }) => scored,
        )
      return [...goals('home', home), ...goals('away', away)]
    }
    case 'series': {
      const points: Point[] = []
      for (let turn = 0; turn < shape.sets; turn += 1) {
        const side = draw(THOUSAND) < home ? 'home' : 'away'
        if (!isDecided(shape.sets, getScore(points))) points.push({ side, turn })
      }
      return points
    }
    case 'duel': {
      const drawn = draw(THOUSAND)
      if (drawn < home) return [{ side: 'home', turn: 0 }]
      return drawn >= THOUSAND - away ? [{ side: 'away', turn: 0 }] : []
    }
  }
}

export function getScore(points: readonly Pick<Point, 'side'>[]): Result {
  const of = (side: Point['side']) => points.filter((point) => point.side === side).length
  return { home: of('home'), away: of('away') }
}

export function drawResult(shape: Shape, strengths: Strengths, draw: Draw): Result {
  return getScore(drawPoints(shape, strengths, draw))
}

/** A point with its time in thousandths of the event's duration. */
export interface Step {
  readonly side: 'home' | 'away'
  readonly at: number
}

/**
 * Draws an event's points and then their times, one draw each. A chance falls anywhere in its share of the time, a set
 * ends late in its own, a duel is decided in its second half.
 */
export function drawCourse(shape: Shape, strengths: Strengths, draw: Draw): Step[] {
  const findTime = ({ turn }: Point): number => {
    const drawn = draw(THOUSAND)
    if (shape.kind === 'goals') return Math.floor((turn * THOUSAND + drawn) / shape.chances)
    if (shape.kind === 'series') return Math.floor(((turn + 1) * THOUSAND - drawn / 5) / shape.sets)
    return (THOUSAND + drawn) >> 1
  }
  const timed = drawPoints(shape, strengths, draw).map((point) => ({ side: point.side, at: findTime(point) }))
  return timed.toSorted((one, other) => one.at - other.at)
}

/** All results with their exact number of ways. */
export function getResults(shape: Shape, { home, away }: Strengths): CountedResult[] {
  switch (shape.kind) {
    case 'goals':
      return binomial(shape.chances, home).flatMap((ways, scored) =>
        binomial(shape.chances, away).map((more, conceded) => ({ home: scored, away: conceded, ways: ways * more })),
      )
    case 'series':
      return seriesResults(shape.sets, BigInt(home), BigInt(away))
    case 'duel':
      return [
        { home: 1, away: 0, ways: BigInt(home) },
        { home: 0, away: 0, ways: BigInt(THOUSAND - home - away) },
        { home: 0, away: 1, ways: BigInt(away) },
      ]
  }
}

const isDecided = (sets: number, { home, away }: Result): boolean => Math.max(home, away) > sets / 2

/** Ways of 0, 1 … `chances` successes out of 1000^chances. */
function binomial(chances: number, chance: number): bigint[] {
  let ways = [1n]
  for (let tried = 0; tried < chances; tried += 1) {
    const next = Array<bigint>(ways.length + 1).fill(0n)
    for (const [count, each] of ways.entries()) {
      next[count] = (next[count] ?? 0n) + each * BigInt(THOUSAND - chance)
      next[count + 1] = (next[count + 1] ?? 0n) + each * BigInt(chance)
    }
    ways = next
  }
  return ways
}

/** Ways out of 1000^sets; sets after the decision count either way. */
function seriesResults(sets: number, home: bigint, away: bigint): CountedResult[] {
  let courses: CountedResult[] = [{ home: 0, away: 0, ways: 1n }]
  for (let set = 0; set < sets; set += 1) {
    const next = new Map<string, CountedResult>()
    const add = (result: CountedResult) => {
      const key = `${result.home}:${result.away}`
      next.set(key, { ...result, ways: result.ways + (next.get(key)?.ways ?? 0n) })
    }
    for (const course of courses) {
      if (isDecided(sets, course)) add({ ...course, ways: course.ways * (home + away) })
      else {
        add({ ...course, home: course.home + 1, ways: course.ways * home })
        add({ ...course, away: course.away + 1, ways: course.ways * away })
      }
    }
    courses = [...next.values()]
  }
  return courses
}
