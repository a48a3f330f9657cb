/** A submit that may be retried; each has one key at a time. */
export type KeyedOperation = 'register' | 'logInWithCode' | 'verifyLogIn' | 'resetPasswordByPhone'

const storageKey = (operation: KeyedOperation) => `request-key:${operation}`

/** A random UUID. `crypto.randomUUID` requires https, `getRandomValues` does not. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * The idempotency key of a submit. Equal submits share a key until their outcome is known, even after a reload, so that
 * a retry after a lost response runs once.
 * @param asked the submitted values without secrets, because they are stored in the tab
 */
export function requestKeyFor(operation: KeyedOperation, requested: unknown): string {
  const of = JSON.stringify(requested)
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(operation)) ?? 'null') as {
      of: string
      key: string
    } | null
    if (stored?.of === of) return stored.key
    const key = newRequestKey()
    sessionStorage.setItem(storageKey(operation), JSON.stringify({ of, key }))
    return key
  } catch {
    return newRequestKey()
  }
}

/** Drops the key once the outcome is known. */
export function dropRequestKey(operation: KeyedOperation): void {
  try {
    sessionStorage.removeItem(storageKey(operation))
  } catch {
    // Nothing is stored.
  }
}

/** Whether a result settles the request; an outage does not. */
export function settlesRequest(result: { __typename: string; code?: string } | null | undefined): boolean {
  if (!result) return false
  return result.code !== 'OUTCOME_UNKNOWN' && result.code !== 'PLATFORM_UNAVAILABLE' && result.code !== 'RATE_LIMITED'
}

/**
 * Sends a request under its key, and drops the key once the outcome is known.
 * @param asked as for `requestKeyFor`
 * @throws what `send` throws; the key stays
 */
export async function underKey<Answer extends { result: { __typename: string; code?: string } | null | undefined }>(
  operation: KeyedOperation,
  requested: unknown,
  send: (requestKey: string) => Promise<Answer>,
): Promise<Answer> {
  const response = await send(requestKeyFor(operation, requested))
  if (settlesRequest(response.result)) dropRequestKey(operation)
  return response
}
