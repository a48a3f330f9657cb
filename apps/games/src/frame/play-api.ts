import { parseAmount } from '@playhouse/shared/money.ts'
import type { PageMessage, RefusalCode } from '@playhouse/vendor-api/play-api.ts'

/** `unknown`: the request or its response was lost, so the call may have been carried out. */
export type Reply<T> = { kind: 'response'; value: T } | { kind: 'refused'; code: RefusalCode } | { kind: 'unknown' }

const TIMEOUT_MS = 30_000

/** Play API client. Calls never throw; all but the launch carry the play token. */
export function createPlayApi(playToken: string | null, call: typeof fetch = (...request) => fetch(...request)) {
  return async <T>(path: string, isValue: (value: unknown) => value is T, body?: unknown): Promise<Reply<T>> => {
    try {
      const response = await call(`/play/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(playToken !== null && { authorization: `Bearer ${playToken}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const value: unknown = await response.json()
      if (response.ok && isValue(value)) return { kind: 'response', value }
      return isRecord(value) && typeof value.errorCode === 'string'
        ? { kind: 'refused', code: value.errorCode as RefusalCode }
        : { kind: 'unknown' }
    } catch {
      return { kind: 'unknown' }
    }
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Posts a message to the embedding site, and to no other origin. */
export function postToSite(message: PageMessage, siteOrigin: string): void {
  if (parent !== window) parent.postMessage(message, siteOrigin)
}

/** A random UUID (version 4). `crypto.randomUUID` is limited to secure contexts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A random client seed of 16 hex digits. */
export function newClientSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(8)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Compares decimal amounts exactly, as integers. */
export function isAbove(amount: string, other: string): boolean {
  return parseAmount(amount) > parseAmount(other)
}
