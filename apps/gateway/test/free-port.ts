import { createServer, type AddressInfo } from 'node:net'

/** The system may name a port again before its first user has taken it. */
const given = new Set<number>()

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  if (given.has(port)) return freePort()
  given.add(port)
  return port
}
