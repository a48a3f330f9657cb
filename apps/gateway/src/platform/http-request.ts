import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { encodeQuery } from '@playhouse/platform-api/query.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { randomUUID } from 'node:crypto'
import type { CallContext } from './call-context.ts'

export interface HttpRequest {
  method: Endpoint['method'] | 'PATCH'
  path: string
  headers: Record<string, string>
  body?: string
}

interface Caller extends Pick<CallContext, 'requestId' | 'language' | 'userAgent' | 'deviceId'> {
  merchant: string
  clientAddress: string | undefined
  token: string | undefined
  /** Random when left out. */
  idempotencyKey?: string | undefined
}

export function createHttpRequest(endpoint: Endpoint, input: object, caller: Caller, sealed?: SealedBody): HttpRequest {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [HEADERS.merchant]: caller.merchant,
    [HEADERS.device]: 'web',
    [HEADERS.language]: caller.language,
    [HEADERS.moduleId]: endpoint.moduleId,
    [HEADERS.requestId]: caller.requestId,
  }
  if (caller.clientAddress) headers[HEADERS.clientAddress] = caller.clientAddress
  if (caller.token) headers[HEADERS.token] = caller.token
  // GET responses may be shared between callers.
  if (endpoint.method !== 'GET' && caller.userAgent) headers[HEADERS.userAgent] = caller.userAgent.slice(0, 300)
  if (endpoint.method !== 'GET' && caller.deviceId) headers[HEADERS.deviceId] = caller.deviceId()
  if (endpoint.method !== 'GET') headers[HEADERS.idempotencyKey] = caller.idempotencyKey ?? randomUUID()

  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = encodeQuery(input)
    return { method: endpoint.method, path: query ? `${endpoint.path}?${query}` : endpoint.path, headers }
  }
  if (endpoint.form) {
    headers['content-type'] = 'application/x-www-form-urlencoded'
    const body = encodeQuery(input)
    return { method: endpoint.method, path: endpoint.path, headers, body }
  }
  headers['content-type'] = 'application/json'
  if (sealed) headers[HEADERS.encryption] = sealed.encryption
  const body = JSON.stringify(sealed ? { value: sealed.value } : input)
  return { method: endpoint.method, path: endpoint.path, headers, body }
}
