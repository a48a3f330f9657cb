import { audit } from '../../apps/platform/src/checks/audit.ts'
import { seededRandom } from '../chaos/random.ts'
import { ACTS } from './acts/all.ts'
import { isFoundBy, type RobotDefect } from './defects.ts'
import { OPERATORS, type Player } from './cast.ts'
import { type Finding, Findings } from './findings.ts'
import type { Choice, Round, Step } from './plan.ts'
import { openSite, type Origin } from './site.ts'
import { type Act, openStage, type Stage } from './stage.ts'

export interface Played {
  rounds: readonly Round[]
  findings: readonly Finding[]
  done: ReadonlyMap<string, number>
  /** Last lines of the site's logs, where something was found. */
  logs: string
}

interface PlayOptions {
  origin: Origin
  rounds: Iterable<Round>
  /** Planted; play ends once it is found. */
  defect?: RobotDefect | undefined
  /** Epoch milliseconds after which no round begins. */
  until?: number
  /** Whether the books are checked at the end. */
  checksBooks?: boolean
  /** Goes on after something was found. */
  goesOn?: boolean
  say?: (line: string) => void
}

const actorsFor = (who: Act['who'], players: readonly Player[]): string[] => {
  if (who === 'operator') return [...OPERATORS]
  if (who === 'visitor') return ['visitor']
  return players
    .filter(({ isAgent }) => who === 'player' || isAgent === (who === 'agent'))
    .map(({ username }) => username)
}

export const getChoices = (players: readonly Player[]): Choice[] =>
  Object.entries(ACTS).map(([name, { weight, who }]) => ({ name, weight, actors: actorsFor(who, players) }))

/** Plays rounds on a site of their own until something is found. */
export async function play({
  origin,
  rounds,
  defect,
  until = Infinity,
  checksBooks = false,
  goesOn = false,
  say = () => {},
}: PlayOptions): Promise<Played> {
  const findings = new Findings()
  const site = await openSite(origin, defect)
  let stage: Stage | undefined
  try {
    stage = await openStage(site, origin.players, findings)
    const opened = stage
    const played: Round[] = []
    const done = new Map<string, number>()
    for (const round of rounds) {
      if (Date.now() > until) break
      played.push(round)
      await Promise.all(round.map((step) => take(opened, step, done)))
      if (defect ? findings.list.some((finding) => isFoundBy(defect, finding)) : findings.list.length > 0 && !goesOn)
        break
      if (played.length % 100 === 0) say(`${played.length} rounds, nothing found`)
    }
    if (checksBooks && !defect && (goesOn || findings.list.length === 0)) {
      const lines: string[] = []
      await audit(site.databaseUrl, (line) => lines.push(line))
      for (const line of lines)
        if (line.startsWith('FAILED  ')) findings.add('ledger', line.split(':')[0] ?? line, line)
    }
    return { rounds: played, findings: findings.list, done, logs: findings.list.length > 0 ? site.lastLines() : '' }
  } finally {
    await stage?.close()
    await site.stop()
  }
}

async function take(stage: Stage, { act, actor, seed }: Step, done: Map<string, number>): Promise<void> {
  try {
    const isDone = await ACTS[act]?.run(stage, actor, seededRandom(seed))
    if (isDone !== false) done.set(act, (done.get(act) ?? 0) + 1)
  } catch (error) {
    stage.findings.add(
      'unavailable',
      `${act} failed`,
      error instanceof Error ? `${error.message}\n${error.stack}` : String(error),
    )
  }
}
