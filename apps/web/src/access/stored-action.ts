import * as z from 'zod/mini'
import { OWN, type StoredAction, STORED_ACTION, STORED_FOR_MS } from './store-action.ts'

/** Sign-in pages, to which nobody returns afterwards. */
const SIGN_IN_PAGES = /^\/(?:login|register|register\.html|reset-password)(?:[/?#]|$)/

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

/** The stored action; undefined if missing, expired or invalid. */
export function readStoredAction(): StoredAction | undefined {
  try {
    const { path, action, until } = storedRecord.parse(JSON.parse(sessionStorage.getItem(STORED_ACTION) ?? ''))
    // oxlint-disable-next-line source/platform-time -- a duration, from one load of the page to another
    const left = until - Date.now()
    if (left <= 0 || left > STORED_FOR_MS) return undefined
    return { path: SIGN_IN_PAGES.test(path) ? '/' : path, action }
  } catch {
    return undefined
  }
}

/** Removes the stored action, so that it resumes only once. */
export function clearStoredAction(): void {
  try {
    sessionStorage.removeItem(STORED_ACTION)
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
