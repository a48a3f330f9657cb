import { once } from 'node:events'
import { createServer } from 'node:http'

/** Answers health checks while the platform waits for PostgreSQL, without which nothing is served: alive, and not ready. @returns what closes it */
export async function serveWaiting({ host, port }: { host: string; port: number }): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/livez'
    response.writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', connection: 'close' })
    response.end(JSON.stringify({ status: isAlive ? 'alive' : 'waiting for PostgreSQL' }))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}
