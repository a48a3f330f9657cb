import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosCluster, Failover } from './cluster.ts'
import type { FaultProxy, ProxyMode } from './fault-proxy.ts'
import type { KillableProcess } from './process.ts'
import type { SeededRandom } from './random.ts'
import type { ChaosSite } from './site.ts'

/** A fault that was made, from its beginning until everything was ready again. */
export interface MadeFault {
  name: string
  from: number
  to: number
  /** The fault's own report, such as how many sessions it ended. */
  note?: string
  /** If the database's machine was lost. */
  failover?: MadeFailover
}

export interface MadeFailover extends Failover {
  /** From the moved address until every process of the platform was ready, and until the database had acknowledged a write. */
  readyAfterMs: number
  writableAfterMs: number
}

interface Fault {
  name: string
  make: (tools: Tools) => Promise<string | void | Pick<MadeFault, 'note' | 'failover'>>
}

interface Tools {
  site: ChaosSite
  cluster: ChaosCluster
  random: SeededRandom
}

const DOWN_MS = [500, 4_000] as const
const STOPPED_MS = [4_000, 12_000] as const
const NETWORK_MS = [4_000, 10_000] as const
const FULL_MS = [2_000, 5_000] as const
/** From the loss of a machine until its replica is promoted. */
const DETECTED_MS = [1_000, 5_000] as const
/** How far asynchronous replicas are behind then. */
const CUT_MS = [500, 1_500] as const
/** Within what a vendor's signature may be off. */
const CLOCK_OFFSET = '+45s'
const CLOCK_MS = 12_000

const time = (random: SeededRandom, [minimum, maximum]: readonly [number, number]) =>
  sleep(random.between(minimum, maximum))

const killed = (name: string, of: (site: ChaosSite, random: SeededRandom) => readonly KillableProcess[]): Fault => ({
  name: `${name} killed`,
  async make({ site, random }) {
    const them = of(site, random)
    await Promise.all(them.map((one) => one.kill()))
    await time(random, DOWN_MS)
    for (const one of them) one.start()
    await Promise.all(them.map((one) => one.ready()))
    return them.map(({ name: key }) => key).join(', ')
  },
})

const stopped = (name: string, of: (site: ChaosSite, random: SeededRandom) => KillableProcess): Fault => ({
  name: `${name} stopped`,
  async make({ site, random }) {
    const one = of(site, random)
    one.pause()
    await time(random, STOPPED_MS)
    one.resume()
    await one.ready()
    return one.name
  },
})

const network = (name: string, mode: Exclude<ProxyMode, 'pass'>, of: (site: ChaosSite) => FaultProxy): Fault => ({
  name: `${name}: ${mode}`,
  async make({ site, random }) {
    const proxy = of(site)
    proxy.set(mode)
    await time(random, NETWORK_MS)
    proxy.set('pass')
  },
})

const web = (site: ChaosSite, random: SeededRandom) => random.pick(site.webs)
const worker = (site: ChaosSite, random: SeededRandom) => random.pick(site.workers)
const MODES = ['delay', 'refuse', 'blackhole', 'cut'] as const

