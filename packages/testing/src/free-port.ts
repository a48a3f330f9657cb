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
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS
  const port = PORTS.from + worker * PORTS_OF_WORKER + randomInt(PORTS_OF_WORKER)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
