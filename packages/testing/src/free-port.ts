import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections (32768 and up), one of which could take the port first. */
const PORTS = { from: 15_000, to: 32_000 } as const
/** Workers that run at once have ports of their own: another one's server could take a port before it is used. */
const WORKERS = 8
const PORTS_OF_WORKER = Math.floor((PORTS.to - PORTS.from) / WORKERS)

/** Ports that this process has given out. */
const given = new Set<number>()

/** A TCP port that was free a moment ago, and that this function has not returned before. */
export async function freePort(): Promise<number> {
  const worker = findWorker() % WORKERS
  const port = PORTS.from + worker * PORTS_OF_WORKER + randomInt(PORTS_OF_WORKER)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
}

/** Vitest counts its workers from 1, Playwright from 0. */
function findWorker(): number {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env
  return TEST_PARALLEL_INDEX === undefined ? Number(VITEST_POOL_ID ?? 0) : WORKERS / 2 + Number(TEST_PARALLEL_INDEX)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
