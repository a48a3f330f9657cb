import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { failureEnvelope } from '@playhouse/platform-api/envelope.ts'
import { PLATFORM_ERRORS } from '@playhouse/platform-api/errors.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { SealError } from '@playhouse/platform-api/seal-payload.ts'
import { openBody, sealBody } from '@playhouse/platform-api/sealing.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { show, take } from './shown.ts'

/*
 * A platform of another make: it speaks what dialect.ts says, and keeps its data in a reference platform behind it.
 */

const CODES = Object.keys(PLATFORM_ERRORS)
const LANGUAGES: Readonly<Record<string, string>> = { en: 'EN', vi: 'VI', th: 'TH', id: 'ID', zh: 'CN' }
/** Their headers with those of the platform behind. */
const RENAMED: readonly (readonly [theirs: string, ours: string])[] = [
  ['x-brand', HEADERS.merchant],
  ['x-trace', HEADERS.requestId],
  ['x-once', HEADERS.idempotencyKey],
  ['x-client', HEADERS.clientAddress],
  ['x-client-agent', HEADERS.userAgent],
  ['x-client-id', HEADERS.deviceId],
]

type Fields = Record<string, unknown>

export interface OtherPlatform {
  url: string
  close: () => Promise<void>
}

interface Options {
  /** The reference platform. */
  behindUrl: string
  /** `OTHER_KEY` of its dialect. */
  key: string
  /** Whether it has an endpoint; by default all. */
  has?: (endpoint: Endpoint) => boolean
}

export async function openOtherPlatform(options: Options): Promise<OtherPlatform> {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const [publicKey, privateKey] = await Promise.all([pair.publicKey, pair.privateKey].map((key) => exportJWK(key)))
  const name = { kid: 'other', use: 'enc', alg: 'RSA-OAEP-256' }
  const calls = new Calls(options, { public: { ...publicKey, ...name }, private: { ...privateKey, ...name } })
  const server = createServer((request, response) => {
    calls.answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

class Calls {
  readonly #options: Options
  readonly #keys: { public: JWK; private: JWK }
  /** Ids of sealed bodies, each of which is good once. */
  readonly #opened = new Set<string>()
  #behindKey: Promise<JWK> | undefined

  constructor(options: Options, keys: { public: JWK; private: JWK }) {
    this.#options = options
    this.#keys = keys
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://other.invalid')
    if (url.pathname === '/up') return void response.end('up')
    const endpoint = findEndpoint(request.method ?? '', url.pathname)
    const { has = () => true, key } = this.#options
    if (!endpoint || !has(endpoint) || request.headers['x-key'] !== key)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>There is nothing here.</h1>')
    const body = await text(request)
    const sent = body === '' ? Object.fromEntries(url.searchParams) : (JSON.parse(body) as Fields)
    const opened = await this.#open(request.headers, sent)
    if (!opened) return reply(response, 200, refusal({ errorCode: 'request_body_required' }, ''))
    await this.#forward(endpoint, request.headers, take(endpoint, opened), opened !== sent, response)
  }

  /** The input, out of a sealed body if it is one; undefined for one that cannot be opened. */
  async #open({ 'x-sealed-for': encryption }: IncomingHttpHeaders, sent: Fields): Promise<Fields | undefined> {
    if (typeof encryption !== 'string') return sent
    try {
      const { body, jti } = await openBody({ value: String(sent.value), encryption }, [this.#keys.private])
      if (this.#opened.size === this.#opened.add(jti).size) return undefined
      return body as Fields
    } catch (error) {
      if (error instanceof SealError) return undefined
      throw error
    }
  }

  async #forward(
    endpoint: Endpoint,
    given: IncomingHttpHeaders,
    input: Fields,
    isSealed: boolean,
    response: ServerResponse,
  ): Promise<void> {
    const { behindUrl } = this.#options
    const url = new URL(endpoint.path, behindUrl)
    const headers = behindHeaders(endpoint, given)
    const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
    if (inQuery) url.search = query.toString()
    else headers['content-type'] = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json'
    let body: string | undefined = endpoint.form ? query.toString() : JSON.stringify(input)
    if (isSealed) {
      const { value, encryption } = await sealBody(input, await (this.#behindKey ??= this.#loadKey()))
      headers[HEADERS.encryption] = encryption
      body = JSON.stringify({ value })
    }
    const behind = await fetch(url, { method: endpoint.method, headers, redirect: 'manual', ...(!inQuery && { body }) })
    for (const name of ['cache-control', 'retry-after']) {
      const value = behind.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    const json = (await behind.json()) as Fields
    if (json.success === false) return reply(response, 200, refusal(json, behindUrl))
    // Bodies are sealed for this platform.
    if (endpoint.name === sealingKeys.name) json.value = { keys: [this.#keys.public] }
    const { total, value } = withoutTotals(endpoint.envelope === 'bare' ? json : (json.value as Fields), input)
    reply(response, 200, success(show(endpoint.value, value, behindUrl), total))
  }

  async #loadKey(): Promise<JWK> {
    const { path, moduleId } = sealingKeys
    const headers = { [HEADERS.merchant]: 'playhouse', [HEADERS.moduleId]: moduleId }
    const response = await fetch(new URL(path, this.#options.behindUrl), { headers })
    const { value } = (await response.json()) as { value: { keys: JWK[] } }
    const [key] = value.keys
    if (!key) throw new Error('The platform behind has no sealing key.')
    return key
  }
}

function findEndpoint(method: string, path: string): Endpoint | undefined {
  const behind = path.startsWith('/rest/draws/')
    ? path.replace('/rest/draws/', '/lgw/')
    : path.replace('/rest/', '/wps/')
  return ALL_ENDPOINTS.find(
    (endpoint) => endpoint.path === behind && endpoint.method === (method === 'PATCH' ? 'PUT' : method),
  )
}

function behindHeaders({ moduleId }: Endpoint, given: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = { [HEADERS.device]: 'web', [HEADERS.moduleId]: moduleId }
  for (const [theirs, ours] of RENAMED) {
    const value = given[theirs]
    if (typeof value === 'string') headers[ours] = value
  }
  const language = LANGUAGES[String(given['accept-language'])]
  if (language) headers[HEADERS.language] = language
  const [, token] = /^Token (.*)$/.exec(String(given['x-session'])) ?? []
  if (token) headers[HEADERS.token] = token
  return headers
}

/** Totals of a page stand outside of its rows. */
function withoutTotals(value: Fields, input: Fields): { total: unknown; value: Fields } {
  if (!('pageNo' in input || 'page' in input)) return { total: undefined, value }
  const { totalCount, total = totalCount, totalPages: _pages, ...others } = value
  return total === undefined ? { total, value } : { total, value: others }
}

const success = (result: unknown, total: unknown) => ({
  state: 'OK',
  result,
  ...(total !== undefined && { meta: { rows: String(total) } }),
})

const refusal = ({ errorCode, message, value }: Fields, files: string) => ({
  state: 'FAILED',
  error: {
    no: 1_000 + CODES.indexOf(String(errorCode)),
    text: message,
    more: show(failureEnvelope.shape.value, value, files),
  },
})

function reply(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}
