import * as z from 'zod/mini'
import type { PendingAction } from './pending-action.ts'

const KEY = 'pending-action'
/** Lifetime of a sign-in attempt with an identity provider. */
const KEPT_MS = 10 * 60_000
const OWN = 'https://own.invalid'
/** Pages that are there to sign in: nobody is led back to one of them. */
const SIGN_IN_PAGES = /^\/(?:login|register|register\.html|reset-password)(?:[/?#]|$)/

/** What a browser that was sent to an issuer comes back to. */
export interface KeptAction {
  /** The page that was left. */
  path: string
  action?: PendingAction | undefined
}

/**
 * An address of this site and of no other. The URL parser says so, because it is what would be followed: `//other.test`,
 * `/\other.test` and a tab between the slashes lead away.
 */
const ownPath = z.string().check(
  z.maxLength(512),
  z.refine((path) => path.startsWith('/') && new URL(path, OWN).href === OWN + path),
)
const gameId = z.string().check(z.regex(/^[\w-]{1,64}$/))

const keptRecord = z.object({
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

/** As the URL parser writes it: the router may hold signs of a search as they were typed. */
function written(path: string): string {
  const { pathname, search, hash } = new URL(path, OWN)
  return pathname + search + hash
}

/** Keeps, in this tab alone, what goes on when the browser comes back from an issuer. */
export function keepAction({ path, action }: KeptAction): void {
  const until = Date.now() + KEPT_MS
  const steady = action?.act === 'openGame' ? { ...action, from: written(action.from) } : action
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: written(path), action: steady, until }))
  } catch {
    // Then the browser comes back to the home page.
  }
}

/** What was kept; undefined if nothing was, if it is too old, or if it is not what we write. */
export function keptAction(): KeptAction | undefined {
  try {
    const { path, action, until } = keptRecord.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
    const left = until - Date.now()
    if (left <= 0 || left > KEPT_MS) return undefined
    return { path: SIGN_IN_PAGES.test(path) ? '/' : path, action }
  } catch {
    return undefined
  }
}

/** Forgets it: it goes on once. */
export function forgetKeptAction(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
