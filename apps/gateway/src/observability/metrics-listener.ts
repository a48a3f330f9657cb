import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { createServer, type Server } from 'node:http'
import type { Config } from '../config.ts'
import type { Metrics } from './metrics.ts'

/** Serves `/metrics` on a port of its own, not reachable from outside. @throws Error when the port is taken */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
  { host, requestTimeoutMs }: Pick<Config, 'host' | 'requestTimeoutMs'>,
): Promise<Server> {
  const server = createServer(serverTimeouts(requestTimeoutMs).http, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const text = await metrics.registry.metrics()
    return response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}
