import { useSyncExternalStore } from 'react'

/** A value outside React. Components subscribe with `useStore`. */
export interface Store<Value> {
  get: () => Value
  /** The value that the server renders, and the page until hydration. */
  getOnServer: () => Value
  set: (next: Value) => void
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/**
 * @param initial called when the value is first read
 * @param onServer where `initial` reads the browser
 */
export function createStore<Value>(initial: () => Value, onServer?: () => Value): Store<Value> {
  const first = once(initial)
  let current: { value: Value } | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => (current ? current.value : first()),
    // The same object as in the browser: React renders again what differs.
    getOnServer: onServer ? once(onServer) : first,
    set(next) {
      current = { value: next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

export function useStore<Value>({ subscribe, get, getOnServer }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getOnServer)
}
