import { createStore, type Store } from '../store.ts'

/** Prefix of everything in the tab's storage that belongs to the account. */
const PREFIX = 'account:'
/** Storage key of the values of an account whose session has ended. */
const SET_ASIDE = 'set-aside'
const stores = new Set<{ reset: () => void; load: () => void }>()

interface TabPersistence<Value> {
  as: string
  /** Undefined for an unreadable value. */
  read: (saved: unknown) => Value | undefined
}

/** A store that returns to `empty` when the account leaves the page. */
export function createAccountStore<Value>(empty: Value, stored?: TabPersistence<Value>): Store<Value> {
  const store = createStore(
    () => (stored && stored.read(readItem(stored.as))) ?? empty,
    () => empty,
  )
  if (stored) store.subscribe(() => keepItem(stored.as, store.get() === empty ? undefined : store.get()))
  stores.add({
    reset: () => store.set(empty),
    load: () => {
      const found = stored && store.get() === empty ? stored.read(readItem(stored.as)) : undefined
      if (found !== undefined) store.set(found)
    },
  })
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
    // Without storage the value lasts until the page is closed.
  }
}

/** Clears everything that the page and the tab store for the account. */
export function forgetAccountStores(): void {
  try {
    for (const [name] of storedItems()) sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
  for (const { reset } of stores) reset()
}

type Items = readonly [name: string, text: string][]

/** Clears them too, but the same account finds in this tab what it had stored. */
export function setAsideAccountStores(accountId: string): void {
  writeSetAside({ accountId, items: storedItems() })
  forgetAccountStores()
}

/** Changes what was set aside under the name of a store, for an outcome that arrives after the end of the session. */
export function changeSetAside(name: string, change: (stored: unknown) => unknown): void {
  const aside = readSetAside()
  if (!aside) return
  const items = aside.items.map(([item, text]): Items[number] =>
    item === PREFIX + name ? [item, JSON.stringify(change(JSON.parse(text)))] : [item, text],
  )
  writeSetAside({ ...aside, items })
}

/** Restores the values set aside for this account, except where a newer value exists, and drops those of another account. */
export function restoreAccountStores(accountId: string): void {
  try {
    const aside = readSetAside()
    if (!aside) return
    sessionStorage.removeItem(SET_ASIDE)
    if (aside.accountId !== accountId) return
    for (const [name, text] of aside.items) {
      if (name.startsWith(PREFIX) && sessionStorage.getItem(name) === null) sessionStorage.setItem(name, text)
    }
  } catch {
    return
  }
  for (const { load } of stores) load()
}

interface SetAside {
  accountId: string
  items: Items
}

function readSetAside(): SetAside | null {
  try {
    return JSON.parse(sessionStorage.getItem(SET_ASIDE) ?? 'null') as SetAside | null
  } catch {
    return null
  }
}

function writeSetAside(aside: SetAside): void {
  try {
    sessionStorage.setItem(SET_ASIDE, JSON.stringify(aside))
  } catch {
    // Without storage the values are lost with the session.
  }
}

/** All stored items, including those of parts of the page that are not loaded now. */
function storedItems(): Items {
  return Object.keys(sessionStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => [name, sessionStorage.getItem(name) ?? 'null'])
}
