import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, followed; false on the server and until the page is hydrated. What the server renders
 * takes its widths from CSS.
 */
export function useMedia(query: string): boolean {
  // With another function React would subscribe again at each render.
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** From this width on the menu stands next to the page (`tablet` in styles/theme.css). */
export const FROM_TABLET = '(width >= 48rem)'
export const FROM_LAPTOP = '(width >= 64rem)'
