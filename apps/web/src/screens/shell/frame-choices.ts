import { createStore, useStore } from '../../store.ts'
import type { HomeState } from './frame-of.ts'

const STORAGE_KEY = 'sideBarMini'

/** Below this the games need the room more than the menu does. */
const ROOMY = '(width >= 80rem)'

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

const homeState = createStore<HomeState>(() => ({ barsShown: false, mini: storedMini() }))

/** What the visitor has chosen about the frame; every part of it follows. */
export function useHomeState(): HomeState {
  return useStore(homeState)
}

/** Makes the left bar mini or wide, here and whenever this browser comes back. */
export function chooseMini(mini: boolean): void {
  homeState.set({ ...homeState.get(), mini })
  try {
    localStorage.setItem(STORAGE_KEY, String(mini))
  } catch {
    // A private window may refuse storage; the choice then lasts as long as the page.
  }
}

/** Lets the bars in on a page that is a stage of its own, or sends them away; forgotten with the page. */
export function showBars(barsShown: boolean): void {
  homeState.set({ ...homeState.get(), barsShown })
}
