import { createStore, useStore } from '../../store.ts'

const STORAGE_KEY = 'balanceHidden'
const balanceHidden = createStore(stored)

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true'
  } catch {
    return false
  }
}

function setHidden(next: boolean): void {
  balanceHidden.set(next)
  try {
    localStorage.setItem(STORAGE_KEY, String(next))
  } catch {
    // A private window may refuse storage; the choice then lasts as long as the page.
  }
}

/** Whether this browser hides the member's amounts, and the way to change it; every place on the page follows. */
export function useBalanceHidden(): [boolean, (hidden: boolean) => void] {
  return [useStore(balanceHidden), setHidden]
}
