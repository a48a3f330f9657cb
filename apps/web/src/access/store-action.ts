import type { PendingAction } from './pending-action.ts'

export const STORED_ACTION = 'pending-action'
export const STORED_FOR_MS = 10 * 60_000
export const OWN = 'https://own.invalid'

/** The action to resume when the browser returns from an identity provider. */
export interface StoredAction {
  /** The page to return to. */
  path: string
  action?: PendingAction | undefined
}

/** Normalises a path with the URL parser, because the router may keep characters as typed. */
function normalise(path: string): string {
  const { pathname, search, hash } = new URL(path, OWN)
  return pathname + search + hash
}

/** Stores the action for this tab until the browser returns from an identity provider. */
export function storeAction({ path, action }: StoredAction): void {
  // oxlint-disable-next-line source/platform-time -- a duration, from one load of the page to another
  const until = Date.now() + STORED_FOR_MS
  const normalised = action?.act === 'openGame' ? { ...action, from: normalise(action.from) } : action
  try {
    sessionStorage.setItem(STORED_ACTION, JSON.stringify({ path: normalise(path), action: normalised, until }))
  } catch {
    // Without storage the browser returns to the home page.
  }
}
