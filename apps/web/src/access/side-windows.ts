import { createAccountStore } from './account-store.ts'

/** Size of the chat's window. It closes when the account signs out. */
export const chatSize = createAccountStore<'closed' | 'small' | 'large'>('closed')

/** Whether the window of support is open. It closes when the account signs out. */
export const isSupportOpen = createAccountStore(false)

export const chatUnread = createAccountStore(0)

/** Ids of the chat rooms that the account's live events follow, joined by commas. */
export const followedRooms = createAccountStore('')

/** The windows have the same place, so that opening one closes the other. */
export function toggleChat(): void {
  isSupportOpen.set(false)
  chatSize.set(chatSize.get() === 'closed' ? 'small' : 'closed')
}

export function openSupport(): void {
  chatSize.set('closed')
  isSupportOpen.set(true)
}
