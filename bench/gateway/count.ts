import { fileURLToPath } from 'node:url'

import type { Counts } from './counter.ts'
import { throughput } from './load.ts'
import { type Launch, Server } from './server.ts'

const WARM_MS = 2_000
const COUNTED_MS = 1_000

/** A server of its own whose promises and allocations are counted, which would slow the measured one down. */
export function countedServer(port: number, { args, ...launch }: Launch): Server {
  const counter = fileURLToPath(new URL('./counter.ts', import.meta.url))
  return new Server(port, { ...launch, args: ['--import', counter, ...args], counts: true })
}

/** Promises and bytes that the server makes for one screen. */
export async function countPerScreen(server: Server, screen: readonly Buffer[]): Promise<Counts> {
  await throughput(server.port, screen, WARM_MS)
  const before = await server.observe()
  const began = performance.now()
  const rps = await throughput(server.port, screen, COUNTED_MS)
  const screens = (rps * (performance.now() - began)) / 1_000
  const after = await server.observe()
  return {
    promises: (after.promises - before.promises) / screens,
    bytes: (after.bytes - before.bytes) / screens,
  }
}

export const describeCounts = ({ promises, bytes }: Counts): string =>
  `${promises.toFixed(0)} promises, ${(bytes / 1_000).toFixed(0)} kB`
