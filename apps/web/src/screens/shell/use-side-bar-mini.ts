import { useState } from 'react'

const STORAGE_KEY = 'sideBarMini'

/** Below this the games need the room more than the menu does. */
const ROOMY = '(width >= 80rem)'

/** Whether the side bar shows icons alone: as this browser left it, else as the screen has room. */
export function useSideBarMini(): [boolean, (mini: boolean) => void] {
  const [mini, setMini] = useState(stored)
  const change = (next: boolean) => {
    setMini(next)
    try {
      localStorage.setItem(STORAGE_KEY, String(next))
    } catch {
      // A private window may refuse storage; the choice then lasts as long as the page.
    }
  }
  return [mini, change]
}

function stored(): boolean {
  try {
    const choice = localStorage.getItem(STORAGE_KEY)
    if (choice !== null) return choice === 'true'
  } catch {
    // As below.
  }
  return !matchMedia(ROOMY).matches
}
