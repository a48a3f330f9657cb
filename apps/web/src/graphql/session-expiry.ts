import { createStore } from '../store.ts'

const expired = createStore(() => false)

/** Called when an answer says that the session has ended. */
export function announceSessionExpiry(): void {
  expired.set(true)
}

/**
 * Calls `listener` whenever an answer says that the session has ended, also for one that came before the page was rendered.
 * @returns unsubscribes
 */
export function onSessionExpiry(listener: () => void): () => void {
  const handle = () => {
    if (!expired.get()) return
    expired.set(false)
    listener()
  }
  handle()
  return expired.subscribe(handle)
}
