import { createStore } from '../store.ts'

const STORAGE_KEY = 'analyticsConsent'
const DECLINED = 'declined'

/** The choice in this browser: `declined`, or the origin that was accepted; undefined before a choice. */
export const analyticsChoice = createStore<string | undefined>(storedChoice, () => undefined)

if (typeof addEventListener === 'function') {
  // Applies a choice to every open tab.
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

/** Accepts this origin only; a different one needs a new consent. */
export function acceptAnalytics(origin: string): void {
  keepChoice(origin)
}

/** Declines, or withdraws consent. */
export function declineAnalytics(): void {
  keepChoice(DECLINED)
}

/** The choice for this origin; undefined before one was made. */
export function choiceFor(origin: string, chosen: string | undefined): 'accepted' | 'declined' | undefined {
  if (chosen === DECLINED) return 'declined'
  return chosen === origin ? 'accepted' : undefined
}

/** Whether the browser sends Global Privacy Control or Do Not Track; then the visitor is not asked. */
export function browserDeclines(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
