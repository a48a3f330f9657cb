import { createStore, useStore } from '../../store.ts'
import type { FramePreferences } from './frame-for-route.ts'

const STORAGE_KEY = 'sideBarMini'

/** On narrower screens the menu starts collapsed to leave room for the games. */
const WIDE_SCREEN = '(width >= 80rem)'

/** The stored choice, or a default by screen width. */
function storedMini(): boolean {
  try {
    const choice = localStorage.getItem(STORAGE_KEY)
    if (choice !== null) return choice === 'true'
  } catch {
    // Private windows may refuse storage.
  }
  return !matchMedia(WIDE_SCREEN).matches
}

const preferences = createStore<FramePreferences>(() => ({ barsShown: null, mini: storedMini() }))

export function useFramePreferences(): FramePreferences {
  return useStore(preferences)
}

/** Collapses or expands the left bar and remembers the choice in this browser. */
export function setMini(mini: boolean): void {
  preferences.set({ ...preferences.get(), mini })
  try {
    localStorage.setItem(STORAGE_KEY, String(mini))
  } catch {
    // Private windows may refuse storage; the choice then lasts until the page is closed.
  }
}

/** Shows or hides the bars on a full-screen page; not persisted. */
export function setBarsShown(barsShown: boolean): void {
  preferences.set({ ...preferences.get(), barsShown })
}
