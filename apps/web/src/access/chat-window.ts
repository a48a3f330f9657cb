import { createAccountStore } from './account-store.ts'
import { serviceWindow } from './service-window.ts'

/** State of the chat window. It closes when the account signs out. */
export const chatWindow = createAccountStore<'closed' | 'small' | 'large'>('closed')

/** Unread chat messages of the account. */
export const chatUnread = createAccountStore(0)

/** Ids of the chat rooms that the account's live events follow, joined by commas. */
export const followedRooms = createAccountStore('')

/** The windows have the same place, so that opening one closes the other. */
export function toggleChat(): void {
  serviceWindow.set(false)
  chatWindow.set(chatWindow.get() === 'closed' ? 'small' : 'closed')
}

export function openServiceWindow(): void {
  chatWindow.set('closed')
  serviceWindow.set(true)
}
