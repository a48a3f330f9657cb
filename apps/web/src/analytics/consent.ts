import { createStore } from '../store.ts'

const STORAGE_KEY = 'analyticsConsent'
const DECLINED = 'declined'

/** What was chosen in this browser: `declined`, or the origin that may count; undefined before a choice. */
export const analyticsChoice = createStore(storedChoice)

if (typeof addEventListener === 'function') {
  // A choice counts in every tab at once.
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) analyticsChoice.set(storedChoice())
  })
}

function storedChoice(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function keepChoice(next: string): void {
  analyticsChoice.set(next)
  try {
    localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Private windows may refuse storage; the choice then lasts until the page is closed.
  }
}

/** Lets this origin count. Another one is asked for again. */
export function acceptAnalytics(origin: string): void {
  keepChoice(origin)
}

/** Declines, or withdraws the consent. */
export function declineAnalytics(): void {
  keepChoice(DECLINED)
}

/** What was chosen for this origin; undefined if nothing was. */
export function choiceFor(origin: string, chosen: string | undefined): 'accepted' | 'declined' | undefined {
  if (chosen === DECLINED) return 'declined'
  return chosen === origin ? 'accepted' : undefined
}

/** Whether the browser declines for its owner, by Global Privacy Control or Do Not Track: then nobody is asked. */
export function browserDeclines(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
