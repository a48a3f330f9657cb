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
export interface WireFacts extends Pick<CallFacts, 'requestId' | 'language'> {
  merchant: string
  clientAddress: string | undefined
  token: string | undefined
}

/** True where the input travels in the query. */
function inputInQuery({ method }: Pick<Endpoint, 'method'>): boolean {
  return method === 'GET' || method === 'DELETE'
}

/** An input's entries as text, sorted by name so that equal inputs read equal; lists are joined by commas. */
export function inputEntries(input: object): [string, string][] {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join(',') : String(value)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
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
  if (endpoint.method !== 'GET') headers[HEADERS.idempotencyKey] = randomUUID()

  if (inputInQuery(endpoint)) {
    const query = new URLSearchParams(inputEntries(input)).toString()
    return { method: endpoint.method, path: query ? `${endpoint.path}?${query}` : endpoint.path, headers }
  }
  headers['content-type'] = 'application/json'
  if (sealed) headers[HEADERS.encryption] = sealed.encryption
  const body = JSON.stringify(sealed ? { value: sealed.value } : input)
  return { method: endpoint.method, path: endpoint.path, headers, body }
}
