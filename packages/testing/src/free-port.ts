import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections (32768 and up), one of which could take the port first. */
const PORTS = { from: 15_000, to: 32_000 } as const

/** Ports that this process has given out. */
const given = new Set<number>()

/** A TCP port that was free a moment ago, and that this function has not returned before. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to)
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
