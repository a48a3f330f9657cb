import { createStore, type Store } from '../store.ts'
import type { PendingAction } from './pending-action.ts'

/** A request to open a demo account, with the action that follows. */
export const freePlayRequest: Store<{ pendingAction: PendingAction | undefined } | null> = createStore<{
  pendingAction: PendingAction | undefined
} | null>(() => null)

/** Opens a demo account and resumes the action. */
export function openFreePlay(pendingAction?: PendingAction): void {
  freePlayRequest.set({ pendingAction })
}

export function dropFreePlayRequest(): void {
  freePlayRequest.set(null)
}
