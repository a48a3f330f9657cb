import { weighted } from './chance.ts'
import type { Random } from './chance.ts'
import { DAY, HOUR, dayStart } from './clock.ts'

export interface TreePlace {
  id: number
  kind: number
  parentId: number | null
  path: string
  registeredAt: Date
}

/** Kinds by level: general agent, agents, promoted agents, affiliates; below them come the members. */
const LEVEL_KINDS = [2, 1, 41, 42] as const

/** Children of each agent by level: 5 agents, 8 promoted agents each, 12 affiliates each; fewer in a small world. */
const SHAPE = [5, 8, 12] as const
const SMALL_SHAPE = [2, 3, 3] as const
const SMALL_WORLD = 2_000

const FIRST_DAYS = 730
/** All agents join before the first member. */
const MEMBERS_DAYS = 640
/** Newest members, who joined today. */
const TODAY = 9

/** Probability that a member joins directly under an agent, by level. */
const LEVEL_WEIGHTS = [4, 6, 6, 10] as const

/** A tree of `count` places with ids in joining order, parents before their children. */
export function makeTree({ random, end, count }: { random: Random; end: number; count: number }): TreePlace[] {
  const midnight = dayStart(end)
  const places = makeAgents(random, midnight, count)
  const agents = places.length
  const middle = places.find(({ kind }) => kind === 41)?.path ?? ''
  const draw = weighted(places.map((agent) => agentWeight(random, agent, agent.path.startsWith(middle))))
  const start = midnight - MEMBERS_DAYS * DAY
  for (let index = agents; index < count; index++) {
    const parent = places[draw(random)] as TreePlace
    const fromLast = count - index
    // The last few joined today at any time of day; before that, registrations grow weekly.
    const at =
      fromLast <= TODAY
        ? midnight + ((end - midnight) * (TODAY + 1 - fromLast)) / (TODAY + 2)
        : start + (midnight - HOUR - start) * ((index - agents) / (count - agents)) ** 0.8 + random() * HOUR
    places.push(place(index + 1, 0, parent, at))
  }
  return places
}

function makeAgents(random: Random, midnight: number, count: number): TreePlace[] {
  const shape = count < SMALL_WORLD ? SMALL_SHAPE : SHAPE
  const places = [place(1, LEVEL_KINDS[0], null, midnight - FIRST_DAYS * DAY)]
  let level = places.slice()
  for (const [depth, children] of shape.entries()) {
    level = level.flatMap((parent) =>
      Array.from({ length: children }, () => {
        // A few of the lowest agents were promoted too.
        const kind = depth === 2 && random() < 0.15 ? 41 : (LEVEL_KINDS[depth + 1] ?? 42)
        const added = place(
          places.length + 1,
          kind,
          parent,
          midnight - FIRST_DAYS * DAY + (places.length + random()) * 3 * HOUR,
        )
        places.push(added)
        return added
      }),
    )
  }
  return places
}

/** Agents differ widely in their number of members; the first promoted agent's line is among the largest. */
function agentWeight(random: Random, { path }: TreePlace, inMiddleLine: boolean): number {
  const depth = path.split('.').length - 1
  return (LEVEL_WEIGHTS[depth] ?? 1) * (0.2 + random() ** -0.5) * (inMiddleLine ? 4 : 1)
}

function place(id: number, kind: number, parent: TreePlace | null, at: number): TreePlace {
  const path = parent ? `${parent.path}.${id}` : String(id)
  return { id, kind, parentId: parent?.id ?? null, path, registeredAt: new Date(Math.floor(at / 1000) * 1000) }
}
