const KEY = 'registration-key'

/**
 * The key under which a registration is sent. The same registration has the same key until its answer is known, also after a
 * reload, so that sending it again after a lost answer opens no second account.
 * @param asked what is sent, without its secrets
 */
export function requestKeyFor(asked: unknown): string {
  const of = JSON.stringify(asked)
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { of: string; key: string } | null
    if (kept?.of === of) return kept.key
    const key = crypto.randomUUID()
    sessionStorage.setItem(KEY, JSON.stringify({ of, key }))
    return key
  } catch {
    return crypto.randomUUID()
  }
}

/** Forgets the key: the answer is known. */
export function dropRequestKey(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is none.
  }
}
