import { useCallback, useEffect, useRef } from 'react'

/**
 * Joins events that come one after the other: the first starts a wait, after which `ask` runs once.
 * @param waitMs answers of the gateway can be a second old
 */
export function useSoon(ask: () => unknown, waitMs = 1_500): () => void {
  const held = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => () => clearTimeout(held.current), [])
  return useCallback(() => {
    held.current ??= setTimeout(() => {
      held.current = undefined
      latest.current()
    }, waitMs)
  }, [waitMs])
}
