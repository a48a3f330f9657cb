import { type SeededRandom, seededRandom } from '../chaos/random.ts'

/** Something that one of the cast does. */
export interface Step {
  id: number
  act: string
  actor: string
  /** All of its choices follow from it, and from what it finds. */
  seed: number
}

/** Steps at the same time. */
export type Round = readonly Step[]

/** What somebody may do, and how often compared with other acts. */
export interface Choice {
  name: string
  weight: number
  actors: readonly string[]
}

const MOST_AT_ONCE = 5

/** A plan without an end that follows from the seed alone. */
export function* planRounds(seed: number, choices: readonly Choice[]): Generator<Round> {
  const random = seededRandom(seed)
  const lot = choices.flatMap((choice) => Array.from({ length: choice.weight }, () => choice))
  for (let id = 1; ;) {
    const round: Step[] = []
    for (let left = random.between(1, MOST_AT_ONCE); left > 0; left -= 1) {
      const { name, actors } = random.pick(lot)
      round.push({ id, act: name, actor: random.pick(actors), seed: draw(random) })
      id += 1
    }
    yield round
  }
}

const draw = (random: SeededRandom) => random.between(1, 2_147_483_647)

const without = (rounds: readonly Round[], left: ReadonlySet<number>): Round[] =>
  rounds.map((round) => round.filter(({ id }) => left.has(id))).filter((round) => round.length > 0)

/**
 * Leaves out steps as long as the rest still fails (delta debugging).
 * @param fails plays some of the steps from the beginning
 * @param tries how often `fails` may be called
 */
export async function shrink(
  rounds: readonly Round[],
  fails: (rounds: readonly Round[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Round[]> {
  let ids = rounds.flatMap((round) => round.map(({ id }) => id))
  let left = tries
  for (let parts = 2; ids.length > 1 && left > 0;) {
    const size = Math.ceil(ids.length / parts)
    let isSmaller = false
    // The last steps fail, so the first ones are the likeliest to be superfluous.
    for (let from = 0; from < ids.length && left > 0; from += size) {
      const rest = ids.filter((_, at) => at < from || at >= from + size)
      left -= 1
      if (rest.length === 0 || !(await fails(without(rounds, new Set(rest))))) continue
      ids = rest
      parts = Math.max(parts - 1, 2)
      isSmaller = true
      break
    }
    if (isSmaller) continue
    if (size === 1) break
    parts = Math.min(parts * 2, ids.length)
  }
  return without(rounds, new Set(ids))
}
