import { median, percentile } from '../percentile.ts'
import { Connection, readResponse } from './connection.ts'
import { latencies, throughput } from './load.ts'
import { mustBeSame } from './same.ts'
import { Server } from './server.ts'
import { gets } from './screen.ts'
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
  /** CPU time per screen. */
  cpuMs: number | null
  p50Ms: number | null
  p99Ms: number | null
  rssMb: number | null
  /** Median of screens per second relative to the hand-written route in the same round. */
  ratio: number | null
  missing?: string
}

/** Load of the latency measurement, and the platform's response time during it. */
const LATENCY_RATE = 40
const PLATFORM_MS = 5
/** Reference of the ratios. */
const ANCHOR = '3'

interface Running {
  variant: Variant
  server: Server
  rps: number[]
  cpuMs: number[]
  times: number[]
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
      running.push({ variant, server, rps: [], cpuMs: [], times: [] })
    }
    for (const { variant, server } of running) {
      await server.ready(variant.screen[0] ?? Buffer.from(''))
      const digest = await check(variant, server)
      await throughput(server.port, variant.screen, plan.warmMs)
      say(`(${variant.id}) ${variant.name}: brings home screen ${digest}`)
    }
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const one of running) await measureRound(one, plan.roundMs)
      say(
        `round ${round + 1}: ${running.map(({ variant, rps }) => `(${variant.id}) ${rps.at(-1)?.toFixed(0)}`).join('  ')}`,
      )
    }
    for (const stub of ports.stubs) await delayStub(stub, PLATFORM_MS)
    for (const { variant, server, times } of running) {
      times.push(...(await latencies(server.port, variant.screen, LATENCY_RATE, plan.latencyMs)))
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

async function measureRound({ variant, server, rps, cpuMs }: Running, ms: number): Promise<void> {
  const before = server.cpuMs
  const began = performance.now()
  const reached = await throughput(server.port, variant.screen, ms)
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
  const anchor = running.find((one) => one.variant.id === ANCHOR)
  if (!own || !anchor) {
    const figures = { rps: null, cpuMs: null, p50Ms: null, p99Ms: null, rssMb: null, ratio: null }
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
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