const FAULTS: readonly Fault[] = [
  killed('a web process', (site, random) => [web(site, random)]),
  killed('a worker', (site, random) => [worker(site, random)]),
  killed('both web processes', (site) => site.webs),
  killed('both workers', (site) => site.workers),
  killed('the whole platform', (site) => [...site.webs, ...site.workers]),
  killed('the gateway', (site) => [site.gateway]),
  killed('provider and vendors', (site) => [site.simulators]),
  stopped('a web process', web),
  stopped('a worker', worker),
  stopped('the gateway', (site) => site.gateway),
  stopped('provider and vendors', (site) => site.simulators),
  ...MODES.flatMap((mode) => [
    network('payment provider', mode, (site) => site.toPayments),
    network('vendors', mode, (site) => site.toVendors),
    network('platform', mode, (site) => site.toPlatform),
  ]),
  {
    name: 'database restarted immediately',
    async make({ cluster, random }) {
      await cluster.crash()
      await time(random, DOWN_MS)
      await cluster.recover()
    },
  },
  {
    name: 'machine of the database lost',
    async make({ site, cluster, random }) {
      const made = await cluster.failOver({
        detectMs: random.between(...DETECTED_MS),
        cutMs: random.between(...CUT_MS),
      })
      const since = async (done: Promise<void>) => done.then(() => Date.now() - made.movedAt)
      const [writableAfterMs, readyAfterMs] = await Promise.all([since(cluster.recover()), since(site.ready())])
      const note = `${made.promoted} was promoted after ${made.movedAt - made.lostAt} ms; writable ${writableAfterMs} ms, and the platform ready ${readyAfterMs} ms after; ${await cluster.returnLost()}`
      return { note, failover: { ...made, writableAfterMs, readyAfterMs } }
    },
  },
  {
    name: 'database sessions ended',
    make: async ({ cluster }) => `${await cluster.terminateBackends()} sessions`,
  },
  {
    name: 'database connections exhausted',
    async make({ cluster, random }) {
      // The pools' own connections go as well, or nobody would need a new one.
      await cluster.terminateBackends()
      const giveBack = await cluster.exhaustConnections()
      await time(random, FULL_MS)
      await giveBack()
    },
  },
]

const ifPossible = (fault: Fault, isPossible: boolean): Fault[] => (isPossible ? [fault] : [])

/** The faults that this machine can make, and why it cannot make the others. */
export function getFaults(site: ChaosSite, cluster: ChaosCluster): { faults: Fault[]; skipped: string[] } {
  const { redis, faketime } = site
  const faults = [
    ...FAULTS,
    ...ifPossible(
      killed('Redis', () => (redis ? [redis] : [])),
      redis !== undefined,
    ),
    ...ifPossible(
      stopped('Redis', () => redis as KillableProcess),
      redis !== undefined,
    ),
    ...ifPossible(
      {
        name: 'disk of the database full',
        async make({ random }) {
          const free = cluster.fillDisk()
          await time(random, FULL_MS)
          free()
          await cluster.recover()
        },
      },
      cluster.noDiskFault === null,
    ),
    ...ifPossible(
      {
        name: 'clock moved',
        async make({ random }) {
          const one = random.pick([...site.webs, ...site.workers])
          await one.kill()
          one.start({ LD_PRELOAD: faketime ?? '', FAKETIME: CLOCK_OFFSET, FAKETIME_DONT_FAKE_MONOTONIC: '1' })
          await one.ready()
          await sleep(CLOCK_MS)
          await one.kill()
          one.start()
          await one.ready()
          return `${one.name} by ${CLOCK_OFFSET}`
        },
      },
      faketime !== undefined,
    ),
  ]
  const skipped = [
    ...(redis ? [] : ['Redis: neither valkey-server nor redis-server is installed']),
    ...(cluster.noDiskFault === null ? [] : [`disk of the database full: ${cluster.noDiskFault}`]),
    ...(faketime === undefined ? ['clock moved: libfaketime is not installed'] : []),
  ]
  return { faults, skipped }
}

interface Schedule extends Tools {
  faults: readonly Fault[]
  /** No fault begins after it. */
  until: number
  tell: (line: string) => void
}

const PAUSE_MS = [3_000, 9_000] as const

/**
 * Makes one fault at a time with pauses in between, in an order and at moments that follow from the seed: each once before any is repeated.
 */
export async function makeFaults({ site, cluster, random, faults, until, tell }: Schedule): Promise<MadeFault[]> {
  const made: MadeFault[] = []
  let left: Fault[] = []
  for (;;) {
    await time(random, PAUSE_MS)
    if (Date.now() > until) return made
    if (left.length === 0) left = [...faults]
    const fault = random.pick(left)
    left.splice(left.indexOf(fault), 1)
    const from = Date.now()
    tell(fault.name)
    const told = await fault.make({ site, cluster, random })
    await cluster.recover()
    await site.ready()
    made.push({ name: fault.name, from, to: Date.now(), ...(typeof told === 'string' ? { note: told } : told) })
  }
}
