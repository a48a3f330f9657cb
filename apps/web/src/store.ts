import { useSyncExternalStore } from 'react'

/** A value outside React. Components subscribe with `useStore`. */
export interface Store<Value> {
  get: () => Value
  /** What the server renders, and the page until it is hydrated. */
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
  let current: { value: Value } | undefined
  let server: { value: Value } | undefined
  // The same object: React renders again what differs from the server's value.
  let first: { value: Value } | undefined
  const initialOnce = () => (first ??= { value: initial() })
  const listeners = new Set<() => void>()
  return {
    get: () => (current ??= initialOnce()).value,
    getOnServer: () => (server ??= onServer ? { value: onServer() } : initialOnce()).value,
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

export function useStore<Value>({ subscribe, get, getOnServer }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getOnServer)
}
