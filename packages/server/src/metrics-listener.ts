import { createServer, type Server } from 'node:http'
import { serverTimeouts } from './server-timeouts.ts'

/** prom-client's, or what behaves like it. */
interface Registry {
  readonly contentType: string
  metrics(): Promise<string>
}

interface ListenerOptions {
  host: string
  port: number
  requestTimeoutMs: number
}

/** Serves `/metrics` on a port of its own, not reachable from outside. @throws Error when the port is taken */
export async function serveMetrics(
  registry: Registry,
  { host, port, requestTimeoutMs }: ListenerOptions,
): Promise<Server> {
  const server = createServer(serverTimeouts(requestTimeoutMs).http, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const text = await registry.metrics()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}
