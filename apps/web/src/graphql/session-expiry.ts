const listeners = new Set<() => void>()
/** The first answer may come before the page is drawn; it is kept for the first who listens. */
let unheard = false

/** Tells everyone who listens that an answer said the session has ended. */
export function announceSessionExpiry(): void {
  unheard = listeners.size === 0
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever an answer says that the session has ended. Returns the way out. */
export function onSessionExpiry(listener: () => void): () => void {
  listeners.add(listener)
  if (unheard) {
    unheard = false
    listener()
  }
  return () => listeners.delete(listener)
}
