import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

function watch(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False only if the browser knows that it has no network; servers and tests may not know. */
export const isOnline = (): boolean => navigator.onLine !== false

/** Resolves when the browser has a network again. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline, () => true)

/** Calls the latest `listener` when the browser has a network again. */
export function useReconnected(listener: () => void): void {
  const onOnline = useEffectEvent(listener)
  useEffect(() => {
    const act = () => onOnline()
    addEventListener('online', act)
    return () => removeEventListener('online', act)
  }, [])
}
