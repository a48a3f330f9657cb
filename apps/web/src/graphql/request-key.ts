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

interface KeptKey {
  /** The request sent with the key, as JSON. */
  of: string
  key: string
}

/** Store of the key of the last request until its outcome is known. */
interface Keeping {
  get: () => KeptKey | null | undefined
  set: (stored: KeptKey | undefined) => void
}

export interface RequestKeys {
  /** Equal input gets the same key, so that a retry after a lost response runs once. */
  of: (input: unknown) => string
  /** Once the outcome is known, so that the same can be sent again. */
  renew: () => void
}

/** The rule of all keys that are not kept with what was sent. */
export const requestKeys = ({ get, set }: Keeping): RequestKeys => ({
  of: (input) => {
    const of = JSON.stringify(input)
    const stored = get()
    if (stored?.of === of) return stored.key
    const key = newRequestKey()
    set({ of, key })
    return key
  },
  renew: () => set(undefined),
})

/** Keeps the key in the tab, where it outlasts a reload; without storage nowhere. */
const inTab = (operation: KeyedOperation): Keeping => ({
  get: () => {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey(operation)) ?? 'null') as KeptKey | null
    } catch {
      return undefined
    }
  },
  set: (stored) => {
    try {
      if (stored) sessionStorage.setItem(storageKey(operation), JSON.stringify(stored))
      else sessionStorage.removeItem(storageKey(operation))
    } catch {
      // Storage is disabled.
    }
  },
})

/** Whether a result settles the request; an outage does not. */
export function settlesRequest(result: { __typename: string; code?: string } | null | undefined): boolean {
  if (!result) return false
  return result.code !== 'OUTCOME_UNKNOWN' && result.code !== 'PLATFORM_UNAVAILABLE' && result.code !== 'RATE_LIMITED'
}

export interface KeyedResult {
  result: { __typename: string; code?: string } | null | undefined
}

/**
 * Sends a request under its key, and drops the key once the outcome is known. Where repetitions are not safe it is dropped at once: the gateway would refuse the key, and
 * the name or the code in the request makes the platform refuse a second one.
 * @param requested the submitted values without secrets, because they are stored in the tab
 * @throws what `send` throws; the key stays
 */
export async function underKey<Result extends KeyedResult>(
  operation: KeyedOperation,
  requested: unknown,
  send: (requestKey: string) => Promise<Result>,
  canRepeatMutations = true,
): Promise<Result> {
  const keys = requestKeys(inTab(operation))
  const response = await send(keys.of(requested))
  if (!canRepeatMutations || settlesRequest(response.result)) keys.renew()
  return response
}
