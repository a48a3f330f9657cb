import { createAccountStore } from './account-store.ts'

/** State of the chat window. It closes when the account signs out. */
export const chatWindow = createAccountStore<'closed' | 'small' | 'large'>('closed')

/** Unread chat messages of the account. */
export const chatUnread = createAccountStore(0)

/** Ids of the chat rooms that the account's live events follow, joined by commas. */
export const followedRooms = createAccountStore('')

export function toggleChat(): void {
  chatWindow.set(chatWindow.get() === 'closed' ? 'small' : 'closed')
}
