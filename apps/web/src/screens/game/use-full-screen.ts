import { useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

interface FullScreen {
  /** Whether this browser can do it at all; those of phones often cannot. */
  possible: boolean
  on: boolean
  toggle: () => void
  leave: () => void
}

/** Full screen for an element, and whether it is in it now. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const leave = () => {
    // Refused only where there is nothing to leave.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  }
  return {
    possible: document.fullscreenEnabled,
    on,
    leave,
    // The browser tells its reader itself when it refuses.
    toggle: () => (on ? leave() : element.current?.requestFullscreen().catch(() => undefined)),
  }
}
