import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import { goOn as perform, type HeldUpAction } from '../../access/held-up-action.ts'

/** A registration that has just succeeded, to be told once. */
export interface Registered {
  way: RegistrationMethod
  /** The account's username; by mobile number it was made by the platform. */
  account: string
  /** The action that was held up; it goes on once the news is read. */
  goOn?: HeldUpAction | undefined
}

let news: Registered | null = null
const listeners = new Set<() => void>()

function publish(next: Registered | null): void {
  news = next
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore: the registration to be told, if any. */
export const registeredNews = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): Registered | null => news,
}

/** Tells of a registration over whatever page is open. */
export function tellRegistered(registered: Registered): void {
  publish(registered)
}

/** The news is read: the held-up action goes on. */
export function closeRegistered(): void {
  const goOn = news?.goOn
  publish(null)
  perform(goOn)
}
