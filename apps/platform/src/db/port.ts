import { createServer } from 'node:net'

/**
 * @param what the program that needs the port, for the message: "PostgreSQL"
 * @param setting the environment variable that selects another port
 * @param host the one address to look at; all by default, because browsers try IPv4 or IPv6 for "localhost"
 * @throws Error if the port is in use
 */
export async function assertPortFree(port: number, what: string, setting: string, host?: string): Promise<void> {
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ port, exclusive: true, ...(host !== undefined && { host }) }, () =>
      probe.close(() => resolve(undefined)),
    )
  })
  if (!problem) return
  const reason = problem.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${problem.code})`
  throw new Error(`Port ${port}, wanted for ${what}, ${reason}. Free it, or set ${setting} to another port.`)
}
