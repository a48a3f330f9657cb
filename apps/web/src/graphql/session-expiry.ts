import { createStore, type Store } from '../store.ts'

/** Text that explains why a session has ended. */
interface SessionEndNotice {
  title: string
  text?: string
  /** Whether the account can log in again. */
  mayReturn: boolean
}

const expired = createStore<{ notice?: SessionEndNotice } | null>(() => null)

/** Whether a response was refused until the password is changed. */
export const passwordChangeRequired: Store<boolean> = createStore<boolean>(() => false)

/** Whether a response was refused because the account is being closed, perhaps in another tab. */
export const accountClosing: Store<boolean> = createStore<boolean>(() => false)

let isExpected = false

/** Set while the page ends its own session, until the next log-in, to suppress the notice. */
export function expectSessionEnd(expected: boolean): void {
  isExpected = expected
}

/** Called when a response or an event reports the end of the session; only an event knows the reason. */
export function announceSessionExpiry(notice?: SessionEndNotice): void {
  if (!isExpected) expired.set(notice ? { notice } : {})
}

/** Calls `listener` whenever the session has ended, even before the page was rendered. @returns unsubscribes */
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
