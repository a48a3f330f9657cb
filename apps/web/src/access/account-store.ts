import { createStore, type Store } from '../store.ts'

/** Prefix of everything in the tab's storage that belongs to the account. */
const PREFIX = 'account:'
const resets = new Set<() => void>()

interface TabPersistence<Value> {
  as: string
  /** Undefined for an unreadable value. */
  read: (kept: unknown) => Value | undefined
}

/** A store that returns to `empty` when the account leaves the page. */
export function createAccountStore<Value>(empty: Value, stored?: TabPersistence<Value>): Store<Value> {
  const store = createStore(
    () => (stored && stored.read(readItem(stored.as))) ?? empty,
    () => empty,
  )
  if (stored) store.subscribe(() => keepItem(stored.as, store.get() === empty ? undefined : store.get()))
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
    // Then it lasts until the page is closed.
  }
}

/** Clears everything that the page and the tab store for the account. */
export function forgetAccountStores(): void {
  try {
    // Includes values of parts of the page that are not loaded now.
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const name of names) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
  for (const reset of resets) reset()
}
