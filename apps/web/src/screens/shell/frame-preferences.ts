import { useSyncExternalStore } from 'react'
import type { FramePreferences } from './frame-for-route.ts'

const STORAGE_KEY = 'sideBarMini'

/** Below this the games need the room more than the menu does. */
const ROOMY = '(width >= 80rem)'

let state: FramePreferences | undefined
const listeners = new Set<() => void>()

/** The choice this browser remembers, else what the screen has room for. */
function storedMini(): boolean {
  try {
    const choice = localStorage.getItem(STORAGE_KEY)
    if (choice !== null) return choice === 'true'
  } catch {
    // As below.
  }
  return !matchMedia(ROOMY).matches
}

function read(): FramePreferences {
  return (state ??= { barsShown: false, mini: storedMini() })
}

function change(next: Partial<FramePreferences>): void {
  state = { ...read(), ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the visitor has chosen about the frame; every part of it follows. */
export function useFramePreferences(): FramePreferences {
  return useSyncExternalStore(subscribe, read)
}

/** Makes the left bar mini or wide, here and whenever this browser comes back. */
export function setMini(mini: boolean): void {
  change({ mini })
  try {
    localStorage.setItem(STORAGE_KEY, String(mini))
  } catch {
    // A private window may refuse storage; the choice then lasts as long as the page.
  }
}

/** Lets the bars in on a page that is a stage of its own, or sends them away; forgotten with the page. */
export function setBarsShown(barsShown: boolean): void {
  change({ barsShown })
}
