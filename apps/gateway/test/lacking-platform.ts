import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { PlatformFeature } from '@playhouse/platform-api/features.ts'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before a platform, and answers as one that does not have some features. */
export class LackingPlatform {
  absent: ReadonlySet<PlatformFeature> = new Set()
  /** Status of calls to what it lacks. */
  status = 404
  readonly #target: URL
  readonly #server = createServer((request, response) => this.#handle(request, response))

  private constructor(url: string) {
    this.#target = new URL(url)
  }

  static async before(url: string): Promise<LackingPlatform> {
    const platform = new LackingPlatform(url)
    await new Promise<void>((resolve) => platform.#server.listen(0, '127.0.0.1', resolve))
    return platform
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '').split('?', 1)[0]
    const isAbsent = ALL_ENDPOINTS.some(
      (one) => one.path === path && one.method === request.method && this.absent.has(one.feature),
    )
    if (isAbsent) {
      request.resume()
      response.writeHead(this.status, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
      return
    }
    const { method, url, headers } = request
    const options = { host: this.#target.hostname, port: this.#target.port, method, path: url, headers }
    const forwarded = ask(options, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }
}
