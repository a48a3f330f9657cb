import { createStore, type Store } from '../../../store.ts'

/** Whether the member's own invitation is open. */
export const isInvitationOpen: Store<boolean> = createStore(() => false)

export function askInvitation(): void {
  isInvitationOpen.set(true)
}

export function dropInvitation(): void {
  isInvitationOpen.set(false)
}
