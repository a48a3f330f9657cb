import { createStore, type Store } from '../store.ts'
import type { HeldUpAction } from './held-up-action.ts'

/** A demo account that is to be opened, with what it is for. */
export const freePlayRequest: Store<{ pendingAction: HeldUpAction | undefined } | null> = createStore<{
  pendingAction: HeldUpAction | undefined
} | null>(() => null)

/** Opens a demo account; the action follows. */
export function askFreePlay(pendingAction?: HeldUpAction): void {
  freePlayRequest.set({ pendingAction })
}

export function dropFreePlayRequest(): void {
  freePlayRequest.set(null)
}
