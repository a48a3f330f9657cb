import { createServer } from 'node:net'

/**
 * @param what the program that needs the port, for the message: "PostgreSQL"
 * @param setting the environment variable that selects another port
 * @throws Error if the port is in use
 */
export async function assertPortFree(port: number, what: string, setting: string): Promise<void> {
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    // Without a host this tests the port on every IPv4 and IPv6 address: browsers try either for "localhost".
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
  if (!problem) return
  const reason = problem.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${problem.code})`
  throw new Error(`Port ${port}, wanted for ${what}, ${reason}. Free it, or set ${setting} to another port.`)
}
