import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import { goOn as perform, type HeldUpAction } from '../../access/held-up-action.ts'
import { createStore, type Store } from '../../store.ts'

/** A registration that has just succeeded, to be told once. */
export interface Registered {
  way: RegistrationMethod
  /** The account's username; by mobile number it was made by the platform. */
  account: string
  /** The action that was held up; it goes on once the news is read. */
  goOn?: HeldUpAction | undefined
}

/** The registration to announce, if any. */
export const registeredNews: Store<Registered | null> = createStore<Registered | null>(() => null)

/** Tells of a registration over whatever page is open. */
export function tellRegistered(registered: Registered): void {
  registeredNews.set(registered)
}

/** The news is read: the held-up action goes on. */
export function closeRegistered(): void {
  const goOn = registeredNews.get()?.goOn
  registeredNews.set(null)
  perform(goOn)
}
