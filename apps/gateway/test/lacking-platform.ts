import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { PlatformFeature } from '@playhouse/platform-api/features.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import {
  createServer,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import * as z from 'zod'

/**
 * Stands before the reference platform, and answers as one that does not have some features. Without `sealing` it takes plain bodies, which
 * it seals, as the reference platform opens no others.
 */
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
    const called = ALL_ENDPOINTS.filter((one) => one.path === path && one.method === request.method)
    // Live events and what else is no endpoint of the contract come with all features.
    const isAbsent =
      called.length === 0
        ? this.absent.size > 0 && path !== '/readyz'
        : called.some(({ feature }) => this.absent.has(feature))
    if (isAbsent) {
      request.resume()
      response.writeHead(this.status, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
      return
    }
    const isPlain = called.some(({ sealed }) => sealed) && request.headers[HEADERS.encryption] === undefined
    if (isPlain && this.absent.has('sealing')) void this.#seal(request, response).catch(() => response.destroy())
    else request.pipe(this.#forward(request, response, request.headers))
  }

  #forward(request: IncomingMessage, response: ServerResponse, headers: OutgoingHttpHeaders): ClientRequest {
    const { method, url } = request
    const { hostname, port } = this.#target
    const forwarded = ask({ host: hostname, port, method, path: url, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    return forwarded
  }

  async #seal(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = await readJson(request)
    const merchant = String(request.headers[HEADERS.merchant])
    const keys = await fetch(new URL(sealingKeys.path, this.#target), { headers: { [HEADERS.merchant]: merchant } })
    const [key] = z.object({ value: sealingKeys.value }).parse(await keys.json()).value.keys
    if (!key) throw new Error('The platform has no sealing key.')
    const { value, encryption } = await sealBody(body, key, { cipher: 'jwe' })
    const sealed = JSON.stringify({ value })
    const headers = {
      ...request.headers,
      [HEADERS.encryption]: encryption,
      'content-length': Buffer.byteLength(sealed),
    }
    this.#forward(request, response, headers).end(sealed)
  }
}
