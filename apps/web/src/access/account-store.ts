import { createStore, type Store } from '../store.ts'

/** What the tab keeps under this prefix belongs to the account. */
const PREFIX = 'account:'
const resets = new Set<() => void>()

interface KeptInTab<Value> {
  as: string
  /** Undefined for what is not readable. */
  read: (kept: unknown) => Value | undefined
}

/** A store that returns to `empty` when the account leaves the page. */
export function createAccountStore<Value>(empty: Value, kept?: KeptInTab<Value>): Store<Value> {
  const store = createStore(() => (kept && kept.read(readItem(kept.as))) ?? empty)
  if (kept) store.subscribe(() => keepItem(kept.as, store.get() === empty ? undefined : store.get()))
  resets.add(() => store.set(empty))
  return store
}

function readItem(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
  } catch {
    return null
  }
}

function keepItem(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // It then lasts until the page is left.
  }
}

/** Forgets what page and tab keep of the account. */
export function forgetAccountStores(): void {
  try {
    // Also what belongs to parts of the page that were not loaded since.
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const name of names) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // The tab keeps nothing.
  }
  for (const reset of resets) reset()
}
