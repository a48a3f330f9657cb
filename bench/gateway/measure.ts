import { median, percentile } from '../percentile.ts'
import { Connection, readResponse } from './connection.ts'
import { countedServer, countPerScreen } from './count.ts'
import type { Counts } from './counter.ts'
import { latencies, throughput } from './load.ts'
import { mustBeSame } from './same.ts'
import { explainSlowest } from './slowest.ts'
import { Server } from './server.ts'
import { acceptingEncodings, gets } from './screen.ts'
import type { Variant } from './variants.ts'

export interface Plan {
  warmMs: number
  rounds: number
  roundMs: number
  latencyMs: number
}

/** Figures are null for a peer that could not run; see `missing`. */
export interface Row {
  id: string
  name: string
  /** Screens per second, median of the rounds. */
  rps: number | null
  cpuMs: number | null
  p50Ms: number | null
  p99Ms: number | null
  rssMb: number | null
  /** Median of screens per second relative to the hand-written route in the same round. */
  ratio: number | null
  /** The hand-written route's CPU time relative to this one's: a busy machine distorts it less. */
  cpuRatio: number | null
  counts: Counts | null
  missing?: string
}

/** Load of the latency measurement, and the platform's response time during it. */
const LATENCY_RATE = 40
const PLATFORM_MS = 5

interface Running {
  variant: Variant
  /** Its requests as a browser sends them. */
  screen: readonly Buffer[]
  server: Server
  rps: number[]
  cpuMs: number[]
  times: number[]
  counts?: Counts
}

/**
 * Starts all variants, checks that they return the same home screen, and measures them in interleaved rounds.
 * @throws Error when one returns something else
 */
export async function measure(
  all: readonly Variant[],
  missing: ReadonlyMap<string, string>,
  ports: { stubs: readonly number[]; first: number },
  plan: Plan,
  say: (line: string) => void,
): Promise<Row[]> {
  const running: Running[] = []
  const unavailable = new Map(missing)
  try {
    for (const [index, variant] of all.entries()) {
      if (unavailable.has(variant.id)) continue
      const server = new Server(ports.first + index, variant.launch)
      running.push({ variant, screen: variant.screen.map(acceptingEncodings), server, rps: [], cpuMs: [], times: [] })
    }
    for (const { variant, screen, server } of running) {
      await server.ready(variant.screen[0] ?? Buffer.from(''))
      const digest = await check(variant, server)
      await throughput(server.port, screen, plan.warmMs)
      say(`(${variant.id}) ${variant.name}: brings home screen ${digest}`)
    }
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const one of running) await measureRound(one, plan.roundMs)
      say(
        `round ${round + 1}: ${running.map(({ variant, rps }) => `(${variant.id}) ${rps.at(-1)?.toFixed(0)}`).join('  ')}`,
      )
    }
    const delayStubs = (ms: number) => Promise.all(ports.stubs.map((stub) => delayStub(stub, ms)))
    await delayStubs(PLATFORM_MS)
    for (const { screen, server, times } of running) {
      const measured = await latencies(server.port, screen, LATENCY_RATE, plan.latencyMs)
      times.push(...measured.map(({ ms }) => ms))
    }
    await delayStubs(0)
    for (const [index, one] of running.entries()) {
      // A peer of its own command is no Node script that could count.
      if (one.variant.launch.command) continue
      const server = countedServer(ports.first + all.length + index, one.variant.launch)
      await server.ready(one.variant.screen[0] ?? Buffer.from(''))
      one.counts = await countPerScreen(server, one.screen)
      await delayStubs(PLATFORM_MS)
      const requests = await latencies(server.port, one.screen, LATENCY_RATE, plan.latencyMs)
      await delayStubs(0)
      const { ms, garbageMs, busyMs } = explainSlowest(requests, await server.observe())
      say(
        `(${one.variant.id}) slowest hundred: ${ms.toFixed(1)} ms, of it garbage ${garbageMs.toFixed(1)}, busy otherwise ${busyMs.toFixed(1)}`,
      )
      await server.stop()
    }
    return all.map((variant) => getRow(variant, running, unavailable))
  } finally {
    await Promise.all(running.map(({ server }) => server.stop()))
  }
}

async function check(variant: Variant, server: Server): Promise<string> {
  const connection = new Connection(server.port)
  const bodies: string[] = []
  for (const request of variant.screen) bodies.push(readResponse(await connection.send(request)).body)
  connection.close()
  return mustBeSame(variant, bodies)
}

async function measureRound({ screen, server, rps, cpuMs }: Running, ms: number): Promise<void> {
  const before = server.cpuMs
  const began = performance.now()
  const reached = await throughput(server.port, screen, ms)
  const screens = (reached * (performance.now() - began)) / 1_000
  rps.push(reached)
  cpuMs.push((server.cpuMs - before) / screens)
}

async function delayStub(port: number, ms: number): Promise<void> {
  const connection = new Connection(port)
  await connection.send(gets([`/delay/${ms}`])[0] ?? Buffer.from(''))
  connection.close()
}

function getRow(variant: Variant, running: readonly Running[], unavailable: ReadonlyMap<string, string>): Row {
  const { id, name } = variant
  const own = running.find((one) => one.variant === variant)
  const anchor = running.find((one) => one.variant.id === (variant.anchor ?? '3'))
  if (!own || !anchor) {
    const figures = {
      rps: null,
      cpuMs: null,
      p50Ms: null,
      p99Ms: null,
      rssMb: null,
      ratio: null,
      cpuRatio: null,
      counts: null,
    }
    return { id, name, ...figures, missing: unavailable.get(id) ?? 'not measured' }
  }
  const ratios = own.rps.map((reached, round) => reached / (anchor.rps[round] ?? Number.NaN))
  return {
    id,
    name,
    rps: rounded(median(own.rps), 0),
    cpuMs: rounded(median(own.cpuMs), 3),
    p50Ms: rounded(percentile(own.times, 0.5), 1),
    p99Ms: rounded(percentile(own.times, 0.99), 1),
    rssMb: rounded(own.server.rssMb, 0),
    ratio: rounded(median(ratios), 2),
    cpuRatio: rounded(median(anchor.cpuMs) / median(own.cpuMs), 2),
    counts: own.counts ?? null,
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
