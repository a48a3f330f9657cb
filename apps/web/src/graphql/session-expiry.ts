import { createStore } from '../store.ts'

/** Why a session has ended, in words. */
interface SessionEndNotice {
  title: string
  text?: string
  /** Whether the account can be logged in to again. */
  mayReturn: boolean
}

const expired = createStore<{ notice?: SessionEndNotice } | null>(() => null)

let isExpected = false

/** Set while the page ends its own session, until the next log-in: then nobody needs a notice. */
export function expectSessionEnd(expected: boolean): void {
  isExpected = expected
}

/** Called when the session has ended: an answer says so, or an event, which knows why. */
export function announceSessionExpiry(notice?: SessionEndNotice): void {
  if (!isExpected) expired.set(notice ? { notice } : {})
}

/**
 * Calls `listener` whenever the session has ended, also for an end announced before the page was rendered.
 * @returns unsubscribes
 */
export function onSessionExpiry(listener: (notice?: SessionEndNotice) => void): () => void {
  const handle = () => {
    const announced = expired.get()
    if (!announced) return
    expired.set(null)
    listener(announced.notice)
  }
  handle()
  return expired.subscribe(handle)
}
