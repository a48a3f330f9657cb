import { createSecretKey, type KeyObject } from 'node:crypto'
import { CONNECTION_AGE_MS, IDLE_CONNECTION_MS } from '@playhouse/shared/connections.ts'
import type { LookupFunction } from 'node:net'
import { Pool } from 'undici'
import { vendorSecret } from '../vendor-adapter.ts'
import { SIGNATURE_HEADER, computeSignature, TIMESTAMP_HEADER, VENDOR_HEADER } from './signature.ts'

interface SignedClientOptions {
  baseUrl: string
  /** Derives the vendors' keys. */
  secret: string
  connections: number
  /** After this, the outcome of a call is unknown. */
  deadlineMs: number
  /** Resolves the host of `baseUrl`; the first address of the system's order by default. */
  lookup?: LookupFunction
}

/** Makes calls signed with a vendor's key, in either direction. */
export interface SignedClient {
  /** Returns status and JSON. @throws network errors and timeouts */
  post(vendorCode: string, path: string, received: object): Promise<{ statusCode: number; body: unknown }>
  /** Unsigned, of what is public. @throws network errors and timeouts */
  get(path: string, query: object, deadlineMs: number): Promise<{ statusCode: number; body: unknown }>
  close(): Promise<void>
}

export function signedClient({ baseUrl, secret, connections, deadlineMs, lookup }: SignedClientOptions): SignedClient {
  const pool = new Pool(new URL(baseUrl).origin, {
    connections,
    ...(lookup && { connect: { lookup } }),
    clientTtl: CONNECTION_AGE_MS,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    // A hint of the other side may be longer.
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
  })
  const keys = new Map<string, KeyObject>()
  /** Cached per vendor: preparing a key costs more than a signature. */
  const getKey = (vendorCode: string): KeyObject => {
    const key = keys.get(vendorCode) ?? createSecretKey(vendorSecret(secret, vendorCode))
    keys.set(vendorCode, key)
    return key
  }
  return {
    post: async (vendorCode, path, requested) => {
      const body = JSON.stringify(requested)
      const timestamp = String(Date.now())
      const headers = {
        'content-type': 'application/json',
        [VENDOR_HEADER]: vendorCode,
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: computeSignature(getKey(vendorCode), timestamp, body),
      }
      const signal = AbortSignal.timeout(deadlineMs)
      const response = await pool.request({ method: 'POST', path, headers, body, signal })
      return { statusCode: response.statusCode, body: await response.body.json() }
    },
    get: async (path, query, listDeadlineMs) => {
      const signal = AbortSignal.timeout(listDeadlineMs)
      const response = await pool.request({ method: 'GET', path, query, signal })
      return { statusCode: response.statusCode, body: await response.body.json() }
    },
    close: () => pool.close(),
  }
}
