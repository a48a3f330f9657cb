import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { randomUUID } from 'node:crypto'
import type { CallFacts } from './call-facts.ts'

/** One call as it goes over the wire. */
export interface HttpRequest {
  method: Endpoint['method']
  path: string
  headers: Record<string, string>
  body?: string
}

/** What a call needs beside its endpoint and input. */
export interface WireFacts extends Pick<CallFacts, 'requestId' | 'language' | 'userAgent'> {
  merchant: string
  clientAddress: string | undefined
  token: string | undefined
  /** One by chance when left out. */
  idempotencyKey?: string | undefined
}

/** True where the input travels in the query. */
function inputInQuery({ method }: Pick<Endpoint, 'method'>): boolean {
  return method === 'GET' || method === 'DELETE'
}

/** What was written for an input: a read needs it twice, as its name in the cache and as its query. */
const written = new WeakMap<object, string>()

/** An input as the query of a URL or a form, sorted by name so that equal inputs read equal; lists are joined by commas. */
export function queryOf(input: object): string {
  let query = written.get(input)
  if (query === undefined) {
    const parts: string[] = []
    for (const [name, value] of Object.entries(input)) {
      if (value === undefined || value === null) continue
      const text = Array.isArray(value) ? value.join(',') : String(value)
      // A lone surrogate cannot be encoded, and the platform refuses U+0000: a search for either finds nothing instead of failing.
      parts.push(`${name}=${encodeURIComponent(text.toWellFormed().replaceAll('\0', '\ufffd'))}`)
    }
    query = parts.toSorted().join('&')
    written.set(input, query)
  }
  return query
}

/** Puts a call into the words of HTTP. `sealed` is the body once sealed. */
export function httpRequest(endpoint: Endpoint, input: object, facts: WireFacts, sealed?: SealedBody): HttpRequest {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [HEADERS.merchant]: facts.merchant,
    [HEADERS.device]: 'web',
    [HEADERS.language]: facts.language,
    [HEADERS.moduleId]: endpoint.moduleId,
    [HEADERS.requestId]: facts.requestId,
  }
  if (facts.clientAddress) headers[HEADERS.clientAddress] = facts.clientAddress
  if (facts.token) headers[HEADERS.token] = facts.token
  // Reads are shared between callers, and do not depend on what those say of themselves.
  if (endpoint.method !== 'GET' && facts.userAgent) headers[HEADERS.userAgent] = facts.userAgent.slice(0, 300)
  if (endpoint.method !== 'GET') headers[HEADERS.idempotencyKey] = facts.idempotencyKey ?? randomUUID()

  if (inputInQuery(endpoint)) {
    const query = queryOf(input)
    return { method: endpoint.method, path: query ? `${endpoint.path}?${query}` : endpoint.path, headers }
  }
  if (endpoint.form) {
    headers['content-type'] = 'application/x-www-form-urlencoded'
    const body = queryOf(input)
    return { method: endpoint.method, path: endpoint.path, headers, body }
  }
  headers['content-type'] = 'application/json'
  if (sealed) headers[HEADERS.encryption] = sealed.encryption
  const body = JSON.stringify(sealed ? { value: sealed.value } : input)
  return { method: endpoint.method, path: endpoint.path, headers, body }
}
