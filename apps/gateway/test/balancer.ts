import { Agent, createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Interval of readiness checks. */
const CHECK_MS = 50

/**
 * Round-robin balancer over ready gateways with keep-alive connections and no retry, so that callers see every failure.
 */
export class Balancer {
  readonly url: string
  /** Requests forwarded, by gateway. */
  readonly served = new Map<string, number>()
  readonly #server: Server
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })
  readonly #checks: NodeJS.Timeout
  #ready: readonly string[]

  private constructor(server: Server, gateways: readonly string[]) {
    this.#server = server
    this.#ready = gateways
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.#checks = setInterval(async () => {
      const output = await Promise.all(gateways.map((url) => fetch(`${url}/readyz`).catch(() => undefined)))
      this.#ready = gateways.filter((_url, index) => output[index]?.ok)
    }, CHECK_MS)
  }

  static async over(gateways: readonly string[]): Promise<Balancer> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const balancer = new Balancer(server, gateways)
    let turn = 0
    server.on('request', (incoming, response) => {
      turn += 1
      const gateway = balancer.#ready[turn % balancer.#ready.length]
      if (!gateway) return void response.writeHead(503).end()
      balancer.served.set(gateway, (balancer.served.get(gateway) ?? 0) + 1)
      const { method, headers } = incoming
      const outgoing = ask(`${gateway}${incoming.url}`, { method, headers, agent: balancer.#agent }, (reply) => {
        const { connection: _, ...rest } = reply.headers
        response.writeHead(reply.statusCode ?? 502, rest)
        reply.pipe(response)
      })
      outgoing.on('error', (error) => response.writeHead(502).end(String(error)))
      incoming.pipe(outgoing)
    })
    return balancer
  }

  close(): void {
    clearInterval(this.#checks)
    this.#agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
