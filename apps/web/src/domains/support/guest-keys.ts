import { createStore } from '../../store.ts'

/** Keys of the cases that guests opened in this browser, newest first. */
export interface GuestKey {
  id: string
  key: string
  title: string
}

const NAME = 'guest_cases'
const KEPT = 5

function read(): readonly GuestKey[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isGuestKey) : []
  } catch {
    return []
  }
}

const isGuestKey = (value: unknown): value is GuestKey =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'key', 'title'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

export const guestKeys = createStore<readonly GuestKey[]>(read, () => [])

function store(keys: readonly GuestKey[]): void {
  guestKeys.set(keys)
  try {
    localStorage.setItem(NAME, JSON.stringify(keys))
  } catch {
    // Without storage the case opens until the page is closed, and by its code afterwards.
  }
}

export const keepGuestKey = (saved: GuestKey): void =>
  store([saved, ...guestKeys.get().filter(({ id }) => id !== saved.id)].slice(0, KEPT))

export const forgetGuestKey = (id: string): void => store(guestKeys.get().filter((saved) => saved.id !== id))
