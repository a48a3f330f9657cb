import { createStore, type Store } from '../store.ts'
import type { PendingAction } from './pending-action.ts'

/** A demo account that is to be opened, with what it is for. */
export const freePlayRequest: Store<{ pendingAction: PendingAction | undefined } | null> = createStore<{
  pendingAction: PendingAction | undefined
} | null>(() => null)

/** Opens a demo account; the action follows. */
export function askFreePlay(pendingAction?: PendingAction): void {
  freePlayRequest.set({ pendingAction })
}

export function dropFreePlayRequest(): void {
  freePlayRequest.set(null)
}
