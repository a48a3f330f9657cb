import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'balanceHidden'
const listeners = new Set<() => void>()
let hidden = stored()

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true'
  } catch {
    return false
  }
}

function setHidden(next: boolean): void {
  hidden = next
  try {
    localStorage.setItem(STORAGE_KEY, String(next))
  } catch {
    // A private window may refuse storage; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this browser hides the member's amounts, and the way to change it; every place on the page follows. */
export function useBalanceHidden(): [boolean, (hidden: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => hidden), setHidden]
}
