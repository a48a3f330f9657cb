import { createStore, useStore } from '../../../store.ts'

const STORAGE_KEY = 'balanceHidden'
const balanceHidden = createStore(stored, () => false)

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
    // Private windows may refuse storage; then the choice holds for this page only.
  }
}

/** Whether amounts are hidden in this browser; shared by the whole page. */
export function useBalanceHidden(): [boolean, (hidden: boolean) => void] {
  return [useStore(balanceHidden), setHidden]
}
