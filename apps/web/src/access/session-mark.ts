import { SESSION_MARK_COOKIE } from '@playhouse/shared/page-cookies.ts'
import { readCookie } from '../cookie.ts'
import { onPageShown } from '../on-page-shown.ts'

const CHANNEL = 'playhouse:session'

/** The session whose account the page shows; a different one means that another tab has logged in or out. */
let known: string | undefined

/** Called before the page asks who is signed in, and when it has changed that itself. */
export function noteSession(): void {
  known = readCookie(SESSION_MARK_COOKIE)
}

/** Has the next look count as a change, because what it led to has failed. */
export function forgetSession(): void {
  known = undefined
}

/** The page has logged in or out: the other tabs look who is signed in. */
export function announceSession(): void {
  noteSession()
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls `onChange` when another tab has logged in or out: at once, or when the page is looked at again, because a frozen page hears nothing.
 * @returns stops
 */
export function followSession(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const change = () => {
    noteSession()
    onChange()
  }
  const look = () => {
    if (readCookie(SESSION_MARK_COOKIE) !== known) change()
  }
  channel.addEventListener('message', change)
  const stopLooking = onPageShown(look)
  known ??= readCookie(SESSION_MARK_COOKIE)
  if (!document.hidden) look()
  return () => {
    channel.close()
    stopLooking()
  }
}
