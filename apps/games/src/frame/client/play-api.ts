import type { RefusalCode } from '@playhouse/vendor-api/play-api.ts'

/** What came of a call. */
export type Told<T> = { kind: 'answer'; value: T } | { kind: 'refused'; code: RefusalCode } | { kind: 'unknown' }

const TIMEOUT_MS = 30_000

/** Calls of the play API under the page's token; they never throw. `call` is the browser's fetch. */
export function playApi(playToken: string, call: typeof fetch) {
  return async <T>(path: string, isValue: (told: unknown) => told is T, body?: unknown): Promise<Told<T>> => {
    const headers = {
      authorization: `Bearer ${playToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    try {
      const answer = await call(`/play/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const told: unknown = await answer.json()
      if (answer.ok && isValue(told)) return { kind: 'answer', value: told }
      return isRecord(told) && typeof told.errorCode === 'string'
        ? { kind: 'refused', code: told.errorCode as RefusalCode }
        : { kind: 'unknown' }
    } catch {
      return { kind: 'unknown' }
    }
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A random UUID (version 4). Not crypto.randomUUID, which browsers give to secure pages only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A random client seed of 16 hex digits. */
export function newClientSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(8)))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
