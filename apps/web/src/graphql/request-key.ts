/** A submit that may be sent again; each has one key at a time. */
export type KeyedOperation =
  | 'register'
  | 'logInWithCode'
  | 'verifyLogIn'
  | 'resetPasswordByPhone'
  | 'createDeposit'
  | 'requestWithdrawal'
  | 'placeLotteryTicket'

const keptUnder = (operation: KeyedOperation) => `request-key:${operation}`

/** A UUID by chance. `crypto.randomUUID` is missing on pages without https, which `getRandomValues` is not. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * The key under which something is sent. The same has the same key until its answer is known, also after a reload, so that sending it
 * again after a lost answer does it once.
 * @param asked what is sent, without its secrets: it is kept in the tab
 */
export function requestKeyFor(operation: KeyedOperation, asked: unknown): string {
  const of = JSON.stringify(asked)
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptUnder(operation)) ?? 'null') as {
      of: string
      key: string
    } | null
    if (kept?.of === of) return kept.key
    const key = newRequestKey()
    sessionStorage.setItem(keptUnder(operation), JSON.stringify({ of, key }))
    return key
  } catch {
    return newRequestKey()
  }
}

/** Forgets the key: the answer is known. */
export function dropRequestKey(operation: KeyedOperation): void {
  try {
    sessionStorage.removeItem(keptUnder(operation))
  } catch {
    // There is none.
  }
}

/** Whether an answer tells what came of the request; it does not while the platform was not reached. */
export function tellsOutcome(result: { __typename: string; code?: string } | null | undefined): boolean {
  if (!result) return false
  return result.code !== 'PLATFORM_UNAVAILABLE' && result.code !== 'RATE_LIMITED'
}

/**
 * Sends something under its key, and forgets the key once it is known what came of it.
 * @param asked as `requestKeyFor` takes it
 * @throws what `send` throws; the key stays
 */
export async function underKey<Answer extends { result: { __typename: string; code?: string } | null | undefined }>(
  operation: KeyedOperation,
  asked: unknown,
  send: (requestKey: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(requestKeyFor(operation, asked))
  if (tellsOutcome(answer.result)) dropRequestKey(operation)
  return answer
}
