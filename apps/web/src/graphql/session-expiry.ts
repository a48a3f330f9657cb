import { createStore } from '../store.ts'

/** Why a session has ended, in words. */
interface SessionEndNotice {
  title: string
  text?: string
  /** Whether the account can be logged in to again. */
  mayReturn: boolean
}

const expired = createStore<{ notice?: SessionEndNotice } | null>(() => null)

/** Called when the session has ended: an answer says so, or an event, which knows why. */
export function announceSessionExpiry(notice?: SessionEndNotice): void {
  expired.set(notice ? { notice } : {})
}

/**
 * Calls `listener` whenever the session has ended, also for an end announced before the page was rendered.
 * @returns unsubscribes
 */
export function onSessionExpiry(listener: (notice?: SessionEndNotice) => void): () => void {
  const handle = () => {
    const told = expired.get()
    if (!told) return
    expired.set(null)
    listener(told.notice)
  }
  handle()
  return expired.subscribe(handle)
}
