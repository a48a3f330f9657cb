import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Behaviour = (request: IncomingMessage, response: ServerResponse, count: number) => void

/** A configurable misbehaving server on real sockets. */
export class TroubleServer {
  /** Requests received. */
  count = 0
  /** Requests whose caller disconnected before the response. */
  abandoned = 0
  readonly url: string
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(behave: Behaviour): Promise<TroubleServer> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const trouble = new TroubleServer(server)
    server.on('request', (request, response) => {
      trouble.count += 1
      response.on('close', () => void (response.writableFinished || (trouble.abandoned += 1)))
      behave(request, response, trouble.count)
    })
    return trouble
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Response of `systemStatus`: an open site with these modules. */
export const siteStatus = (...modules: string[]) => ({
  success: true,
  value: {
    maintenance: false,
    regionRestriction: false,
    location: { ip: '203.0.113.9', country: 'VN' },
    info: {
      whitelabel: modules.map((modId) => ({ modId, enabled: true, childrenNodes: [] })),
      register: {},
      resources: [],
      customerService: [],
      imageCDNs: ['https://images.example'],
      launchGameCDNs: ['https://games.example'],
    },
  },
})
