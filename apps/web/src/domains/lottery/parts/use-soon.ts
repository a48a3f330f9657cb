import { useCallback, useEffect, useRef } from 'react'

/** Answers of the gateway can be a second old. */
const WAIT_MS = 1_500

/** Joins events that come one after the other: the first starts a wait, after which `ask` runs once. */
export function useSoon(ask: () => unknown): () => void {
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
    }, WAIT_MS)
  }, [])
}
