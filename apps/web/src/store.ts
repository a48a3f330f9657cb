import { useSyncExternalStore } from 'react'

/** A value outside React. Components subscribe with `useStore`. */
export interface Store<Value> {
  get: () => Value
  set: (next: Value) => void
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** @param initial called when the value is first read */
export function createStore<Value>(initial: () => Value): Store<Value> {
  let current: { value: Value } | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => (current ??= { value: initial() }).value,
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

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}
