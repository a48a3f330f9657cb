import * as z from 'zod/mini'
import type { PendingAction } from './pending-action.ts'

const KEY = 'pending-action'
const LIFETIME_MS = 10 * 60_000
const OWN = 'https://own.invalid'
/** Sign-in pages, to which nobody returns afterwards. */
const SIGN_IN_PAGES = /^\/(?:login|register|register\.html|reset-password)(?:[/?#]|$)/

/** The action to resume when the browser returns from an identity provider. */
export interface StoredAction {
  /** The page to return to. */
  path: string
  action?: PendingAction | undefined
}

/**
 * A path within this site, validated by the URL parser because that is what navigation uses: `//other.test`,
 * `/\other.test` and a tab between the slashes would lead elsewhere.
 */
const ownPath = z.string().check(
  z.maxLength(512),
  z.refine((path) => path.startsWith('/') && new URL(path, OWN).href === OWN + path),
)
const gameId = z.string().check(z.regex(/^[\w-]{1,64}$/))

const storedRecord = z.object({
  path: ownPath,
  until: z.number(),
  action: z.optional(
    z.discriminatedUnion('act', [
      z.object({ act: z.literal('openGame'), gameId, from: ownPath }),
      z.object({ act: z.literal('markFavourite'), gameId }),
      z.object({ act: z.literal('openPage'), path: ownPath }),
    ]),
  ),
})

/** Normalises a path with the URL parser, because the router may keep characters as typed. */
function normalise(path: string): string {
  const { pathname, search, hash } = new URL(path, OWN)
  return pathname + search + hash
}

/** Stores the action for this tab until the browser returns from an identity provider. */
export function storeAction({ path, action }: StoredAction): void {
  // oxlint-disable-next-line source/platform-time -- a duration, from one load of the page to another
  const until = Date.now() + LIFETIME_MS
  const normalised = action?.act === 'openGame' ? { ...action, from: normalise(action.from) } : action
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: normalise(path), action: normalised, until }))
  } catch {
    // Without storage the browser returns to the home page.
  }
}

/** The stored action; undefined if missing, expired or invalid. */
export function readStoredAction(): StoredAction | undefined {
  try {
    const { path, action, until } = storedRecord.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
    // oxlint-disable-next-line source/platform-time -- a duration, from one load of the page to another
    const left = until - Date.now()
    if (left <= 0 || left > LIFETIME_MS) return undefined
    return { path: SIGN_IN_PAGES.test(path) ? '/' : path, action }
  } catch {
    return undefined
  }
}

/** Removes the stored action, so that it resumes only once. */
export function clearStoredAction(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
