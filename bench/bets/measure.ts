import { median, percentile } from '../percentile.ts'
import { processorSeconds } from '../processes.ts'
import { type Played, playBets } from './load.ts'

export const AT_A_TIME = [1, 8, 32] as const

/** A ledger with its vendor, its players, and the raw transactions if measured. */
export interface Place {
  vendorPort: number
  tokens: readonly string[]
  processes: Readonly<Record<string, number>>
  raw?: (clients: number, seconds: number) => Promise<number>
}

/** Medians over the bench's rounds for a number of concurrent members. */
export interface Measured {
  members: number
  betsPerSecond: number
  /** Undefined if no raw transactions were measured. */
  rawPerSecond: number | undefined
  p50: number
  p99: number
  /** Milliseconds of the processor that a bet takes in each process. */
  processorMs: Readonly<Record<string, number>>
}

const readProcessors = ({ processes }: Place) =>
  Object.entries(processes).map(([name, pid]) => [name, processorSeconds([pid])] as const)

/** Measures the targets and the raw transactions in turn, repeatedly, so that other load on the machine affects all alike. */
export async function measurePlaces(
  places: readonly Place[],
  plan: { rounds: number; seconds: number },
  tell: (line: string) => void,
): Promise<Measured[][]> {
  const cells = places.map(() =>
    AT_A_TIME.map(() => ({ bets: [] as Played[], raw: [] as number[], used: [] as Record<string, number>[] })),
  )
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [step, members] of AT_A_TIME.entries()) {
      for (const [index, place] of places.entries()) {
        const cell = cells[index]?.[step]
        const before = Object.fromEntries(readProcessors(place))
        const played = await playBets(place.vendorPort, place.tokens.slice(0, members), plan.seconds * 1_000)
        cell?.bets.push(played)
        const used = readProcessors(place).map(([name, seconds]) => {
          return [name, ((seconds - (before[name] ?? 0)) * 1_000) / played.times.length] as const
        })
        cell?.used.push(Object.fromEntries(used))
        const raw = await place.raw?.(members, plan.seconds)
        if (raw !== undefined) cell?.raw.push(raw)
        const beside = raw === undefined ? '' : `, raw ${raw.toFixed(0)}/s`
        tell(
          `  round ${round + 1}, ledger ${index + 1}, ${members} at a time: ${played.betsPerSecond.toFixed(0)} bets/s${beside}`,
        )
      }
    }
  }
  return cells.map((book) =>
    AT_A_TIME.map((members, step) => {
      const { bets = [], raw = [], used = [] } = book[step] ?? {}
      return {
        members,
        betsPerSecond: median(bets.map(({ betsPerSecond }) => betsPerSecond)),
        rawPerSecond: raw.length > 0 ? median(raw) : undefined,
        p50: median(bets.map(({ times }) => percentile(times, 0.5))),
        p99: median(bets.map(({ times }) => percentile(times, 0.99))),
        processorMs: Object.fromEntries(
          Object.keys(used[0] ?? {}).map((name) => [name, median(used.map((one) => one[name] ?? Number.NaN))]),
        ),
      }
    }),
  )
}
